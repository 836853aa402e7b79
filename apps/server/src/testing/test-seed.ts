import { type Draws, drawsFrom } from './many-claims/draws.ts'

/** What every chance of a run comes from. A run that failed prints it, and `TEST_SEED` takes it again. */
export const testSeed = Number(process.env.TEST_SEED ?? 1)

/** Draws of one part's own, so that what others draw meanwhile changes nothing. */
export const testDraws = (part = 0): Draws => drawsFrom(testSeed + part)
