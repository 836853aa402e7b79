import { type Cents, type Currency, lamportsForFee } from '@redress/domain/money/money.ts'
import type { PaymentPurpose } from '@redress/domain/money/payments.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { Context } from '../adapters/context.ts'
import type { Connection } from '../platform/database/database.ts'
import { feeNames } from './fee-names.ts'
import { changeOpener, findOpenPayment, insertPayment } from './payment-repository.ts'

export interface PaymentOrder {
  readonly claimId: string
  readonly purpose: PaymentPurpose
  readonly payer: Party
  readonly openedBy: string
  readonly fee: Cents
  readonly currency: Currency
  readonly resolutionId: string | null
}

/** What a payment's memo says: readable, and unique by the payment's id. */
const memoOf = ({ purpose, claimId }: PaymentOrder, paymentId: string): string =>
  `Redress ${feeNames[purpose]}, claim ${claimId.slice(0, 8)}, payment ${paymentId}`

/**
 * Opens the payment of a fee; the amount in lamports is locked here. The caller holds the claim's row, so that there
 * is at most one open payment for a claim and purpose.
 * @returns `isNew` is false where the same person is asked for a payment that is open already. Where another one of
 * the same side asks, that person has taken it over.
 */
export async function openPayment(
  context: Context,
  transaction: Connection,
  order: PaymentOrder,
): Promise<{ readonly isNew: boolean }> {
  const open = await findOpenPayment(transaction, order.claimId, order.purpose)
  if (open) {
    if (open.opened_by === order.openedBy) return { isNew: false }
    await changeOpener(transaction, open.id, order.openedBy)
    return { isNew: true }
  }
  const { settings, clock, chain, rates } = context
  if (!settings.PAYMENT_RECIPIENT) throw new Error('The start has not filled in PAYMENT_RECIPIENT')
  const id = crypto.randomUUID()
  await insertPayment(transaction, {
    id,
    claim_id: order.claimId,
    resolution_id: order.resolutionId,
    purpose: order.purpose,
    payer: order.payer,
    opened_by: order.openedBy,
    fee_cents: order.fee,
    currency: order.currency,
    lamports: lamportsForFee(order.fee, await rates.pricePerSol(order.currency)),
    recipient: settings.PAYMENT_RECIPIENT,
    reference: await chain.newReference(),
    memo: memoOf(order, id),
    status: 'open',
    opened_at: clock.now(),
  })
  return { isNew: true }
}
