import type { Party } from '../people/parties.ts'
import { dayMilliseconds, endOfDay, lastDayOf } from './calendar-days.ts'
import { type DatedClaim, datedTurnOf, type NextDate } from './claim-turn.ts'
import type { NotificationFacts, NotificationTopic, NotifiedSum } from './notifications.ts'
import type { MainAction } from './turns.ts'

/** The last day on which a party can act, and the act. */
export interface DateToKeep {
  readonly kind: 'answer' | 'fee' | 'sum' | 'offer' | 'bids'
  /** The last day, in UTC, as `YYYY-MM-DD`. */
  readonly day: string
}

/** The last day before an end: the day of the end itself where it ends no day everywhere. */
const lastDayBefore = (end: Date): string => lastDayOf(end) ?? end.toISOString().slice(0, 10)

/** The last day to answer a claim, from the end of its notice period. */
export const answerDate = (end: Date): DateToKeep => ({ kind: 'answer', day: lastDayBefore(end) })

/** Topics that ask both sides for a bid or an answer, no matter who caused them. */
const asksBothForBids: readonly NotificationTopic[] = ['BIDS_AGREED', 'BIDS_APART', 'BIDS_CLOSE']

const isToCome = ({ state }: NotifiedSum): boolean => state === 'not yet due' || state === 'due'

/**
 * Dates by which a notified party has to act. A defendant answers, the side that is made an offer decides, the sides
 * of sealed bids bid, the cost owner of an agreement pays its fee, and its debtor pays a sum.
 */
export function datesToKeep(
  reader: Party,
  facts: Pick<NotificationFacts, 'topic' | 'by' | 'answerBy' | 'offer' | 'sum' | 'bidding'>,
): DateToKeep[] {
  const { topic, answerBy, offer, sum, bidding } = facts
  const isByOtherSide = facts.by !== null && facts.by.party !== reader
  const asksForBid = (isByOtherSide || asksBothForBids.includes(topic)) && bidding?.isAnothers === false
  const isFeeToCome = offer?.costOwner === reader && offer.isReaders && topic !== 'FEE_OVERDUE'
  const feeDueOn = isFeeToCome ? offer.feeDueOn : undefined
  return [
    ...(reader === 'Defendant' && answerBy !== undefined ? [answerDate(new Date(answerBy))] : []),
    ...(offer?.expiresAt !== undefined && isByOtherSide
      ? [{ kind: 'offer', day: lastDayBefore(new Date(offer.expiresAt)) } as const]
      : []),
    ...(bidding?.until !== undefined && asksForBid
      ? [{ kind: 'bids', day: lastDayBefore(new Date(bidding.until)) } as const]
      : []),
    ...(feeDueOn === undefined ? [] : [{ kind: 'fee', day: feeDueOn } as const]),
    // The last reminder comes when the day is over, and carries it too.
    ...(reader === 'Defendant' && offer?.isReaders && sum && (isToCome(sum) || topic === 'SUM_DUE')
      ? [{ kind: 'sum', day: sum.dueOn } as const]
      : []),
  ]
}

/** Acts that a day is kept for. */
const dateKinds: Partial<Record<MainAction, DateToKeep['kind']>> = {
  'pay sum': 'sum',
  resolve: 'fee',
  dispute: 'answer',
  accept: 'offer',
  'answer bids': 'bids',
  bid: 'bids',
  'answer middle': 'bids',
}
const isAhead: readonly NextDate['kind'][] = ['due', 'fee', 'sum', 'offer', 'bids']

/** The day by which a party has to act on a claim; `null` if no act is asked for, or the day is over. */
export function dateToKeepIn(party: Party, claim: DatedClaim, now: Date): DateToKeep | null {
  const { mine, date } = datedTurnOf(claim, party, now)
  const kind = mine && dateKinds[mine.action]
  if (!kind || date === null || !isAhead.includes(date.kind)) return null
  const day = date.at.slice(0, 10)
  return endOfDay(day) > now ? { kind, day } : null
}

/** Whether a claim may have several dates of a kind, one after the other, each with an event of its own in a calendar. */
export const isOneOfSeveral = ({ kind }: DateToKeep): boolean => kind !== 'answer' && kind !== 'fee'

/** Version of a calendar entry. It grows with the day, as days to answer or to pay a fee only move to later ones. */
export const versionOf = ({ day }: DateToKeep): number => Math.floor(Date.parse(day) / dayMilliseconds)
