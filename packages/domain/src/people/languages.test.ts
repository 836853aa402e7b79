import { expect, test } from 'vitest'
import { languageFor } from './languages.ts'

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr-FR', 'DE', 'en'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['den', 'fr', '*', ''], 'en'],
  [[], 'en'],
])('whoever wishes %j is spoken to in %s', (wished, language) => expect(languageFor(wished)).toBe(language))
