import { type Lamports, lamports } from './money.ts'
import type { PaymentStatus, UnappliedReason } from './payments.ts'

/** `credited` counts for one payment; `unapplied` waits for the operator; `returned` was sent back by the operator. */
const transferStates = ['credited', 'unapplied', 'returned'] as const
export type TransferState = (typeof transferStates)[number]

export interface PaymentBalance {
  readonly status: PaymentStatus
  readonly asked: Lamports
  /** What is credited already. */
  readonly received: Lamports
}

export type Credit =
  | {
      readonly state: 'credited'
      /** Whether the payment is full with it. */
      readonly completes: boolean
      /** What of it is more than was asked. */
      readonly surplus: Lamports
    }
  | { readonly state: 'unapplied'; readonly reason: UnappliedReason }

/**
 * What a verified transfer is to its payment (decisions.md section 3). A transfer is credited whole; what is more than
 * asked stays on it as unapplied.
 */
export function creditFor(payment: PaymentBalance, amount: Lamports): Credit {
  if (payment.status === 'paid') return { state: 'unapplied', reason: 'ALREADY_PAID' }
  if (payment.status === 'superseded') return { state: 'unapplied', reason: 'CLAIM_MOVED_ON' }
  const beyond = payment.received + amount - payment.asked
  return { state: 'credited', completes: beyond >= 0n, surplus: lamports(beyond > 0n ? beyond : 0n) }
}
