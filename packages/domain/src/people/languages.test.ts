import { expect, test } from 'vitest'
import { byLanguage, languageFor, languages, letterLanguage } from './languages.ts'

test.each([
  [['de-AT', 'en'], 'de'],
  [['tlh-KX', 'DE', 'en'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['den', 'tlh', '*', ''], 'en'],
  [[], 'en'],
])('for the preferences %j the language is %s', (preferred, language) => expect(languageFor(preferred)).toBe(language))

test.each([
  ['DE', 'US', 'de'],
  ['AT', 'GB', 'de'],
  ['CH', 'FR', 'de'],
  ['LI', null, 'de'],
  ['LU', 'IE', 'de'],
  ['US', 'DE', 'en'],
  ['GB', 'AT', 'en'],
  ['IN', 'CH', 'en'],
  ['FR', 'AT', 'de'],
  ['FR', 'GB', 'en'],
  ['FR', 'IT', 'en'],
  ['FR', null, 'en'],
  [null, 'DE', 'de'],
  [null, 'AU', 'en'],
  [null, 'PL', 'en'],
  [null, null, 'en'],
] as const)('a letter to a defendant in %s of a plaintiff in %s is in %s', (defendant, plaintiff, language) => {
  expect(letterLanguage(defendant, plaintiff)).toBe(language)
})

test('every language is loaded', async () => {
  expect(await byLanguage(async language => `${language}.ts`)).toEqual(
    Object.fromEntries(languages.map(language => [language, `${language}.ts`])),
  )
})
