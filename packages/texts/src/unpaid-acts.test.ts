import { expect, test } from 'vitest'
import * as germanAnswer from './de/page/answer.ts'
import * as germanClaims from './de/page/claims.ts'
import * as germanFrame from './de/page/frame.ts'
import * as germanSettlement from './de/page/settlement.ts'
import * as englishAnswer from './en/page/answer.ts'
import * as englishClaims from './en/page/claims.ts'
import * as englishFrame from './en/page/frame.ts'
import * as englishSettlement from './en/page/settlement.ts'
import { serverTexts } from './server-texts.ts'

const facts = { plaintiff: 'Ada', defendants: 'Dora', fee: 'EUR 200.00', answerBy: '', claimType: 'Wages', sum: {} }

/** Every text of a catalogue, with the same words for all that is filled in. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn)
  return []
}

// An act is not in force before its fee is paid: beyond.md 1 and experience.md 23, "what waits for a payment".
test.each([
  [
    'en',
    /\bYou (accept the claim in full|dispute the claim)\b/,
    [englishAnswer, englishClaims, englishFrame, englishSettlement],
  ],
  [
    'de',
    /\b(Sie erkennen|erkennt)\b.* an\b|\bSie bestreiten die\b/,
    [germanAnswer, germanClaims, germanFrame, germanSettlement],
  ],
] as const)('an answer that is not paid for is not said to be given: %s', (language, said, catalogues) => {
  const { payment } = language === 'en' ? englishSettlement : germanSettlement
  const { notInForce } = (language === 'en' ? englishFrame : germanFrame).status
  const { DISPUTE_UNPAID: dispute, CONCESSION_UNPAID: concession } = serverTexts[language].notifications
  const mails = [dispute, concession].flatMap(({ Defendant: mail }) => [mail?.subject, mail?.content])
  const found = [
    ...textsIn(catalogues),
    ...mails.map(text => (typeof text === 'function' ? text(facts as never) : '')),
    payment.leads.concession('EUR 200.00'),
    notInForce.by.concession('Dora'),
  ]
  expect(found.filter(text => said.test(text))).toEqual([])
})
