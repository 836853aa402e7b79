import { paidEvent } from '@redress/domain/claim/lifecycle.ts'
import type { Context } from '../../adapters/context.ts'
import type { PaymentRecord } from '../../payments/payment-record.ts'
import { settlePayment } from '../../payments/settle-payment.ts'
import type { Connection } from '../../platform/database/database.ts'
import { announceClaim } from '../notifications/notify-parties.ts'
import { findClaim, lockClaim } from '../repositories/claim-repository.ts'
import { findDefendantsOfClaim } from '../repositories/defendant-repository.ts'
import { checkTransition } from './check-transition.ts'
import { applyTransition } from './execute-transition.ts'

/**
 * Executes the transition that a fully credited payment is to its claim, and closes the payment: paid, or superseded
 * where the claim had moved on, so that the transfer is for the operator to return.
 */
export async function applyPayment(
  context: Context,
  transaction: Connection,
  payment: PaymentRecord,
): Promise<{ readonly hadMovedOn: boolean }> {
  const claim = await lockClaim(transaction, payment.claim_id)
  const event = paidEvent[payment.purpose]
  const checked = claim && (await checkTransition(transaction, claim, { event, by: 'payment' }))
  const isAllowed = checked?.ok === true
  await settlePayment(transaction, payment, { movedClaim: isAllowed, now: context.clock.now() })
  if (!isAllowed) return { hadMovedOn: true }
  await applyTransition(context, transaction, checked.value, { party: payment.payer, userId: payment.opened_by })
  return { hadMovedOn: false }
}

/** Tells the pages of a claim's parties that a payment received money. */
export async function announcePayment(transaction: Connection, claimId: string): Promise<void> {
  const claim = await findClaim(transaction, claimId)
  if (claim) await announceClaim(transaction, { claim, defendants: await findDefendantsOfClaim(transaction, claimId) })
}
