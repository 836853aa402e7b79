import type { LetterStage } from '@redress/domain/claim/letters.ts'
import { languages } from '@redress/domain/people/languages.ts'
import { serverTexts } from '@redress/texts/server-texts.ts'
import { testedWords } from '@redress/texts/testing/tested-words.ts'
import { describe, expect, test } from 'vitest'
import { sampleLetter } from '../../testing/sample-messages.ts'
import { letterMessage } from './letter-message.ts'

describe.each(languages)('a letter in %s', language => {
  const afterPublication = new Date('2026-02-06T10:02:00.000Z')

  test.each<LetterStage>(['restricted', 'answered', 'resolved', 'withdrawn'])(
    'about a claim that is off the public record says nothing of the public: %s',
    stage => {
      const claim = { ...sampleLetter.claim, stage, isRestricted: true }
      const { subject, text } = letterMessage({ ...sampleLetter, claim, now: afterPublication, language })
      expect(`${subject} ${text}`).not.toMatch(testedWords[language].ofPublicRecord)
    },
  )

  test('about a public claim says since when it is', () => {
    const claim = { ...sampleLetter.claim, stage: 'public' } as const
    const { text } = letterMessage({ ...sampleLetter, claim, now: afterPublication, language })
    expect(text).toContain(serverTexts[language].letter.until(true))
  })
})

test.each([
  ['en', /works until 9 February 2026/],
  ['de', /gilt bis zum 9\. Februar 2026/],
] as const)('a letter in %s with a code that ends with a contest says when that is', (language, words) => {
  const until = new Date('2026-02-09T08:30:00.000Z')
  const { text } = letterMessage({ ...sampleLetter, contestedTaker: { name: 'Mål Lørry', until }, language })
  expect(text).toMatch(words)
  expect(text).not.toMatch(/30 (days|Tage)/)
})
