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
  ['en', /\bYou accept the claim in full\b/, [englishAnswer, englishClaims, englishFrame, englishSettlement]],
  ['de', /\b(Sie erkennen|erkennt)\b.* an\b/, [germanAnswer, germanClaims, germanFrame, germanSettlement]],
] as const)('an acceptance that is not paid for is not said to be one: %s', (language, said, catalogues) => {
  const catalogue = textsIn(catalogues)
  const lead = (language === 'en' ? englishSettlement : germanSettlement).payment.leads.concession('EUR 200.00')
  const unpaid = serverTexts[language].notifications.CONCESSION_UNPAID.Defendant
  const mail = [unpaid?.subject, unpaid?.content].map(text => (typeof text === 'function' ? text(facts as never) : ''))
  const by = (language === 'en' ? englishFrame : germanFrame).status.notInForce.by.concession('Dora')
  const found = [...catalogue, ...mail, lead, by].filter(text => said.test(text))
  expect(found).toEqual([])
})
