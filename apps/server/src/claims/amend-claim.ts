import { cents, centsFromNumber } from '@redress/domain/money/money.ts'
import type { Context } from '../platform/context.ts'
import { takeStep } from './take-step.ts'

export interface AmendClaim {
  readonly id: string
  readonly userId: string
  /** As the contract has checked it: at most two decimals. */
  readonly value: number
}

/** Changes the value within the notice period; the old one stays in the history. */
export const amendClaim = (context: Context, { id: claimId, userId, value }: AmendClaim) =>
  takeStep(context, { claimId, userId, event: 'amend' }, async () => ({
    newValue: centsFromNumber(value) ?? cents(0n),
  }))
