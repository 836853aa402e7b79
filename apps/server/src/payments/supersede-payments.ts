import type { Connection } from '../platform/database/database.ts'
import type { PaymentRecord } from './payment-record.ts'
import { findOpenPayments, markSuperseded } from './payment-repository.ts'
import { releaseCredits } from './transfer-repository.ts'

/**
 * Ends the open payments of a claim that a later step has overtaken: they are owed nothing any more, and what they
 * received in part waits for the operator.
 */
export async function supersedePayments(
  transaction: Connection,
  claimId: string,
  isOvertaken: (payment: PaymentRecord) => boolean,
): Promise<void> {
  const overtaken = (await findOpenPayments(transaction, claimId)).filter(isOvertaken).map(payment => payment.id)
  if (overtaken.length === 0) return
  await markSuperseded(transaction, overtaken)
  await releaseCredits(transaction, overtaken)
}
