import { cents, centsFromNumber } from '@redress/domain/money.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { ok } from '../platform/result.ts'
import { admitStep } from './admit-step.ts'
import { advanceClaim } from './advance-claim.ts'
import { claimForParty } from './get-claim.ts'

export interface AmendClaim {
  readonly id: string
  readonly userId: string
  /** As the contract has checked it: at most two decimals. */
  readonly value: number
}

/** Changes the value within the notice period; the old one stays in the history. */
export const amendClaim = (context: Context, { id: claimId, userId, value }: AmendClaim) =>
  inTransaction(context.database, async transaction => {
    const admitted = await admitStep(transaction, { claimId, event: 'amend', by: 'Plaintiff' })
    if (!admitted.ok) return admitted
    const newValue = centsFromNumber(value) ?? cents(0n)
    await advanceClaim(context, transaction, admitted.value, { party: 'Plaintiff', userId, newValue })
    return ok(await claimForParty(context, transaction, { claimId, userId }))
  })
