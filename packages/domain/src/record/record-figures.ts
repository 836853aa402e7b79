import type { HistoryType } from '../claim/events.ts'

/** Of fewer, counts are shown: a share would say more than is known. */
const fewestForShare = 5

/** How many of a hundred; `null` where they are too few to say so. */
export const percentage = (part: number, whole: number): number | null =>
  whole < fewestForShare ? null : Math.round((part / whole) * 100)

/** What the history says of the acts by which a defendant answers a claim, a reply beside its public record included. */
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
 * What the history says where a claim is resolved: it answers for whoever settled it, as a concession does. Whoever has
 * paid the fee of what another settled has answered nothing by that.
 */
export const settlingAct = 'CLAIM_RESOLVED' satisfies HistoryType

/**
 * What the history says of what changes nothing of a record: neither what became of the claim and its agreement for those
 * whom it names, nor since when it is public, nor whom it names. A filing does not yet: nothing is public before the notice period is over.
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
