import type { Payment } from '@redress/contract/payments.ts'
import { lamports, numberFromCents, solAmount } from '@redress/domain/money/money.ts'
import { isOpenPayment, type PaymentPurpose } from '@redress/domain/money/payments.ts'
import { solanaPayUrl } from '@redress/domain/money/solana-pay.ts'
import type { Connection } from '../platform/database/database.ts'
import type { PaymentRecord } from '../platform/database/schema.ts'
import { findPaymentsFor, type Payer } from './payment-repository.ts'
import { findCreditsOf } from './transfer-repository.ts'

/** What a fee is called in the texts that wallets show. */
export const feeNames = {
  submission: 'submission fee',
  dispute: 'dispute fee',
  concession: 'concession fee',
  'platform fee': 'platform fee',
} as const satisfies Record<PaymentPurpose, string>

interface CreditedTransfer {
  readonly signature: string
  readonly lamports: bigint
}

const messageOf = ({ purpose, claim_id }: PaymentRecord): string =>
  `Redress ${feeNames[purpose]} for claim ${claim_id.slice(0, 8)}`

function presentPayment(payment: PaymentRecord, credited: readonly CreditedTransfer[]): Payment {
  const { recipient, reference, memo } = payment
  const received = credited.reduce((sum, transfer) => sum + transfer.lamports, 0n)
  const isOwed = isOpenPayment(payment.status) && received < payment.lamports
  const missing = lamports(isOwed ? payment.lamports - received : 0n)
  return {
    id: payment.id,
    purpose: payment.purpose,
    status: payment.status,
    fee: numberFromCents(payment.fee_cents),
    currency: payment.currency,
    lamports: payment.lamports.toString(),
    sol: solAmount(payment.lamports),
    recipient,
    reference,
    memo,
    // What is still missing, so that paying by the link never pays twice.
    link: solanaPayUrl({
      recipient,
      reference,
      memo,
      lamports: isOwed ? missing : payment.lamports,
      label: 'Redress',
      message: messageOf(payment),
    }),
    received: received.toString(),
    missing: missing.toString(),
    missingSol: solAmount(missing),
    signatures: [...new Set(credited.map(transfer => transfer.signature))],
    openedAt: payment.opened_at.toISOString(),
    paidAt: payment.paid_at?.toISOString() ?? null,
  }
}

/** The fees that somebody's side of a claim owes or has paid, oldest first; of others' acts, what is paid. */
export async function paymentsFor(connection: Connection, payer: Payer): Promise<Payment[]> {
  const payments = await findPaymentsFor(connection, payer)
  if (payments.length === 0) return []
  const transfers = await findCreditsOf(
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
