import type { Connection } from '../../platform/database/database.ts'
import type { DefendantRecord } from './defendant-record.ts'
import { findClaimIdsAgainst, findDefendantsOfClaims, findDefendantsOfUser } from './defendant-repository.ts'

/** The defendants of one claim, representatives included, in the order in which they were added. */
export const defendantsOfClaim = (connection: Connection, claimId: string): Promise<DefendantRecord[]> =>
  findDefendantsOfClaims(connection, [claimId])

export async function defendantsByClaim(
  connection: Connection,
  claimIds: readonly string[],
): Promise<ReadonlyMap<string, readonly DefendantRecord[]>> {
  if (claimIds.length === 0) return new Map()
  return Map.groupBy(await findDefendantsOfClaims(connection, claimIds), defendant => defendant.claim_id)
}

/** Whether the user has taken the claim over for one of its defendants. */
export const isDefendantInClaim = async (connection: Connection, claimId: string, userId: string): Promise<boolean> =>
  (await findDefendantsOfUser(connection, claimId, userId)).length > 0

/** The accounts that have taken the claim over, each once. */
export async function defendantAccounts(connection: Connection, claimId: string): Promise<string[]> {
  const defendants = await defendantsOfClaim(connection, claimId)
  return [...new Set(defendants.flatMap(defendant => defendant.user_id ?? []))]
}

/** The claims that the user has taken over as a defendant. */
export const claimIdsAgainst = async (connection: Connection, userId: string): Promise<string[]> =>
  (await findClaimIdsAgainst(connection, userId)).map(row => row.claim_id)
