import { claimEvents, type EventRow } from '@redress/domain/claim/events.ts'
import {
  isInApp,
  type NotificationFacts,
  type NotificationTopic,
  notificationTopics,
  readers,
} from '@redress/domain/claim/notifications.ts'
import { moneyText } from '@redress/domain/money/money.ts'
import { type Language, languages, locales } from '@redress/domain/people/languages.ts'
import { type Party, parties } from '@redress/domain/people/parties.ts'
import { serverTexts } from '@redress/texts/server-texts.ts'
import { describe, expect, test } from 'vitest'
import { notificationFacts, renderForMail, renderNotification } from './render-notification.ts'

const facts = {
  claimType: 'Slander',
  plaintiff: 'Áda Łovelace',
  defendants: ['Dørthe Ňovak', 'Röof GmbH'],
  value: 1_234.5,
  currency: 'EUR',
  offer: {
    stage: 'open',
    winningParty: 'Plaintiff',
    costOwner: 'Defendant',
    platformFee: 200,
    defendants: ['Röof GmbH'],
    isReaders: true,
  },
  by: { party: 'Defendant', name: 'Çem Å' },
  words: { messages: 3, documents: 1, writers: ['Çem Å'] },
  payment: { value: 1_234.5, on: '2026-01-12' },
} as const satisfies Omit<NotificationFacts, 'topic'>

const answerBy = '2026-02-05T12:00:00.000Z'

const hasText = (topic: NotificationTopic, party: Party) => serverTexts.en.notifications[topic][party] !== undefined

const cases = notificationTopics.flatMap(topic =>
  parties.filter(party => hasText(topic, party)).map(party => [topic, party] as const),
)

type Rendered = ReturnType<typeof renderNotification>

/** Facts that a text mentions, each formatted in its language. */
function factsTold({ content }: Rendered, language: Language): string[] {
  const written = {
    type: serverTexts[language].claimType(facts.claimType),
    plaintiff: facts.plaintiff,
    defendants: facts.defendants.join(', '),
    amount: moneyText(facts.value, facts.currency, locales[language]),
    actor: facts.by.name,
  }
  return Object.entries(written).flatMap(([fact, text]) => (content.includes(text) ? [fact] : []))
}

describe.each(cases)('%s to the %s', (topic, party) => {
  const render = (language: Language, by: NotificationFacts['by'] = facts.by) =>
    renderNotification({ facts: { ...facts, topic, by }, to_party: party }, language)

  test('tells the same facts in every language', () => {
    const english = factsTold(render('en'), 'en')
    // The defendant of a new claim sees who claims and how much, but not yet its type.
    expect(english).toContain(topic === 'CLAIM_CREATED' && party === 'Defendant' ? 'plaintiff' : 'type')
    for (const language of languages) expect(factsTold(render(language), language)).toEqual(english)
  })

  test('is in its language, the subject too', () => {
    for (const language of languages.filter(each => each !== 'en')) {
      for (const text of Object.values(render(language))) {
        expect(text).not.toMatch(/^$|\b(the|your|a|you|claim|resolution|against)\b/i)
      }
    }
  })

  test('names an actor who is not known', () => {
    for (const language of languages) expect(render(language, null).content).not.toMatch(/undefined|null/)
  })
})

/** Party of a reader. */
const partyOf = (reader: (typeof readers)[number]): Party =>
  reader.includes('plaintiff') || reader === 'payer' || reader === 'actor without a fee' ? 'Plaintiff' : 'Defendant'

test('there is a text for exactly the parties that a rule notifies, in every language', () => {
  const rules = Object.values<EventRow>(claimEvents).flatMap(({ notify }) => notify ?? [])
  const notified = rules.flatMap(({ topic, channels }) =>
    readers.filter(reader => isInApp(channels[reader])).map(reader => `${topic} to the ${partyOf(reader)}`),
  )
  for (const language of languages) {
    const texts = Object.entries(serverTexts[language].notifications).flatMap(([topic, byParty]) =>
      Object.keys(byParty).map(party => `${topic} to the ${party}`),
    )
    expect(texts.sort()).toEqual([...new Set(notified)].sort())
  }
})

test('a subject names somebody, or how much it is about', () => {
  for (const [topic, party] of cases) {
    for (const language of languages) {
      const { subject } = renderNotification({ facts: { ...facts, topic }, to_party: party }, language)
      const amount = moneyText(facts.value, facts.currency, locales[language])
      const said = [facts.plaintiff, facts.defendants.join(', '), facts.by.name, amount]
      expect(
        said.some(each => subject.includes(each)),
        subject,
      ).toBe(true)
    }
  }
})

test('an amount stands as the language writes it, a claim without a type has a name', () => {
  const render = (language: Language) =>
    renderNotification(
      { facts: { ...facts, topic: 'CLAIM_AMENDED', claimType: null }, to_party: 'Defendant' },
      language,
    )
  expect(render('en').content).toContain('the claim against you (Claim) to EUR\u00a01,234.50')
  expect(render('de').content).toMatch(/\(Forderung\).* 1\.234,50\u00a0EUR/)
})

test.each([
  [true, 'You would pay Áda Łovelace EUR 1,234.50, and pay the fee of EUR 200.00.'],
  [false, 'Röof GmbH would pay Áda Łovelace EUR 1,234.50. Röof GmbH pays the fee of EUR 200.00.'],
])('an offer speaks to a defendant only where it is that one’s own: %s', (isReaders, sentence) => {
  const offer = { ...facts.offer, isReaders }
  const { content } = renderNotification(
    { facts: { ...facts, topic: 'RESOLUTION_PROPOSED', offer }, to_party: 'Defendant' },
    'en',
  )
  expect(content.replaceAll('\u00a0', ' ')).toContain(sentence)
})

test.each([
  [1, 0, 'Çem Å wrote a message on'],
  [0, 1, 'Çem Å added a document on'],
  [2, 3, 'Çem Å wrote 2 messages and added 3 documents on'],
])('what was written is counted: %i and %i', { tags: 'SPEC-7-gathered-mail' }, (messages, documents, sentence) => {
  const words = { ...facts.words, messages, documents }
  const notice = { facts: { ...facts, topic: 'CORRESPONDENCE', words }, to_party: 'Plaintiff' } as const
  expect(renderNotification(notice, 'en').content).toContain(sentence)
})

test.each<[NotificationTopic, string, Partial<NotificationFacts>, string]>([
  ['CLAIM_TAKEN', 'that is over', { answerBy, isOver: true }, 'It is over, and they can read it.'],
  [
    'ADDRESS_DISOWNED',
    'that is over',
    { answerBy, isOver: true },
    'no longer opens your claim against Dørthe Ňovak, Röof GmbH (Slander).',
  ],
  [
    'ADDRESS_DISOWNED',
    'that is public',
    { isCorrectable: true },
    '(Slander). Correct the address on the claim, and we write to the new one at once.',
  ],
  [
    'LETTER_REFUSED',
    'that is over',
    { answerBy, isOver: true },
    'may not know of the claim. The claim shows why. You can tell Dørthe Ňovak, Röof GmbH of it yourself.',
  ],
  [
    'LETTER_REFUSED',
    'that is public',
    { isCorrectable: true },
    'You can tell Dørthe Ňovak, Röof GmbH of it yourself. Correct the address on the claim, and we write to the new one at once.',
  ],
])('%s of a claim %s says nothing of an answer', (topic, _claim, changes, ending) => {
  const { subject, content } = renderNotification(
    { facts: { ...facts, topic, ...changes }, to_party: 'Plaintiff' },
    'en',
  )
  expect(subject).not.toContain('answer')
  expect(content).not.toContain('answer')
  expect(content.replace(/[\u2068\u2069]/g, '').slice(-ending.length)).toBe(ending)
})

test.each<[NotificationTopic, Partial<NotificationFacts>, string]>([
  ['CLAIM_WITHDRAWN', {}, 'The public record says how it ended.'],
  ['CLAIM_WITHDRAWN', { isRestricted: true }, 'the operator returns money that still arrives.'],
  ['CLAIM_WITHDRAWN', { answerBy }, 'so nothing of it becomes public.'],
])('%s with %o ends with what is true of the public record', (topic, changes, ending) => {
  const { content } = renderNotification({ facts: { ...facts, topic, ...changes }, to_party: 'Defendant' }, 'en')
  expect(content.slice(-ending.length)).toBe(ending)
})

test.each(cases.flatMap(([topic, party]) => languages.map(language => ({ topic, party, language }))))(
  'a mail of $topic to the $party in $language holds no name as an address, nor one that turns the sentence',
  ({ topic, party, language }) => {
    const named = {
      ...facts,
      topic,
      plaintiff: 'evil.example',
      defendants: ['www.evil.example', 'علي'],
      offer: { ...facts.offer, defendants: ['evil.example'] },
      by: { ...facts.by, name: 'علي evil.example' },
      words: { ...facts.words, writers: ['https://evil.example'] },
    }
    const { subject, paragraphs } = renderForMail({ facts: named, to_party: party }, language)
    const said = [
      subject,
      ...paragraphs,
      ...notificationFacts({ facts: named, claim_id: null }, language).map(({ value }) => value),
    ]
    for (const text of said) {
      expect(text).not.toMatch(/evil[.]example|:\/\//)
      expect(text.replace(/\u2068[^\u2068\u2069]*\u2069/g, '')).not.toMatch(/\p{Script=Arabic}/u)
    }
  },
)

test.each(parties)('a counter-offer names to a %s no amount of an offer that moved nothing', reader => {
  const said = (countered?: number) => {
    const offer = { ...facts.offer, ...(countered !== undefined && { countered }) }
    const notification = { facts: { ...facts, topic: 'RESOLUTION_COUNTERED', offer }, to_party: reader } as const
    return languages.map(language => renderNotification(notification, language).content)
  }
  const [english, german] = said()
  expect(english).toContain('the place of the earlier offer, which can no longer be accepted')
  expect(german).toContain('an die Stelle des früheren Angebots, das nicht mehr angenommen werden kann')
  // A counter-offer with the same amount and other terms has a text of its own.
  const [same, gleich] = said(facts.value)
  expect(same).toContain('the place of the earlier offer of EUR\u00a01,234.50, which')
  expect(gleich).toContain('an die Stelle des früheren Angebots über 1.234,50\u00a0EUR, das')
})

test.each(cases.filter(([topic]) => topic === 'CLAIM_TAKEN' || topic.startsWith('TAKEOVER_')))(
  '%s says to the %s of a claim that is over that it is read, not answered',
  (topic, reader) => {
    for (const language of languages) {
      const { subject, content } = renderNotification(
        { facts: { ...facts, topic, isOver: true }, to_party: reader },
        language,
      )
      for (const text of [subject, content]) expect(text).not.toMatch(/\b(answer|antwort|beantwort)/i)
    }
  },
)
