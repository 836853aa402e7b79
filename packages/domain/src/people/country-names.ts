import { comparedName } from '../text/compared.ts'
import { type Country, countries } from './countries.ts'
import { languages, locales } from './languages.ts'

/** Every country by its name in each of the languages. */
const byName: ReadonlyMap<string, Country> = new Map(
  languages.flatMap(language => {
    const names = new Intl.DisplayNames(locales[language], { type: 'region' })
    return countries.map((country): [string, Country] => [comparedName(names.of(country) ?? country), country])
  }),
)

/** The country that a text is the name of, in any of the languages, and nothing else; `null` where it is none. */
export const countryNamed = (text: string): Country | null => byName.get(comparedName(text)) ?? null
