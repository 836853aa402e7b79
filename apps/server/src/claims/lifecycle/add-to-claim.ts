import type { ErrorCode } from '@redress/contract/errors.ts'
import { type Addition, mayAdd } from '@redress/domain/claim/correspondence.ts'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { fail, type Result } from '../../platform/result.ts'
import type { ClaimRecord } from '../repositories/claim-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { type LockFailure, lockClaimOfParty } from './lock-claim-of-party.ts'

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
): Promise<Result<Value, Code | LockFailure | 'NOT_IN_THIS_STATE'>> =>
  inTransaction(context.database, async transaction => {
    const locked = await lockClaimOfParty(transaction, caller)
    if (!locked.ok) return locked
    const isAllowed = mayAdd(addition, caller.party, correspondenceFacts(locked.value), context.clock.now())
    return isAllowed ? add(transaction, locked.value) : fail('NOT_IN_THIS_STATE')
  })
