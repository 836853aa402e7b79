import type { Country } from './countries.ts'

/** Every language of the product, by its primary subtag. */
export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

/** What each is called in itself. */
export const languageNames = { en: 'English', de: 'Deutsch' } as const satisfies Record<Language, string>

/** How dates and amounts are written in each. */
export const locales = { en: 'en-US', de: 'de-DE' } as const satisfies Record<Language, string>

/** How dates are written in mail and letters: read in the same order everywhere, as the month is a word in the middle. */
export const dateLocales = { en: 'en-GB', de: 'de-DE' } as const satisfies Record<Language, string>

/** The first of the preferred languages, given by their BCP 47 tags, that there is; otherwise English. */
export function languageFor(preferred: readonly string[]): Language {
  const subtags = preferred.map(tag => tag.toLowerCase().split('-')[0])
  return subtags.flatMap(subtag => languages.find(language => language === subtag) ?? [])[0] ?? 'en'
}

const spokenIn: Partial<Record<Country, Language>> = { AT: 'de', CH: 'de', DE: 'de', LI: 'de' }

/** What somebody in a country is written to in, as far as there is that language; otherwise English. */
export const languageOfCountry = (country: Country): Language => spokenIn[country] ?? 'en'

/** A value for every language, each loaded from a file of its own. */
export async function byLanguage<Value>(
  load: (language: Language) => Promise<Value>,
): Promise<Readonly<Record<Language, Value>>> {
  const entries = await Promise.all(languages.map(async language => [language, await load(language)] as const))
  return Object.fromEntries(entries) as Record<Language, Value>
}
