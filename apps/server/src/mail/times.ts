import { lastDayOf } from '@redress/domain/claim/calendar-days.ts'
import { clockWords, dateLocales, inEachLanguage, type Language } from '@redress/domain/people/languages.ts'

/** The server does not know the reader's time zone, so times are in UTC and say so. */
const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
const minute = { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const

const formatsOf = (options: Intl.DateTimeFormatOptions) =>
  inEachLanguage(language => new Intl.DateTimeFormat(dateLocales[language], options))
const days = formatsOf(day)
const minutes = formatsOf(minute)

export const dayText = (time: Date, language: Language): string => days[language].format(time)
/** Formats a deadline: the last day, or the time if it is not the end of a day. */
export function untilText(end: Date, language: Language): string {
  const day = lastDayOf(end)
  return day === null ? timeText(end, language) : dayText(new Date(day), language)
}

export const timeText = (time: Date, language: Language): string =>
  minutes[language].format(time).replace(/\d\d:\d\d/, clock => `${clock}${clockWords[language]}`)
