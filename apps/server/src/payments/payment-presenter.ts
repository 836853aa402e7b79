import type { Payment } from '@redress/contract/payments.ts'
import { lamports, numberFromCents, solAmount } from '@redress/domain/money/money.ts'
import { isOpenPayment } from '@redress/domain/money/payments.ts'
import { solanaPayUrl } from '@redress/domain/money/solana-pay.ts'
import { feeNames } from './fee-names.ts'
import type { PaymentRecord } from './payment-record.ts'

export interface CreditedTransfer {
  readonly signature: string
  readonly lamports: bigint
}

const messageOf = ({ purpose, claim_id }: PaymentRecord): string =>
  `Redress ${feeNames[purpose]} for claim ${claim_id.slice(0, 8)}`

export function presentPayment(payment: PaymentRecord, credited: readonly CreditedTransfer[]): Payment {
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
