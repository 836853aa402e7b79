import {
  type NotificationFacts,
  type NotificationTopic,
  notificationTypes,
} from '@redress/domain/claim/notifications.ts'
import { languages } from '@redress/domain/people/languages.ts'
import { parties } from '@redress/domain/people/parties.ts'
import { describe, expect, test } from 'vitest'
import { wordNotification } from './word-notification.ts'

const facts = {
  claimType: 'Slander',
  plaintiff: 'Áda Łovelace',
  defendants: ['Dørthe Ňovak', 'Röof GmbH'],
  value: 1_234.5,
  currency: 'EUR',
  by: { party: 'Defendant', name: 'Çem Å' },
} as const satisfies Omit<NotificationFacts, 'topic'>

const topics: readonly NotificationTopic[] = [...notificationTypes, 'CLAIM_AMENDED']
const cases = topics.flatMap(topic => parties.map(party => [topic, party] as const))

/** The facts that a text tells, each as its language writes it. */
function told(text: string): string[] {
  const ways = {
    type: ['Slander', 'Verleumdung'],
    plaintiff: [facts.plaintiff],
    defendants: [facts.defendants.join(', ')],
    amount: ['EUR\u00a01,234.50', '1.234,50\u00a0EUR'],
    actor: [facts.by.name],
  }
  return Object.entries(ways).flatMap(([fact, texts]) => (texts.some(each => text.includes(each)) ? [fact] : []))
}

describe.each(cases)('%s to the %s', (topic, party) => {
  const word = (by: NotificationFacts['by'] = facts.by) =>
    languages.map(language => wordNotification({ facts: { ...facts, topic, by }, to_party: party }, language))
  const [english, german] = word()

  test('tells the same facts in either language', () => {
    expect(told(english?.content ?? '')).toContain('type')
    expect(told(german?.content ?? '')).toEqual(told(english?.content ?? ''))
  })

  test('is in its language, the subject too', () => {
    for (const text of [german?.subject, german?.content]) {
      expect(text).not.toMatch(/\b(the|your|a|you|claim|was|resolution|against)\b/i)
      expect(text).toMatch(/Forderung/)
    }
  })

  test('has a word for somebody who is not known', () => {
    for (const { content } of word(null)) expect(content).not.toMatch(/undefined|null/)
  })
})

test('an amount stands as the language writes it, a claim without a type has a name', () => {
  const word = (language: 'en' | 'de') =>
    wordNotification({ facts: { ...facts, topic: 'CLAIM_CREATED', claimType: null }, to_party: 'Defendant' }, language)
  expect(word('en').content).toContain('filed a claim of EUR\u00a01,234.50 against you (Claim)')
  expect(word('de').content).toContain('hat eine Forderung über 1.234,50\u00a0EUR gegen Sie eingereicht (Forderung)')
})
