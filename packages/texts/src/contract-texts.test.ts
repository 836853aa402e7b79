import { errors } from '@redress/contract/errors.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { documentKindsInWords } from '@redress/domain/claim/document-rules.ts'
import { languages } from '@redress/domain/people/languages.ts'
import { describe, expect, test } from 'vitest'
import { contractTexts, messageIn } from './contract-texts.ts'
import { longestSentence, textsIn } from './testing/catalogue-rules.ts'
import { testedWords } from './testing/tested-words.ts'

const numbersIn = (text: string) => text.replace(/(\d)[.,](?=\d{3})/g, '$1').match(/\d+/g) ?? []

const { en } = contractTexts
const parts = [
  'errors',
  'validation',
  'claimTypes',
  'claimStatuses',
  'disputeReasons',
  'representationStatuses',
] as const

test.each(Object.values(validationTexts))('one code alone says: %s', text => {
  expect(Object.values(validationTexts).filter(each => each === text)).toHaveLength(1)
})

test.each(languages)('says no word that stops a newcomer, and no sentence of more than 25 words: %s', language => {
  const said = textsIn(contractTexts[language], language)
  expect(said.filter(([, text]) => testedWords[language].banned.test(text) || longestSentence(text) > 25)).toEqual([])
})

describe.each(languages.filter(language => language !== 'en'))('the contract in %s', language => {
  const texts = contractTexts[language]

  test.each(parts)('has all %s, each in its own words and with the same numbers', part => {
    const english: Readonly<Record<string, string>> = en[part]
    const translated: Readonly<Record<string, string>> = texts[part]
    expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort())
    for (const [code, text] of Object.entries(english)) {
      expect(translated[code], code).not.toBe(text)
      // "1" is often a word: "at least one".
      const numbers = numbersIn(text).filter(number => number !== '1')
      expect(numbersIn(translated[code] ?? ''), code).toEqual(expect.arrayContaining(numbers))
    }
  })

  test('names the kinds of documents', () => {
    expect(texts.documentKinds(documentKindsInWords)).not.toBe(documentKindsInWords)
  })

  test('a message is translated by its English text', () => {
    expect(messageIn(language, validationTexts.email)).toBe(texts.validation.email)
    expect(messageIn(language, errors.USERNAME_TAKEN.text)).toBe(texts.errors.USERNAME_TAKEN)
    expect(messageIn(language, 'A text of its own')).toBe('A text of its own')
    expect(messageIn('en', validationTexts.email)).toBe(validationTexts.email)
  })
})
