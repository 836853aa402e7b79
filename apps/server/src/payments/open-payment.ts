import { platformFee } from '@redress/domain/money/fees.ts'
import { type Cents, type Currency, lamportsForFee } from '@redress/domain/money/money.ts'
import { isActPurpose, type PaymentPurpose } from '@redress/domain/money/payments.ts'
import { nextUnpaidReminder } from '@redress/domain/money/unpaid-reminders.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { Context } from '../adapters/context.ts'
import type { Connection } from '../platform/database/database.ts'
import type { PaymentRecord } from '../platform/database/schema.ts'
import type { Settings } from '../platform/settings.ts'
import { paymentMemo } from './payment-memo.ts'
import { findOpenPayment, findOpenPayments, insertPayment, markSuperseded } from './payment-repository.ts'
import { releaseCredits } from './transfer-repository.ts'

export interface FeeBasis {
  readonly claimValue: Cents
  /** The platform fee of the accepted resolution, where there is one. */
  readonly resolutionFee: Cents | null
}

/** What is asked for a purpose, in cents of the claim's currency; zero where nothing has to be paid. */
export function feeDue(settings: Settings, purpose: PaymentPurpose, basis: FeeBasis): Cents {
  switch (purpose) {
    case 'submission':
      return settings.SUBMISSION_FEE
    case 'dispute':
      return settings.DISPUTE_FEE
    case 'concession':
      return platformFee(basis.claimValue)
    case 'platform fee':
      if (basis.resolutionFee === null) throw new Error('A platform fee is asked for an accepted resolution only')
      return basis.resolutionFee
  }
}

export interface PaymentOrder {
  readonly claimId: string
  readonly purpose: PaymentPurpose
  readonly payer: Party
  readonly openedBy: string
  readonly fee: Cents
  readonly currency: Currency
  readonly resolutionId: string | null
}

/**
 * Opens the payment of a fee, at the price of SOL as of now. The caller has locked the claim, so that there is at most
 * one open payment for what is owed: an act is owed by whoever does it, another fee by the side.
 * @returns `isNew` is false where the payment is open already.
 * @throws PriceUnavailable
 */
export async function openPayment(
  context: Context,
  transaction: Connection,
  order: PaymentOrder,
): Promise<{ readonly isNew: boolean }> {
  if (await findOpenPayment(transaction, order)) return { isNew: false }
  const { settings, clock, chain, rates } = context
  if (!settings.PAYMENT_RECIPIENT) throw new Error('The start has not filled in PAYMENT_RECIPIENT')
  const id = crypto.randomUUID()
  const now = clock.now()
  await insertPayment(transaction, {
    id,
    claim_id: order.claimId,
    resolution_id: order.resolutionId,
    purpose: order.purpose,
    payer: order.payer,
    opened_by: order.openedBy,
    fee_cents: order.fee,
    currency: order.currency,
    lamports: lamportsForFee(order.fee, rates.pricePerSol(order.currency)),
    recipient: settings.PAYMENT_RECIPIENT,
    reference: await chain.newReference(),
    memo: paymentMemo(order.purpose, id),
    status: 'open',
    opened_at: now,
    remind_at: isActPurpose(order.purpose) ? nextUnpaidReminder(now, now) : null,
  })
  return { isNew: true }
}

/**
 * Closes the open payments of claims that a later transition has made pointless: they are owed nothing any more, and
 * what they received in part waits for the operator.
 * @returns the payments that were closed.
 */
export async function supersedePayments(
  transaction: Connection,
  claimIds: readonly string[],
  isStale: (payment: PaymentRecord) => boolean,
): Promise<PaymentRecord[]> {
  if (claimIds.length === 0) return []
  const stale = (await findOpenPayments(transaction, claimIds)).filter(isStale)
  if (stale.length === 0) return []
  const ids = stale.map(payment => payment.id)
  await markSuperseded(transaction, ids)
  await releaseCredits(transaction, ids)
  return stale
}
