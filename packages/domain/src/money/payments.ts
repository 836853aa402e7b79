import { type Lamports, lamports } from './money.ts'

/** Purposes of a fee. */
export const paymentPurposes = ['submission', 'dispute', 'concession', 'platform fee'] as const
export type PaymentPurpose = (typeof paymentPurposes)[number]

/**
 * Purposes that are one person's act, in force once paid: each person of a side has a payment of their own. Other
 * fees are owed by a side, and anybody on it can pay.
 */
export const actPurposes = ['dispute', 'concession'] as const satisfies readonly PaymentPurpose[]
export type ActPurpose = (typeof actPurposes)[number]
export const isActPurpose = (purpose: PaymentPurpose): purpose is ActPurpose =>
  (actPurposes as readonly PaymentPurpose[]).includes(purpose)

/** Whether the fee is derived from a settlement's sum, and so reveals it. */
export const followsFromSum = (purpose: PaymentPurpose): boolean =>
  purpose === 'concession' || purpose === 'platform fee'

/** `open` is owed; `paid` has moved its claim; `superseded` is owed no more, because the claim has moved on without it. */
export const paymentStatuses = ['open', 'paid', 'superseded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/**
 * Reasons why money that reached the recipient was not credited, or left again. `NOT_A_TRANSFER`: for example the
 * balance of a closed account. `REVERSED_AFTER_EFFECT`: the bank took back what had counted for a paid fee, or what
 * the operator had returned; the act stays in force until the operator decides.
 */
export const unappliedReasons = [
  'UNKNOWN_REFERENCE',
  'NOT_A_TRANSFER',
  'WRONG_MEMO',
  'ALREADY_PAID',
  'MORE_THAN_ASKED',
  'CLAIM_MOVED_ON',
  'OTHER_CURRENCY',
  'BATCH_WITHOUT_DETAILS',
  'REVERSAL_OF_UNKNOWN',
  'REVERSED_AFTER_EFFECT',
] as const
export type UnappliedReason = (typeof unappliedReasons)[number]

/** Reasons why money for a known payment was surplus. */
export const surplusReasons = [
  'ALREADY_PAID',
  'MORE_THAN_ASKED',
  'CLAIM_MOVED_ON',
] as const satisfies readonly UnappliedReason[]

/** Whether the payment can still take money. */
export const isOpenPayment = (status: PaymentStatus): boolean => status === 'open'
export const isPaidPayment = (status: PaymentStatus): boolean => status === 'paid'

/**
 * `credited` counts for one payment; `unapplied` waits for the operator; `returned` was sent back by the operator;
 * `reversed` was taken back by the bank.
 */
const transferStates = ['credited', 'unapplied', 'returned', 'reversed'] as const
export type TransferState = (typeof transferStates)[number]

export interface PaymentBalance {
  readonly status: PaymentStatus
  readonly asked: Lamports
  /** The sum of its credited transfers. */
  readonly received: Lamports
}

export type Credit =
  | {
      readonly state: 'credited'
      /** Whether the payment is fully paid with it. */
      readonly completes: boolean
      /** Amount beyond what was asked for. */
      readonly surplus: Lamports
    }
  | { readonly state: 'unapplied'; readonly reason: UnappliedReason }

/**
 * Credits a verified transfer to its payment (decisions.md section 3). A transfer is credited as a whole; the
 * operator returns a surplus.
 */
export function creditFor(payment: PaymentBalance, amount: Lamports): Credit {
  if (payment.status === 'paid') return { state: 'unapplied', reason: 'ALREADY_PAID' }
  if (payment.status === 'superseded') return { state: 'unapplied', reason: 'CLAIM_MOVED_ON' }
  const beyond = payment.received + amount - payment.asked
  return { state: 'credited', completes: beyond >= 0n, surplus: lamports(beyond > 0n ? beyond : 0n) }
}
