import type { PayablePayment, Payment, PublicPayment } from '@redress/contract/payments.ts'
import { shortId } from '@redress/domain/claim/short-id.ts'
import { bankReference } from '@redress/domain/money/bank-reference.ts'
import { cents, lamports, numberFromCents, solAmount } from '@redress/domain/money/money.ts'
import { feeNames } from '@redress/domain/money/payment-memo.ts'
import { isOpenPayment, isPaidPayment } from '@redress/domain/money/payments.ts'
import { solanaPayUrl } from '@redress/domain/money/solana-pay.ts'
import { missingInCents, waysFor, waysToPay } from '@redress/domain/money/ways-to-pay.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { Context } from '../adapters/context.ts'
import { readTogether } from '../platform/database/read-together.ts'
import type { PaymentRecord } from '../platform/database/schema.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import type { Settings } from '../platform/settings.ts'
import { bankAccountOf } from './bank-account.ts'
import {
  findPayment,
  findPaymentByPublicId,
  inPaymentsOfPayer,
  type Payer,
  paymentsOfPayer,
} from './payment-repository.ts'
import { type CreditRecord, creditsOf, findCreditsOf, type SurplusRecord, surplusesOf } from './transfer-repository.ts'
import { wayNameOf } from './way-to-pay.ts'

type PresentingContext = Pick<Context, 'database' | 'settings'>

const messageOf = ({ purpose, claim_id }: PaymentRecord): string =>
  `Redress ${feeNames[purpose]} for claim ${shortId(claim_id)}`

function presentPayable(settings: Settings, payment: PaymentRecord, credits: readonly CreditRecord[]): PayablePayment {
  const { recipient, reference, memo } = payment
  const account = bankAccountOf(settings)
  const ways = waysFor(payment.currency, account !== null)
  const credited = credits.filter(({ state }) => state === 'credited')
  // A fee stays paid where the bank has reversed its transfer later.
  const paying = credited.length === 0 && isPaidPayment(payment.status) ? credits : credited
  const onChain = credited.filter(transfer => wayNameOf(transfer) === 'SOL')
  const received = credited.reduce((sum, transfer) => sum + transfer.lamports, 0n)
  const isOwed = isOpenPayment(payment.status) && received < payment.lamports
  const missing = lamports(isOwed ? payment.lamports - received : 0n)
  return {
    publicId: payment.public_id,
    purpose: payment.purpose,
    status: payment.status,
    fee: numberFromCents(payment.fee_cents),
    relief: numberFromCents(payment.relief_cents),
    currency: payment.currency,
    ways,
    paidBy: waysToPay.filter(way => paying.some(transfer => wayNameOf(transfer) === way)),
    bank:
      account && ways.includes('bank')
        ? {
            ...account,
            reference: bankReference(payment.id),
            missing: numberFromCents(missingInCents(missing, payment)),
          }
        : null,
    lamports: payment.lamports.toString(),
    sol: solAmount(payment.lamports),
    recipient,
    reference,
    memo,
    // The link asks for the missing amount, so that using it again never pays twice.
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
    signatures: [...new Set(onChain.map(transfer => transfer.signature))],
    wallets: [...new Set(onChain.flatMap(transfer => transfer.sender ?? []))],
    paidAt: payment.paid_at?.toISOString() ?? null,
  }
}

const totalOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n)
const moneyOf = (amounts: readonly bigint[]): number => numberFromCents(cents(totalOf(amounts)))

const presentPayment = (
  settings: Settings,
  payment: PaymentRecord,
  credits: readonly CreditRecord[],
  surpluses: readonly SurplusRecord[],
): Payment => ({
  id: payment.id,
  ...presentPayable(settings, payment, credits),
  openedAt: payment.opened_at.toISOString(),
  toReturn: totalOf(surpluses.map(transfer => transfer.unapplied_lamports)).toString(),
  returned: totalOf(surpluses.map(({ returned }) => returned)).toString(),
  moneyToReturn: moneyOf(surpluses.map(transfer => transfer.unapplied_cents)),
  moneyReturned: moneyOf(surpluses.map(transfer => transfer.returned_cents)),
})

/** Fees that a side owes or has paid, oldest first; acts of other people only if they are paid. */
export const paymentParts = (payer: Payer) => ({
  payments: paymentsOfPayer(payer),
  credits: creditsOf(inPaymentsOfPayer(payer)),
  surpluses: surplusesOf(inPaymentsOfPayer(payer)),
})

interface Paid {
  readonly payments: readonly PaymentRecord[]
  readonly credits: readonly CreditRecord[]
  readonly surpluses: readonly SurplusRecord[]
}

export const presentPayments = (settings: Settings, { payments, credits, surpluses }: Paid): Payment[] =>
  payments.map(payment => {
    const isOfPayment = (transfer: { readonly payment_id: string | null }) => transfer.payment_id === payment.id
    return presentPayment(settings, payment, credits.filter(isOfPayment), surpluses.filter(isOfPayment))
  })

export const paymentsFor = async ({ database, settings }: PresentingContext, payer: Payer): Promise<Payment[]> =>
  presentPayments(settings, await readTogether(database, paymentParts(payer)))

/** Payment for anyone with its link; it shows only the beginning of the claim's number. */
export async function publicPayment(
  { database, settings }: PresentingContext,
  publicId: string,
): Promise<Result<PublicPayment, 'PAYMENT_NOT_FOUND'>> {
  const payment = await findPaymentByPublicId(database, publicId)
  if (!payment) return fail('PAYMENT_NOT_FOUND')
  const credits = await findCreditsOf(database, [payment.id])
  return ok({ claimNumber: shortId(payment.claim_id), ...presentPayable(settings, payment, credits) })
}

/** Data of the receipt of a paid fee. */
export interface Receipt {
  readonly claimId: string
  readonly payer: Party
  readonly openedBy: string
  readonly payment: Payment
}

/** `null` if the payment is unpaid or gone. */
export async function receiptOf({ database, settings }: PresentingContext, paymentId: string): Promise<Receipt | null> {
  const payment = await findPayment(database, paymentId)
  if (!payment || !isPaidPayment(payment.status)) return null
  const { claim_id: claimId, payer, opened_by: openedBy } = payment
  return {
    claimId,
    payer,
    openedBy,
    payment: presentPayment(settings, payment, await findCreditsOf(database, [payment.id]), []),
  }
}
