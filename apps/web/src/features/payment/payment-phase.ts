import type { PayablePayment } from '@redress/contract/payments.ts'
import { isOpenPayment } from '@redress/domain/money/payments.ts'
import type { OnChainStatus, PaymentAttempt } from '../../wallet/on-chain-status.ts'
import type { PaymentFailure } from '../../wallet/payment-failure.ts'

export type PaymentPhase =
  | { readonly kind: 'waiting' | 'asked' | 'paid' | 'superseded' }
  | { readonly kind: 'sent' | 'seen'; readonly signature: string }
  | { readonly kind: 'failed'; readonly failure: PaymentFailure }

export interface PaymentFacts {
  readonly payment: Pick<PayablePayment, 'status'>
  /** The last payment for which this browser asked a wallet. */
  readonly attempt: PaymentAttempt | null
  /** `undefined` before the first answer of the node. */
  readonly onChainStatus: OnChainStatus | undefined
  /** Signatures that the server has processed already, counted or not. */
  readonly processed: readonly string[]
}

const closedPhases = {
  open: null,
  paid: { kind: 'paid' },
  superseded: { kind: 'superseded' },
} as const satisfies Record<PayablePayment['status'], PaymentPhase | null>

const waiting = { kind: 'waiting' } as const

/** How far a payment is. It may be paid only while it is `waiting` or has `failed`. */
export function paymentPhase({ payment, attempt, onChainStatus, processed }: PaymentFacts): PaymentPhase {
  const closed = closedPhases[payment.status]
  if (closed) return closed
  if (onChainStatus?.kind === 'confirmed') return { kind: 'seen', signature: onChainStatus.signature }
  if (!attempt) return waiting
  const { signature } = attempt
  if (signature === null) return onChainStatus?.kind === 'expired' ? waiting : { kind: 'asked' }
  if (processed.includes(signature)) return waiting
  if (onChainStatus?.kind === 'failed') return { kind: 'failed', failure: onChainStatus.failure }
  return onChainStatus?.kind === 'expired'
    ? { kind: 'failed', failure: { kind: 'EXPIRED' } }
    : { kind: 'sent', signature }
}

export const mayBePaid = (phase: PaymentPhase): boolean => phase.kind === 'waiting' || phase.kind === 'failed'

/** The more advanced of two states of one payment, in whatever order they were fetched. */
export function moreAdvanced(one: PayablePayment, other: PayablePayment | null | undefined): PayablePayment {
  if (!other || !isOpenPayment(one.status)) return one
  const isFurther = BigInt(other.received) > BigInt(one.received) || other.relief > one.relief
  return !isOpenPayment(other.status) || isFurther ? other : one
}
