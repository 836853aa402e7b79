import { dateLocales, type Language } from '@redress/domain/people/languages.ts'

/** The server knows nobody's time zone, so that it names its own. */
const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
const minute = { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const

const formatsOf = (options: Intl.DateTimeFormatOptions) => ({
  en: new Intl.DateTimeFormat(dateLocales.en, options),
  de: new Intl.DateTimeFormat(dateLocales.de, options),
})
const days = formatsOf(day)
const minutes = formatsOf(minute)

export const dayText = (time: Date, language: Language): string => days[language].format(time)
export const timeText = (time: Date, language: Language): string => minutes[language].format(time)
