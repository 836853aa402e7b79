import { type Draws, drawsFrom } from './many-claims/draws.ts'

/** Seed of all randomness in a run. A failing run prints it, and `TEST_SEED` sets it. */
export const testSeed = Number(process.env.TEST_SEED ?? 1)

/** Independent generator for one part, unaffected by the draws of others. */
export const testDraws = (part = 0): Draws => drawsFrom(testSeed + part)
