import type { NotificationFacts } from '@redress/domain/claim/notifications.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { describe, expect, test } from 'vitest'
import { parsedCalendar } from '../testing/parsed-calendar.ts'
import { notificationCalendar } from './notification-calendar.ts'
import { renderForMail } from './render-notification.ts'

const facts: NotificationFacts = {
  topic: 'NOTICE_PERIOD_EXTENDED',
  claimType: 'Slander',
  plaintiff: 'Klara Vogt',
  defendants: ['Röof GmbH', 'Dora'],
  value: 2450,
  currency: 'EUR',
  by: { party: 'Defendant', name: 'Dora' },
  words: { messages: 1, documents: 0, writers: ['Dora'] },
  offer: null,
}
/** The end of 16 March, everywhere. */
const answerBy = '2026-03-17T12:00:00.000Z'
const agreed = {
  stage: 'agreed',
  winningParty: 'Plaintiff',
  costOwner: 'Defendant',
  platformFee: 200,
  defendants: ['Dora'],
  feeDueOn: '2026-03-20',
  isReaders: true,
} as const
const { feeDueOn: _, ...terms } = agreed
const open = { ...terms, stage: 'open', expiresAt: '2026-03-24T12:00:00.000Z' } as const
const bidding = { round: 2, costOwner: 'Defendant', until: '2026-03-27T12:00:00.000Z', isAnothers: false } as const
const byPlaintiff = { costOwner: 'Plaintiff' } as const

/** Day and summary of each calendar file in the mail of a notification. */
function filesOf(to_party: Party, said: Partial<NotificationFacts>, claim_id: string | null = 'c') {
  const notification = { facts: { ...facts, ...said }, to_party, claim_id }
  const { paragraphs } = renderForMail(notification, 'en')
  const installation = { publicUrl: 'https://redress.example', operator: null }
  const mail = { language: 'en', installation, paragraphs, now: new Date(0) } as const
  return notificationCalendar(notification, mail).map(({ content }) => {
    const { day, summary } = parsedCalendar(content)
    return `${day} ${summary.replaceAll('\u00a0', ' ')}`
  })
}

describe('the mail of a notification', () => {
  const answer = '2026-03-16 Last day to answer Klara Vogt: EUR 2,450.00'
  const fee = '2026-03-20 Last day to pay the fee of EUR 200.00: agreement with'
  test.each([
    ['more time', 'Defendant', { answerBy }, [answer]],
    ['more time', 'Plaintiff', { answerBy }, []],
    ['another value', 'Defendant', { topic: 'CLAIM_AMENDED', answerBy }, [answer]],
    ['a message, whose mail names no day', 'Defendant', { topic: 'CORRESPONDENCE', answerBy }, []],
    ['an agreement', 'Defendant', { topic: 'RESOLUTION_ACCEPTED', offer: agreed }, [`${fee} Klara Vogt`]],
    ['an agreement', 'Plaintiff', { topic: 'RESOLUTION_ACCEPTED', offer: agreed }, []],
    [
      'an agreement whose fee the plaintiff pays',
      'Plaintiff',
      { topic: 'RESOLUTION_ACCEPTED', offer: { ...agreed, ...byPlaintiff } },
      [`${fee} Röof GmbH, Dora`],
    ],
    [
      'an offer',
      'Plaintiff',
      { topic: 'RESOLUTION_PROPOSED', offer: open },
      ['2026-03-23 Last day to answer the offer of EUR 2,450.00: claim with Röof GmbH, Dora'],
    ],
    ['their own offer', 'Defendant', { topic: 'RESOLUTION_PROPOSED', offer: open }, []],
    [
      'sealed bids that did not meet',
      'Defendant',
      { topic: 'BIDS_APART', by: null, bidding },
      ['2026-03-26 Last day for the sealed bids on the claim of EUR 2,450.00 with Klara Vogt'],
    ],
  ] as const)('of %s to a %s carries the days that its reader has to keep', (_name, party, said, files) => {
    expect(filesOf(party, said)).toEqual(files)
  })

  test('of a claim that its reader may not see carries none', () => {
    expect(filesOf('Defendant', { answerBy }, null)).toEqual([])
  })
})
