import type { Party } from '../people/parties.ts'
import type { NotificationFacts } from './notifications.ts'

/** A day that is over when somebody has not acted, and what they have to do by then. */
export interface DateToKeep {
  readonly kind: 'answer' | 'fee'
  /** The last day, in UTC, as `YYYY-MM-DD`. */
  readonly day: string
}

/** The last day of a time by which something is to be done. */
export const answerDate = (end: Date): DateToKeep => ({ kind: 'answer', day: end.toISOString().slice(0, 10) })

/** What a party who is notified has to do by a day: a defendant answers, and the cost owner of an agreement pays its fee. */
export function datesToKeep(
  reader: Party,
  { answerBy, offer }: Pick<NotificationFacts, 'answerBy' | 'offer'>,
): DateToKeep[] {
  const feeDueOn = offer?.costOwner === reader && offer.isReaders ? offer.feeDueOn : undefined
  return [
    ...(reader === 'Defendant' && answerBy !== undefined ? [answerDate(new Date(answerBy))] : []),
    ...(feeDueOn === undefined ? [] : [{ kind: 'fee', day: feeDueOn } as const]),
  ]
}

/** Orders what calendars know of a date: the day of an answer, or of a fee, is only ever moved to a later one. */
export const versionOf = ({ day }: DateToKeep): number => Math.floor(Date.parse(day) / (24 * 60 * 60 * 1000))
