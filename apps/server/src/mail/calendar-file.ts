import { type DateToKeep, isOneOfSeveral, versionOf } from '@redress/domain/claim/dates-to-keep.ts'
import { shortId } from '@redress/domain/claim/short-id.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import { nameToStrangers } from '@redress/domain/people/names-to-strangers.ts'
import { serverTexts } from '@redress/texts/server-texts.ts'
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import type { MailAttachment } from '../adapters/mail/mail-transport.ts'
import type { Installation } from './installation.ts'

/** Seconds before the day: the alarm is at nine o'clock on the day before. */
const alarmBeforeDay = 15 * 60 * 60

/** Date of a claim for the reader's calendar. */
export interface CalendarEntry {
  readonly date: DateToKeep
  /** Number of the sum in an agreement, from 1 on, because two may be due on one day. */
  readonly sum?: number | undefined
  readonly claimId: string
  readonly otherSide: readonly string[]
  /** Formatted amount of the claim, the offer or the fee. */
  readonly amount: string
  /** Formatted date until which the defendant can reply before publication, as in the mail. */
  readonly until?: string
  readonly language: Language
  readonly installation: Installation
  readonly now: Date
}

/** Calendar file (iCalendar) that adds a date, or moves an earlier one of the same claim. */
export function calendarFile(entry: CalendarEntry): MailAttachment {
  const { date, claimId, language, until } = entry
  const { calendar, letter } = serverTexts[language]
  const lines = [
    `${letter.rows.number}: ${shortId(claimId)}`,
    ...(until === undefined ? [] : [`${letter.until(false)}: ${until}`]),
  ]
  const { hostname } = new URL(entry.installation.publicUrl)
  const which = [
    date.kind,
    ...(isOneOfSeveral(date) ? [date.day] : []),
    ...(entry.sum === undefined ? [] : [entry.sum]),
  ]
  const file = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Redress', product: 'Redress', language: language.toUpperCase() },
  })
  file.createEvent({
    id: `${which.join('-')}-${claimId}@${hostname}`,
    sequence: versionOf(date),
    stamp: entry.now,
    start: new Date(date.day),
    allDay: true,
    summary: calendar[date.kind](entry.otherSide.map(nameToStrangers).join(', '), entry.amount),
    description: lines.join('\n'),
    // The entry does not block the day.
    transparency: ICalEventTransparency.TRANSPARENT,
    alarms: [{ type: ICalAlarmType.display, triggerBefore: alarmBeforeDay }],
  })
  return {
    filename: `redress-${shortId(claimId)}-${date.kind}.ics`,
    // Every line ends with a line break (RFC 5545, section 3.1).
    content: `${file.toString()}\r\n`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  }
}
