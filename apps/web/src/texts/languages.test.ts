import { afterEach, expect, test, vi } from 'vitest'
import { catalogueOf, preferredLanguage, rememberLanguage } from './languages.ts'

afterEach(() => vi.unstubAllGlobals())

test('a visitor begins in the first of the browser’s languages that there is', () => {
  vi.stubGlobal('navigator', { languages: ['fr-FR', 'de-AT', 'en'] })
  expect(preferredLanguage()).toBe('de')
})

test('whoever was here before begins in what was spoken then', () => {
  vi.stubGlobal('navigator', { languages: ['en-US'] })
  rememberLanguage('de')
  expect(preferredLanguage()).toBe('de')
})

test.each(['en', 'de'] as const)('the catalogue of %s is its own', async language => {
  expect((await catalogueOf(language)).language).toBe(language)
})
