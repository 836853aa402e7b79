import { isOpenPayment, type PaymentStatus } from '@redress/domain/money/payments.ts'
import type { PaymentRecord } from '../../platform/database/schema.ts'
import type { PaymentsContext } from '../payment-ports.ts'
import { type ChainCursor, moveRecipientCursor, moveReferenceCursor } from './poll-repository.ts'
import { type Progress, processSignatures } from './process-signatures.ts'
import type { SignatureTracker } from './signature-tracker.ts'

/** Processes a round of the new transactions that name the recipient, whatever reference they carry or lack. */
export function pollRecipient(
  context: PaymentsContext,
  tracker: SignatureTracker,
  cursor: ChainCursor,
  { leaseMilliseconds, signal }: { readonly leaseMilliseconds: number; readonly signal: AbortSignal },
): Promise<Progress> {
  const { address } = cursor
  let from = cursor.last_signature
  return processSignatures(context, tracker, { address, recipient: address, since: from, signal }, async to => {
    await moveRecipientCursor(context.database, address, { from, to, leaseMilliseconds })
    from = to
  })
}

/** Processes a round of the new transactions that carry the payment's reference. */
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

/** For how long after its opening a closed payment is still polled. */
const latePaymentMilliseconds = 30 * 24 * hour

/**
 * In milliseconds, how long to wait before a payment's reference is polled again: a two-hundredth of the payment's age,
 * so that a new one is polled every other second and one of a month every hour. At once where a round left some for the
 * next. `null`: never again, which needs that nothing remains. Money that arrives later still is found in the
 * recipient's own history.
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

/** In milliseconds, how long to wait before a recipient is polled again, unless the node announces a transaction. */
export const recipientPollDelay = 5 * second
