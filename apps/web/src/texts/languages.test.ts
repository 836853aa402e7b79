import { afterEach, describe, expect, test, vi } from 'vitest'
import { catalogueOf, preferredLanguage, rememberLanguage } from './languages.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the language that a visitor begins in', () => {
  test.each([
    [['de-AT', 'en'], 'de'],
    [['fr-FR', 'de', 'en'], 'de'],
    [['en-GB', 'de'], 'en'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('of a browser that wishes %j is %s', (wished, language) => {
    vi.stubGlobal('navigator', { languages: wished })
    expect(preferredLanguage()).toBe(language)
  })

  test('is the one that was chosen before', () => {
    vi.stubGlobal('navigator', { languages: ['en-US'] })
    rememberLanguage('de')
    expect(preferredLanguage()).toBe('de')
  })
})

test.each([
  ['en', 'en-US'],
  ['de', 'de-DE'],
] as const)('%s is written as in %s', async (language, locale) => {
  expect((await catalogueOf(language)).locale).toBe(locale)
})
