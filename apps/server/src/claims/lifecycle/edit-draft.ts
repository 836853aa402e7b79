import type { ErrorCode } from '@redress/contract/errors.ts'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import type { Result } from '../../platform/result.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { applyTransition } from './apply-transitions.ts'
import { checkTransition } from './check-transition.ts'
import { type LockFailure, lockClaimOfParty } from './lock-claim-of-party.ts'

/**
 * Changes what belongs to a draft: its defendants, its documents. The draft is locked meanwhile, so that its changes
 * and its submission come one after the other. An edit that fails has written nothing.
 */
export const editDraft = <Value, Code extends ErrorCode>(
  context: Context,
  caller: ClaimOfParty,
  edit: (transaction: Connection) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | LockFailure | 'NOT_IN_THIS_STATE'>> =>
  inTransaction(context.database, async transaction => {
    const locked = await lockClaimOfParty(transaction, caller)
    if (!locked.ok) return locked
    const { userId } = caller
    const checked = await checkTransition(transaction, locked.value, { event: 'edit', by: 'Plaintiff' })
    if (!checked.ok) return checked
    const edited = await edit(transaction)
    if (edited.ok) await applyTransition(context, transaction, checked.value, { party: 'Plaintiff', userId })
    return edited
  })
