import type { Party } from '../people/parties.ts'
import { dayMilliseconds, endOfDay, lastDayOf } from './calendar-days.ts'
import { type DatedOffer, feeDueOn, isFeeLate } from './next-dates.ts'
import type { NotificationFacts, NotifiedSum } from './notifications.ts'
import { type ActionableClaim, turnFactsOf } from './turn-facts.ts'
import { answerDue, mainActionFor } from './turns.ts'

/** A day that is over when somebody has not acted, and what they have to do by then. */
export interface DateToKeep {
  readonly kind: 'answer' | 'fee' | 'sum'
  /** The last day, in UTC, as `YYYY-MM-DD`. */
  readonly day: string
}

/** The last day of a time by which something is to be done. */
export const answerDate = (end: Date): DateToKeep => ({
  kind: 'answer',
  day: lastDayOf(end) ?? end.toISOString().slice(0, 10),
})

const isToCome = ({ state }: NotifiedSum): boolean => state === 'not yet due' || state === 'due'

/**
 * What a party who is notified has to do by a day: a defendant answers, the cost owner of an agreement pays its fee, and
 * whoever owes a sum of it pays that.
 */
export function datesToKeep(
  reader: Party,
  { answerBy, offer, sum }: Pick<NotificationFacts, 'answerBy' | 'offer' | 'sum'>,
): DateToKeep[] {
  const feeDueOn = offer?.costOwner === reader && offer.isReaders ? offer.feeDueOn : undefined
  return [
    ...(reader === 'Defendant' && answerBy !== undefined ? [answerDate(new Date(answerBy))] : []),
    ...(feeDueOn === undefined ? [] : [{ kind: 'fee', day: feeDueOn } as const]),
    ...(reader === 'Defendant' && offer?.isReaders && sum && isToCome(sum)
      ? [{ kind: 'sum', day: sum.dueOn } as const]
      : []),
  ]
}

interface ClaimWithDates extends ActionableClaim {
  /** In ISO 8601. */
  readonly noticePeriodEndsAt: string | null
  readonly resolutions: readonly (ActionableClaim['resolutions'][number] & DatedOffer)[]
}

/** The day by which a party has to act on a claim as it stands; `null` where none is asked for, or it is over. */
export function dateToKeepIn(party: Party, claim: ClaimWithDates, now: Date): DateToKeep | null {
  const asked = mainActionFor(party, claim.status, turnFactsOf(claim, party))
  if (asked === 'pay sum' && claim.nextSum)
    return endOfDay(claim.nextSum.dueOn) > now ? { kind: 'sum', day: claim.nextSum.dueOn } : null
  const feeDay = asked === 'resolve' ? feeDueOn(claim.status, claim.resolutions.at(-1)) : null
  if (feeDay !== null) return isFeeLate(feeDay, now) ? null : { kind: 'fee', day: feeDay }
  const end = asked === 'dispute' ? answerDue(claim.status, claim.noticePeriodEndsAt) : null
  return end !== null && new Date(end) > now ? answerDate(new Date(end)) : null
}

/** Orders what calendars know of a date: the day of an answer, or of a fee, is only ever moved to a later one. */
export const versionOf = ({ day }: DateToKeep): number => Math.floor(Date.parse(day) / dayMilliseconds)
