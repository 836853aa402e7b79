import { isOpenPayment, type PaymentStatus } from '@redress/domain/money/payments.ts'
import type { PaymentRecord } from '../../platform/database/schema.ts'
import type { PaymentsContext } from '../payment-ports.ts'
import { type ChainCursor, moveRecipientCursor, moveReferenceCursor } from './poll-repository.ts'
import { type Progress, processSignatures } from './process-signatures.ts'
import type { SignatureTracker } from './signature-tracker.ts'

/** Processes a round of new transactions that name the recipient, with any reference or none. */
export function pollRecipient(
  context: PaymentsContext,
  tracker: SignatureTracker,
  cursor: ChainCursor,
  signal: AbortSignal,
): Promise<Progress> {
  const { address } = cursor
  let from = cursor.last_signature
  return processSignatures(context, tracker, { address, recipient: address, since: from, signal }, async to => {
    await moveRecipientCursor(context.database, address, { from, to })
    from = to
  })
}

/** Processes a round of new transactions with the payment's reference. */
export function pollPayment(
  context: PaymentsContext,
  tracker: SignatureTracker,
  payment: PaymentRecord,
  signal: AbortSignal,
): Promise<Progress> {
  const { reference: address, recipient } = payment
  let from = payment.last_signature
  return processSignatures(context, tracker, { address, recipient, since: from, signal }, async to => {
    await moveReferenceCursor(context.database, payment.id, { from, to })
    from = to
  })
}

const second = 1_000
const hour = 3_600 * second

/** Time after its opening for which a closed payment is still polled. */
const latePaymentMilliseconds = 30 * 24 * hour

/**
 * Milliseconds until a payment's reference is polled again: a two-hundredth of its age, so every two seconds at first
 * and every hour after a month. Zero if a round left transactions. `null` means never again, which requires that none
 * remain. Later transfers are found in the recipient's own history.
 */
export function paymentPollDelay(
  payment: { readonly status: PaymentStatus; readonly opened_at: Date },
  { now, remaining, hasMore }: Pick<Progress, 'remaining' | 'hasMore'> & { readonly now: Date },
): number | null {
  if (hasMore) return 0
  const age = now.getTime() - payment.opened_at.getTime()
  const delay = Math.min(age / 200, hour)
  if (isOpenPayment(payment.status)) return Math.max(delay, 1.5 * second)
  return age > latePaymentMilliseconds && remaining === 0 ? null : Math.max(delay, 60 * second)
}

/** Milliseconds until a recipient is polled again, unless the node announces a transaction. */
export const recipientPollDelay = 5 * second
