import { isFiledFree, platformFee } from '@redress/domain/money/fees.ts'
import { type Cents, type Currency, cents, lamports, lamportsForFee } from '@redress/domain/money/money.ts'
import { paymentMemo } from '@redress/domain/money/payment-memo.ts'
import { creditFor, isActPurpose, type PaymentPurpose } from '@redress/domain/money/payments.ts'
import { nextUnpaidReminder } from '@redress/domain/money/unpaid-reminders.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { RawBuilder } from 'kysely'
import type { Context } from '../adapters/context.ts'
import type { Connection } from '../platform/database/database.ts'
import { type Condition, type Part, partAs } from '../platform/database/read-together.ts'
import type { PaymentRecord } from '../platform/database/schema.ts'
import type { Settings } from '../platform/settings.ts'
import {
  findSuperseded,
  insertPayment,
  markPaid,
  markSuperseded,
  openPaymentRows,
  reopen,
} from './payment-repository.ts'
import { changeReason, findReleased, markCredited, releaseCredits } from './transfer-repository.ts'
import { wayOf } from './way-to-pay.ts'

export interface FeeBasis {
  readonly claimValue: Cents
  /** Platform fee of the accepted resolution, if there is one. */
  readonly resolutionFee: Cents | null
  /** Claims that the plaintiff has filed, counted up to the number of free ones; `null` if nothing is submitted. */
  readonly claimsFiled: number | null
}

/** Fee in cents for submitting a claim, by the claims that the plaintiff has filed before it. */
export const submissionFee = (settings: Settings, claimsFiled: number): Cents =>
  isFiledFree(claimsFiled, settings.FREE_CLAIMS) ? cents(0n) : settings.SUBMISSION_FEE

/** Fee for a purpose, in cents of the claim's currency; zero if nothing has to be paid. */
export function feeDue(settings: Settings, purpose: PaymentPurpose, basis: FeeBasis): Cents {
  switch (purpose) {
    case 'submission':
      if (basis.claimsFiled === null) throw new Error('A submission fee depends on the claims that were filed')
      return submissionFee(settings, basis.claimsFiled)
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
  /** Text that the memo anchors on the chain, after its own words. */
  readonly anchors: RawBuilder<string>
}

/** Result of opening a payment for a fee. */
export type OpenedPayment =
  | { readonly state: 'opened' | 'open already' }
  /** Earlier transfers already cover the fee. */
  | { readonly state: 'paid already'; readonly paymentId: string }

/**
 * Opens the payment of a fee at the current price of SOL. `open` are the open payments of the claim, which the caller
 * has locked, so that each debt has at most one. The acting user owes the fee of an act, a side owes any other fee. A
 * withdrawn submission has its payment reopened, with the transfers that arrived for it.
 * @throws PriceUnavailable
 */
export async function openPayment(
  context: Context,
  transaction: Connection,
  open: readonly PaymentRecord[],
  order: PaymentOrder,
): Promise<OpenedPayment> {
  if (open.some(payment => isFor(payment, order))) return { state: 'open already' }
  const { settings, clock, chain, rates } = context
  if (!settings.PAYMENT_RECIPIENT) throw new Error('The start has not filled in PAYMENT_RECIPIENT')
  const recipient = settings.PAYMENT_RECIPIENT
  const earlier = order.purpose === 'submission' && (await findSuperseded(transaction, { ...order, recipient }))
  if (earlier) return openAgain(context, transaction, earlier)
  const id = crypto.randomUUID()
  const now = clock.now()
  const payment = {
    id,
    claim_id: order.claimId,
    resolution_id: order.resolutionId,
    purpose: order.purpose,
    payer: order.payer,
    opened_by: order.openedBy,
    fee_cents: order.fee,
    currency: order.currency,
    lamports: lamportsForFee(order.fee, rates.pricePerSol(order.currency)),
    recipient,
    reference: await chain.newReference(),
    memo: paymentMemo(order.purpose, id),
    status: 'open',
    opened_at: now,
    remind_at: isActPurpose(order.purpose) ? nextUnpaidReminder(now, now) : null,
  } as const
  await insertPayment(transaction, payment, order.anchors)
  return { state: 'opened' }
}

/** Reopens a superseded payment. Earlier transfers count unless they were returned. */
async function openAgain({ clock }: Context, transaction: Connection, payment: PaymentRecord): Promise<OpenedPayment> {
  const { id, lamports: asked } = payment
  await reopen(transaction, id, clock.now())
  let received = lamports(0n)
  let isPaid = false
  for (const transfer of await findReleased(transaction, id)) {
    const way = wayOf(transfer)
    const worth = way.worth(transfer, payment)
    const credit = creditFor({ status: isPaid ? 'paid' : 'open', asked, received }, worth)
    if (credit.state === 'unapplied') await changeReason(transaction, transfer.id, credit.reason)
    else {
      const surplus = way.surplus(credit.surplus, payment)
      await markCredited(transaction, transfer.id, { paymentId: id, worth, surplus })
      received = lamports(received + worth)
      isPaid = credit.completes
    }
  }
  if (!isPaid) return { state: 'opened' }
  await markPaid(transaction, id, clock.now())
  return { state: 'paid already', paymentId: id }
}

/** Open payments by claim, oldest first. */
export const openPaymentsByClaim = (of: Condition): Part<ReadonlyMap<string, readonly PaymentRecord[]>> =>
  partAs(openPaymentRows(of), payments => Map.groupBy(payments, payment => payment.claim_id))

const isFor = (payment: PaymentRecord, { purpose, payer, openedBy }: PaymentOrder): boolean =>
  payment.purpose === purpose && (isActPurpose(purpose) ? payment.opened_by === openedBy : payment.payer === payer)

/**
 * Supersedes open payments that a transition has made pointless. Nothing is owed for them any more; partial payments
 * wait for the operator.
 */
export async function supersede(transaction: Connection, stale: readonly PaymentRecord[]): Promise<void> {
  if (stale.length === 0) return
  const ids = stale.map(payment => payment.id)
  await markSuperseded(transaction, ids)
  await releaseCredits(transaction, ids)
}
