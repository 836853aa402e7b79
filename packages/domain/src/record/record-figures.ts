import type { HistoryType } from '../claim/events.ts'

/** Smallest total for which a percentage is shown; below it, counts are shown. */
const fewestForShare = 5

/** How many of a hundred; `null` where they are too few to say so. */
export const percentage = (part: number, whole: number): number | null =>
  whole < fewestForShare ? null : Math.round((part / whole) * 100)

/** History rows of the acts by which a defendant answers a claim, including a reply beside its public record. */
export const answeringActs = [
  'RESOLUTION_PROPOSED',
  'RESOLUTION_ACCEPTED',
  'RESOLUTION_REJECTED',
  'RESOLUTION_COUNTERED',
  'CLAIM_DISPUTED',
  'REPLY_PUBLISHED',
  'PAYMENT_CLAIMED',
] as const satisfies readonly HistoryType[]

/**
 * History row of a resolution. It counts as an answer of the defendant who settled, as a concession does, but not of
 * one who only paid the fee of another's settlement.
 */
export const settlingAct = 'CLAIM_RESOLVED' satisfies HistoryType

/**
 * History rows that leave a public record as it is: outcome, agreement, publication and names stay the same. A
 * filing is among them, as nothing is public before the notice period is over.
 */
const besideRecord: ReadonlySet<HistoryType> = new Set<HistoryType>([
  'CLAIM_PAID',
  'CLAIM_AMENDED',
  'TAKEOVER_CONTESTED',
  'TAKEOVER_CONFIRMED',
  'DOCUMENT_ADDED',
  'DOCUMENT_REMOVED',
  'DISPUTE_OPENED',
  'RESOLUTION_PAYMENT_OPENED',
  'RESOLUTION_FEE_OVERDUE',
  'BIDS_ASKED',
  'BIDS_AGREED',
  'BID_GIVEN',
  'BIDS_APART',
  'BIDS_CLOSE',
  'BIDDING_ENDED',
  'PAYMENT_DETAILS_STATED',
  'PAYMENT_DETAILS_TAKEN_BACK',
  'REPLY_CHANGED',
  'REPLY_ANSWERED',
  'SHOWING_AGREED',
  'SHOWING_TAKEN_BACK',
  'RESTRICTION_OBJECTED',
  'RESTRICTION_KEPT',
])

export const changesRecord = (type: HistoryType): boolean => !besideRecord.has(type)
