import type { Context } from '../../adapters/context.ts'
import { findNewestPublicClaims } from './search-repository.ts'

/** The ids of the newest public claims, as many as are wanted. */
export const newestPublicClaims = ({ database, clock }: Context, most: number): Promise<string[]> =>
  findNewestPublicClaims(database, clock.now(), most)
