import { peopleGone } from '../../accounts/people.ts'
import type { Connection } from '../../platform/database/database.ts'
import { equalTo, readTogether } from '../../platform/database/read-together.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { type ClaimRecord, lockClaim } from '../repositories/claim-repository.ts'
import { type DefendantRecord, holdsPlace, lockDefendant } from '../repositories/defendant-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'

/** As whom somebody acts in a claim. */
export interface ActingParty extends Pick<ClaimOfParty, 'party' | 'userId'> {
  readonly claim: Pick<ClaimRecord, 'id'>
}

/** Why somebody who was let through as a party has no claim to act in any more. */
export type LockFailure = 'CLAIM_NOT_FOUND' | 'NOT_SIGNED_IN'

/**
 * The claim of a party, locked. While they waited for it, somebody else may have taken the party's place, or they may
 * have closed their account. The closing holds the same locks, so this is read by a statement of its own: the one that
 * waits sees what was there before the wait.
 */
export async function lockClaimOfParty(
  transaction: Connection,
  { claim: { id }, party, userId }: ActingParty,
): Promise<Result<ClaimRecord, LockFailure>> {
  const claim = await lockClaim(transaction, id)
  if (!claim) return fail('CLAIM_NOT_FOUND')
  const { gone, isDefendant } = await readTogether(transaction, {
    gone: peopleGone(equalTo(userId)),
    isDefendant: holdsPlace(id, userId),
  })
  if (gone.has(userId)) return fail('NOT_SIGNED_IN')
  return party === 'Plaintiff' || isDefendant ? ok(claim) : fail('CLAIM_NOT_FOUND')
}

/** A defendant of a party's claim, both locked: the claim first, as every transition does. */
export async function lockDefendantOfParty(
  transaction: Connection,
  caller: ActingParty,
  defendantId: string,
): Promise<Result<{ claim: ClaimRecord; defendant: DefendantRecord }, LockFailure | 'DEFENDANT_NOT_FOUND'>> {
  const locked = await lockClaimOfParty(transaction, caller)
  if (!locked.ok) return locked
  const { value: claim } = locked
  const defendant = await lockDefendant(transaction, defendantId)
  return defendant?.claim_id === claim.id ? ok({ claim, defendant }) : fail('DEFENDANT_NOT_FOUND')
}
