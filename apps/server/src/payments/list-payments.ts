import type { Payment } from '@redress/contract/payments.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { Connection } from '../platform/database/database.ts'
import { presentPayment } from './payment-presenter.ts'
import { findCreditedTransfers, findPaymentsOfSide } from './payment-repository.ts'

/** The fees that one side of a claim owes or has paid, oldest first. */
export async function paymentsOfSide(connection: Connection, claimId: string, payer: Party): Promise<Payment[]> {
  const payments = await findPaymentsOfSide(connection, claimId, payer)
  if (payments.length === 0) return []
  const transfers = await findCreditedTransfers(
    connection,
    payments.map(payment => payment.id),
  )
  return payments.map(payment =>
    presentPayment(
      payment,
      transfers.filter(transfer => transfer.payment_id === payment.id),
    ),
  )
}
