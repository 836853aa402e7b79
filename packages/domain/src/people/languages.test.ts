import { expect, test } from 'vitest'
import { languageFor } from './languages.ts'

test.each([
  [['de-AT', 'en'], 'de'],
  [['tlh-KX', 'DE', 'en'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['den', 'tlh', '*', ''], 'en'],
  [[], 'en'],
])('for the preferences %j the language is %s', (preferred, language) => expect(languageFor(preferred)).toBe(language))
