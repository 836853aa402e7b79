import { expect, test } from 'vitest'
import { byLanguage, languageFor, languageOfCountry } from './languages.ts'

test.each([
  [['de-AT', 'en'], 'de'],
  [['tlh-KX', 'DE', 'en'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['den', 'tlh', '*', ''], 'en'],
  [[], 'en'],
])('for the preferences %j the language is %s', (preferred, language) => expect(languageFor(preferred)).toBe(language))

test.each([
  ['AT', 'de'],
  ['CH', 'de'],
  ['DE', 'de'],
  ['LI', 'de'],
  ['FR', 'en'],
  ['GB', 'en'],
] as const)('somebody in %s is written to in %s', (country, language) => {
  expect(languageOfCountry(country)).toBe(language)
})

test('every language is loaded', async () => {
  expect(await byLanguage(async language => `${language}.ts`)).toEqual({ en: 'en.ts', de: 'de.ts' })
})
