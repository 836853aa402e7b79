import { creditFor } from '@redress/domain/money/ledger.ts'
import type { Context } from '../adapters/context.ts'
import { announcePayment, applyPayment } from '../claims/lifecycle/claim-payments.ts'
import type { Connection } from '../platform/database/database.ts'
import type { PaymentRecord } from './payment-record.ts'
import { changeReason, markCredited, sumOfCredits, type TransferRecord } from './transfer-repository.ts'

/**
 * Credits an unapplied transfer to a payment, and takes the claim's step when the payment is full with it. The caller
 * holds the claim and then the payment.
 */
export async function creditTransfer(
  context: Context,
  transaction: Connection,
  payment: PaymentRecord,
  transfer: TransferRecord,
): Promise<{ readonly isCredited: boolean }> {
  const received = await sumOfCredits(transaction, payment.id)
  const credit = creditFor({ status: payment.status, asked: payment.lamports, received }, transfer.lamports)
  if (credit.state === 'unapplied') {
    await changeReason(transaction, transfer.id, credit.reason)
    return { isCredited: false }
  }
  await markCredited(transaction, transfer.id, { paymentId: payment.id, surplus: credit.surplus })
  if (credit.completes) {
    const { hadMovedOn } = await applyPayment(context, transaction, payment)
    return { isCredited: !hadMovedOn }
  }
  await announcePayment(transaction, payment.claim_id)
  return { isCredited: true }
}
