import { lastDayOf } from '@redress/domain/claim/calendar-days.ts'
import { clockWords, dateLocales, inEachLanguage, type Language } from '@redress/domain/people/languages.ts'

/** The server knows nobody's time zone, so that it names its own. */
const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
const minute = { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const

const formatsOf = (options: Intl.DateTimeFormatOptions) =>
  inEachLanguage(language => new Intl.DateTimeFormat(dateLocales[language], options))
const days = formatsOf(day)
const minutes = formatsOf(minute)

export const dayText = (time: Date, language: Language): string => days[language].format(time)
/** Until when something is possible: the last day, or where that is no end of a day, the time. */
export function untilText(end: Date, language: Language): string {
  const day = lastDayOf(end)
  return day === null ? timeText(end, language) : dayText(new Date(day), language)
}

export const timeText = (time: Date, language: Language): string =>
  minutes[language].format(time).replace(/\d\d:\d\d/, clock => `${clock}${clockWords[language]}`)
