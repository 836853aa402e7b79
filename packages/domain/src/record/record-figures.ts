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
