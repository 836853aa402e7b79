import type { Context } from '../../adapters/context.ts'
import { findNewestPublicClaims, findRestrictedClaims } from './search-repository.ts'

/** The ids of the newest public claims, as many as are wanted. */
export const newestPublicClaims = ({ database, clock }: Context, most: number): Promise<string[]> =>
  findNewestPublicClaims(database, clock.now(), most)

/** Ids of claims that the operator keeps off the public record now. */
export const restrictedClaims = ({ database }: Context): Promise<Set<string>> => findRestrictedClaims(database)
