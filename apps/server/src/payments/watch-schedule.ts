import { isOpenPayment, type PaymentStatus } from '@redress/domain/money/payments.ts'

const second = 1_000
const hour = 3_600 * second

/** For how long after its opening a payment that is closed is still looked at. */
const lateMoneyMilliseconds = 30 * 24 * hour

/**
 * How long to wait before the next look at a payment's reference: a two-hundredth of its age, so that a fresh one is
 * looked at every other second and one of a month every hour. `null`: never again. What arrives later still is found
 * in the recipient's own history.
 */
export function pauseBeforeLook(
  payment: { readonly status: PaymentStatus; readonly opened_at: Date },
  now: Date,
): number | null {
  const age = now.getTime() - payment.opened_at.getTime()
  const pause = Math.min(age / 200, hour)
  if (isOpenPayment(payment.status)) return Math.max(pause, 1.5 * second)
  return age > lateMoneyMilliseconds ? null : Math.max(pause, 60 * second)
}

/** How long to wait before the next look at a recipient's history where nothing is heard from the node. */
export const pauseBetweenSweeps = 5 * second
