import { comparedName } from '../text/compared.ts'
import { type Country, countries } from './countries.ts'
import { languages, locales } from './languages.ts'

const inLanguages = languages.map(language => new Intl.DisplayNames(locales[language], { type: 'region' }))

/** Names of a country, one per language. */
export const countryNames = (country: Country): string[] => inLanguages.map(names => names.of(country) ?? country)

const byName: ReadonlyMap<string, Country> = new Map(
  countries.flatMap(country => countryNames(country).map((name): [string, Country] => [comparedName(name), country])),
)

/** The country that a text is the name of, in any of the languages, and nothing else; `null` where it is none. */
export const countryNamed = (text: string): Country | null => byName.get(comparedName(text)) ?? null
