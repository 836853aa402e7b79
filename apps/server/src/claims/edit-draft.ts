import type { ErrorCode } from '@redress/contract/errors.ts'
import type { Context } from '../platform/context.ts'
import { type Connection, inTransaction } from '../platform/database/database.ts'
import type { Result } from '../platform/result.ts'
import { admitStep } from './admit-step.ts'
import { advanceClaim } from './advance-claim.ts'

export interface DraftOfPlaintiff {
  readonly claimId: string
  readonly userId: string
}

/**
 * Changes something of a draft that is held meanwhile, so that changes of one draft and its submission come one after
 * the other. An edit that fails has written nothing.
 */
export const editDraft = <Value, Code extends ErrorCode>(
  context: Context,
  { claimId, userId }: DraftOfPlaintiff,
  edit: (transaction: Connection) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'CLAIM_NOT_FOUND' | 'NOT_IN_THIS_STATE'>> =>
  inTransaction(context.database, async transaction => {
    const admitted = await admitStep(transaction, { claimId, event: 'edit', by: 'Plaintiff' })
    if (!admitted.ok) return admitted
    const edited = await edit(transaction)
    if (edited.ok) await advanceClaim(context, transaction, admitted.value, { party: 'Plaintiff', userId })
    return edited
  })
