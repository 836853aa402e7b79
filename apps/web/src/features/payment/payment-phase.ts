import type { Payment } from '@redress/contract/payments.ts'
import { isOpenPayment } from '@redress/domain/money/payments.ts'
import type { PaymentFailure } from '../../wallet/payment-failure.ts'
import type { Attempt, Sighting } from '../../wallet/sighting.ts'

export type PaymentPhase =
  | { readonly kind: 'waiting' | 'asked' | 'paid' | 'superseded' }
  | { readonly kind: 'sent' | 'seen'; readonly signature: string }
  | { readonly kind: 'failed'; readonly failure: PaymentFailure }

export interface PaymentFacts {
  readonly payment: Pick<Payment, 'status'>
  /** What this browser last asked a wallet for. */
  readonly attempt: Attempt | null
  /** What the chain shows; `undefined` while it has not been asked yet or the node is away. */
  readonly sighting: Sighting | undefined
  /** Signatures that the server has judged already, counted or not. */
  readonly judged: readonly string[]
}

const settled = {
  open: null,
  paid: { kind: 'paid' },
  superseded: { kind: 'superseded' },
} as const satisfies Record<Payment['status'], PaymentPhase | null>

const waiting = { kind: 'waiting' } as const

/** How far a payment is. Money may be asked for only while it is `waiting` or has `failed`. */
export function paymentPhase({ payment, attempt, sighting, judged }: PaymentFacts): PaymentPhase {
  const end = settled[payment.status]
  if (end) return end
  if (sighting?.kind === 'landed') return { kind: 'seen', signature: sighting.signature }
  if (!attempt) return waiting
  const { signature } = attempt
  if (signature === null) return sighting?.kind === 'expired' ? waiting : { kind: 'asked' }
  if (judged.includes(signature)) return waiting
  if (sighting?.kind === 'failed') return { kind: 'failed', failure: sighting.failure }
  return sighting?.kind === 'expired' ? { kind: 'failed', failure: { kind: 'EXPIRED' } } : { kind: 'sent', signature }
}

export const mayBePaid = (phase: PaymentPhase): boolean => phase.kind === 'waiting' || phase.kind === 'failed'

/** The further of two readings of one payment, whichever of them came last. */
export function furtherPayment(one: Payment, other: Payment | undefined): Payment {
  if (!other || !isOpenPayment(one.status)) return one
  return !isOpenPayment(other.status) || BigInt(other.received) > BigInt(one.received) ? other : one
}
