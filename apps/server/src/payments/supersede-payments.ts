import type { Connection } from '../platform/database.ts'
import type { PaymentRecord } from './payment-record.ts'
import { findOpenPayments, markSuperseded } from './payment-repository.ts'

/** Ends the open payments of a claim that a later step has overtaken: they are owed nothing any more. */
export async function supersedePayments(
  transaction: Connection,
  claimId: string,
  isOvertaken: (payment: PaymentRecord) => boolean,
): Promise<void> {
  const overtaken = (await findOpenPayments(transaction, claimId)).filter(isOvertaken)
  if (overtaken.length > 0) {
    await markSuperseded(
      transaction,
      overtaken.map(payment => payment.id),
    )
  }
}
