import { paidEvent } from '@redress/domain/claim/lifecycle.ts'
import type { PaymentRecord } from '../payments/payment-record.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import type { Context } from '../platform/context.ts'
import type { Connection } from '../platform/database/database.ts'
import { admitStep } from './admit-step.ts'
import { advanceClaim } from './advance-claim.ts'
import { findClaimForUpdate } from './claim-repository.ts'

/**
 * Holds a claim against every other step. Whoever credits a payment takes the claim before the payment's row, as every
 * step does: in the other order the two could wait for each other.
 */
export async function holdClaim(transaction: Connection, claimId: string): Promise<void> {
  await findClaimForUpdate(transaction, claimId)
}

/**
 * Takes the step that a fully credited payment is to its claim, and closes the payment: paid, or superseded where the
 * claim had moved on, so that the transfer is for the operator to return.
 */
export async function applyPayment(
  context: Context,
  transaction: Connection,
  payment: PaymentRecord,
): Promise<{ readonly hadMovedOn: boolean }> {
  const event = paidEvent[payment.purpose]
  const admitted = await admitStep(transaction, { claimId: payment.claim_id, event, by: 'payment' })
  await settlePayment(transaction, payment, { movedClaim: admitted.ok, now: context.clock.now() })
  if (!admitted.ok) return { hadMovedOn: true }
  await advanceClaim(context, transaction, admitted.value, { party: payment.payer, userId: payment.opened_by })
  return { hadMovedOn: false }
}
