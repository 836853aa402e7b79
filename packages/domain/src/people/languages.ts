import type { Country } from './countries.ts'

/** Every language of the product, by its primary subtag. */
export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

/** Name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }

/** Locale of dates and amounts in each language. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de-DE' }

/** Locale of dates in mail and letters. The month is a word in the middle, so that all readers read the same order. */
export const dateLocales: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' }

/** Suffix of a time of day. */
export const clockWords: Readonly<Record<Language, string>> = { en: '', de: ' Uhr' }

/** The first preferred language, by BCP 47 tags, that the product has; otherwise English. */
export function languageFor(preferred: readonly string[]): Language {
  const subtags = preferred.map(tag => tag.toLowerCase().split('-')[0])
  return subtags.flatMap(subtag => languages.find(language => language === subtag) ?? [])[0] ?? 'en'
}

/** Countries in which the language is official, or the one that authorities write in. */
const officialIn: Readonly<Record<Language, readonly Country[]>> = {
  de: ['AT', 'CH', 'DE', 'LI', 'LU'],
  en: [
    ...['AG', 'AI', 'AS', 'AU', 'BB', 'BM', 'BS', 'BW', 'BZ', 'CA', 'CC', 'CK', 'CX', 'DM', 'FJ', 'FK', 'FM', 'GB'],
    ...['GD', 'GG', 'GH', 'GI', 'GM', 'GS', 'GU', 'GY', 'HK', 'IE', 'IM', 'IN', 'IO', 'JE', 'JM', 'KE', 'KI', 'KN'],
    ...['KY', 'LC', 'LR', 'LS', 'MH', 'MP', 'MS', 'MT', 'MU', 'MW', 'NA', 'NF', 'NG', 'NR', 'NU', 'NZ', 'PG', 'PH'],
    ...['PK', 'PN', 'PR', 'PW', 'RW', 'SB', 'SC', 'SG', 'SH', 'SL', 'SS', 'SX', 'SZ', 'TC', 'TK', 'TO', 'TT', 'TV'],
    ...['TZ', 'UG', 'UM', 'US', 'VC', 'VG', 'VI', 'VU', 'WS', 'ZA', 'ZM', 'ZW'],
  ] as const,
}

const languageOf = (country: Country | null): Language | undefined =>
  languages.find(language => country !== null && officialIn[language].includes(country))

/** Language of a letter: that of the receiving country, else that of the sending one, else English. */
export const letterLanguage = (to: Country | null, from: Country | null): Language =>
  languageOf(to) ?? languageOf(from) ?? 'en'

/** A value for every language. */
export const inEachLanguage = <Value>(valueIn: (language: Language) => Value): Readonly<Record<Language, Value>> =>
  Object.fromEntries(languages.map(language => [language, valueIn(language)])) as Record<Language, Value>

/** A value for every language, each loaded from its own folder. */
export async function byLanguage<Value>(
  load: (language: Language) => Promise<Value>,
): Promise<Readonly<Record<Language, Value>>> {
  const entries = await Promise.all(languages.map(async language => [language, await load(language)] as const))
  return Object.fromEntries(entries) as Record<Language, Value>
}
