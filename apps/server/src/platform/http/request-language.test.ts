import { expect, test } from 'vitest'
import { requestLanguage } from './request-language.ts'

test.each([
  [undefined, 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.5, de; q=0.7', 'de'],
  ['fr, *;q=0.1', 'en'],
  ['de;q=0, en;q=0.1', 'en'],
  ['fr;q=1, de;q=high', 'en'],
  [',;,', 'en'],
])('a request that accepts %s is answered in %s', (accepted, language) => {
  expect(requestLanguage({ headers: { 'accept-language': accepted } })).toBe(language)
})
