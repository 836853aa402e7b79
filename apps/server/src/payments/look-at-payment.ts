import type { Context } from '../adapters/context.ts'
import { judgeHistory } from './judge-history.ts'
import type { JudgedSignatures } from './judged-signatures.ts'
import type { PaymentRecord } from './payment-record.ts'
import { advanceReferenceCursor } from './watched-payment-repository.ts'

/** Judges every transaction that carries the payment's reference and was not judged yet. */
export async function lookAtPayment(
  context: Context,
  judged: JudgedSignatures,
  payment: PaymentRecord,
  signal: AbortSignal,
): Promise<void> {
  let from = payment.last_signature
  const { reference: address, recipient } = payment
  await judgeHistory(context, judged, { address, recipient, since: from, signal }, async to => {
    await advanceReferenceCursor(context.database, payment.id, { from, to })
    from = to
  })
}
