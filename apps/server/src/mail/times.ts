import type { Language } from '@redress/domain/people/languages.ts'

/** A day is read in the same order everywhere where its month is a word and stands in the middle. */
const localeOf = { en: 'en-GB', de: 'de-DE' } as const satisfies Record<Language, string>

/** The server knows nobody's time zone, so that it names its own. */
const zone = { timeZone: 'UTC' } as const
const day = { day: 'numeric', month: 'long', year: 'numeric' } as const

export const dayText = (time: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], { ...day, ...zone }).format(time)

export const timeText = (time: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    ...day,
    ...zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(time)
