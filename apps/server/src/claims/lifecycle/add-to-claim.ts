import type { ErrorCode } from '@redress/contract/errors.ts'
import { type Addition, mayAdd } from '@redress/domain/claim/correspondence.ts'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { type ClaimRecord, lockClaim } from '../repositories/claim-repository.ts'
import { isDefendantOf } from '../repositories/defendant-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'

/** The claim of a party, locked; somebody else may have taken the party's place since the guard let them through. */
export async function lockClaimOfParty(
  transaction: Connection,
  { claim: { id }, party, userId }: ClaimOfParty,
): Promise<Result<ClaimRecord, 'CLAIM_NOT_FOUND'>> {
  const claim = await lockClaim(transaction, id)
  if (!claim) return fail('CLAIM_NOT_FOUND')
  if (party === 'Defendant' && !(await isDefendantOf(transaction, id, userId))) return fail('CLAIM_NOT_FOUND')
  return ok(claim)
}

export const correspondenceFacts = ({ status, resolved_at }: ClaimRecord) => ({ status, resolvedAt: resolved_at })

/**
 * Adds to a filed claim what changes nothing of the claim itself. The claim is locked meanwhile, so that what is added
 * comes one after the other, and in the order of the commits. What fails has written nothing.
 */
export const addToClaim = <Value, Code extends ErrorCode>(
  context: Context,
  caller: ClaimOfParty,
  addition: Addition,
  add: (transaction: Connection, claim: ClaimRecord) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'CLAIM_NOT_FOUND' | 'NOT_IN_THIS_STATE'>> =>
  inTransaction(context.database, async transaction => {
    const locked = await lockClaimOfParty(transaction, caller)
    if (!locked.ok) return locked
    const isAllowed = mayAdd(addition, caller.party, correspondenceFacts(locked.value), context.clock.now())
    return isAllowed ? add(transaction, locked.value) : fail('NOT_IN_THIS_STATE')
  })
