import type { Connection } from '../platform/database/database.ts'
import type { PaymentRecord } from './payment-record.ts'
import { markPaid, markSuperseded } from './payment-repository.ts'
import { releaseCredits } from './transfer-repository.ts'

/** Closes a payment that is fully credited: it has moved its claim, or the claim had moved on before. */
export async function settlePayment(
  transaction: Connection,
  payment: Pick<PaymentRecord, 'id'>,
  outcome: { readonly movedClaim: boolean; readonly now: Date },
): Promise<void> {
  if (outcome.movedClaim) return markPaid(transaction, payment.id, outcome.now)
  await markSuperseded(transaction, [payment.id])
  await releaseCredits(transaction, [payment.id])
}
