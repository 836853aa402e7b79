import { creditFor } from '@redress/domain/money/payments.ts'
import type { Connection } from '../platform/database/database.ts'
import type { PaymentRecord } from '../platform/database/schema.ts'
import type { PaidClaims, PaymentsContext } from './payment-ports.ts'
import { findPaymentsForUpdate, markPaid, markSuperseded } from './payment-repository.ts'
import { changeReason, markCredited, releaseCredits, sumOfCredits, type TransferRecord } from './transfer-repository.ts'
import { wayOf } from './way-to-pay.ts'

/** Locks the claims of the payments and then the payments, always in the same order, to prevent deadlocks. */
export async function lockPayments(
  claims: PaidClaims,
  transaction: Connection,
  payments: readonly Pick<PaymentRecord, 'id' | 'claim_id'>[],
): Promise<PaymentRecord[]> {
  if (payments.length === 0) return []
  for (const claimId of [...new Set(payments.map(payment => payment.claim_id))].sort()) {
    await claims.lock(transaction, claimId)
  }
  return findPaymentsForUpdate(
    transaction,
    payments.map(payment => payment.id),
  )
}

/**
 * Credits an unapplied transfer to a payment, and completes the payment if it is fully paid. The caller has locked the
 * payment.
 */
export async function creditTransfer(
  context: PaymentsContext,
  transaction: Connection,
  payment: PaymentRecord,
  transfer: TransferRecord,
): Promise<{ readonly isCredited: boolean }> {
  const received = await sumOfCredits(transaction, payment.id)
  const way = wayOf(transfer)
  const worth = way.worth(transfer, payment)
  const credit = creditFor({ status: payment.status, asked: payment.lamports, received }, worth)
  if (credit.state === 'unapplied') {
    await changeReason(transaction, transfer.id, credit.reason)
    return { isCredited: false }
  }
  const surplus = way.surplus(credit.surplus, payment)
  await markCredited(transaction, transfer.id, { paymentId: payment.id, worth, surplus })
  if (credit.completes) {
    const { hasMovedOn } = await completePayment(context, transaction, payment)
    return { isCredited: !hasMovedOn }
  }
  await context.claims.announce(transaction, payment.claim_id)
  return { isCredited: true }
}

/**
 * Closes a locked, fully credited payment: as paid, or as superseded if its claim has moved on, so that the operator
 * returns the money.
 */
export async function completePayment(
  context: PaymentsContext,
  transaction: Connection,
  payment: PaymentRecord,
): Promise<{ readonly hasMovedOn: boolean }> {
  await markPaid(transaction, payment.id, context.clock.now())
  const { hasMovedOn } = await context.claims.onPaid(transaction, payment)
  if (hasMovedOn) {
    await markSuperseded(transaction, [payment.id])
    await releaseCredits(transaction, [payment.id])
  }
  return { hasMovedOn }
}
