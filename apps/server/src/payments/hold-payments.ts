import { lockClaim } from '../claims/repositories/claim-repository.ts'
import type { Connection } from '../platform/database/database.ts'
import type { PaymentRecord } from './payment-record.ts'
import { findPaymentsForUpdate } from './payment-repository.ts'

/** Holds the payments' claims and then the payments, each in one order for all, so that nobody waits in a circle. */
export async function holdPayments(
  transaction: Connection,
  payments: readonly Pick<PaymentRecord, 'id' | 'claim_id'>[],
): Promise<PaymentRecord[]> {
  if (payments.length === 0) return []
  for (const claimId of [...new Set(payments.map(payment => payment.claim_id))].sort()) {
    await lockClaim(transaction, claimId)
  }
  return findPaymentsForUpdate(
    transaction,
    payments.map(payment => payment.id),
  )
}
