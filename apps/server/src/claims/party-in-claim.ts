import { isFiled } from '@redress/domain/claim/questions.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { Connection } from '../platform/database/database.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import type { ClaimRecord } from './claim-record.ts'
import { findClaim } from './claim-repository.ts'
import { isDefendantInClaim } from './defendants/list-defendants.ts'

/** The part that a user has in a claim; `null` for none. Nobody is a defendant of a claim that is not filed. */
export async function partyInClaim(connection: Connection, claim: ClaimRecord, userId: string): Promise<Party | null> {
  if (claim.plaintiff_id === userId) return 'Plaintiff'
  return isFiled(claim.status) && (await isDefendantInClaim(connection, claim.id, userId)) ? 'Defendant' : null
}

export interface PartyToClaim {
  readonly claim: ClaimRecord
  readonly party: Party
}

/** A claim and the caller's part in it; to everybody else it does not exist. */
export async function findAsParty(
  connection: Connection,
  claimId: string,
  userId: string,
): Promise<Result<PartyToClaim, 'CLAIM_NOT_FOUND'>> {
  const claim = await findClaim(connection, claimId)
  const party = claim ? await partyInClaim(connection, claim, userId) : null
  return claim && party ? ok({ claim, party }) : fail('CLAIM_NOT_FOUND')
}
