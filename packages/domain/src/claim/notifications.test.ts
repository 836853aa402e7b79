import { expect, test } from 'vitest'
import { typeOfAccountNotice } from './account-notices.ts'
import { type ClaimEvent, claimEvents, isReceipted } from './events.ts'
import {
  type Channel,
  gatherFacts,
  gatheringOf,
  isInApp,
  type NotificationFacts,
  notificationTopics,
  notificationType,
  notificationTypes,
  readerOf,
} from './notifications.ts'

test('every topic travels under a type of the specification, and a type under its own', () => {
  expect(new Set(notificationTopics).size).toBe(notificationTopics.length)
  expect(notificationTopics.slice(0, notificationTypes.length)).toEqual(notificationTypes)
  expect(notificationTypes.map(notificationType)).toEqual(notificationTypes)
  expect(notificationTypes).toContain(typeOfAccountNotice)
  for (const topic of notificationTopics) expect(notificationTypes).toContain(notificationType(topic))
  expect(notificationTopics).toContain('REPLY_ANSWERED')
  expect(notificationType('REPLY_ANSWERED')).toBe('CLAIM_DISPUTED')
})

test('what comes often, and what a party alone can repeat, is gathered, and nothing else', () => {
  const gathered = notificationTopics.flatMap(topic => (gatheringOf(topic) ? [`${topic} ${gatheringOf(topic)}`] : []))
  expect(gathered.sort()).toEqual([
    'BIDDING_ENDED bidding',
    'BIDS_ASKED bidding',
    'CLAIM_AMENDED amendments',
    'CORRESPONDENCE correspondence',
    'PAYMENT_CLAIMED correspondence',
    'RESOLUTION_PROPOSED offers',
    'RESOLUTION_WITHDRAWN offers',
    'SHOWING_AGREED showing',
  ])
  expect(gatheringOf('CLAIM_PAID')).toBeNull()
})

test.each<[Channel, boolean]>([
  ['app and mail', true],
  ['app', true],
  ['mail', false],
  ['none', false],
])('by "%s" somebody reads it in the app: %j', (channel, isThere) => {
  expect(isInApp(channel)).toBe(isThere)
})

test('a party is told as whoever acts, or as one of the others', () => {
  expect([readerOf('Plaintiff', true), readerOf('Plaintiff', false)]).toEqual(['acting plaintiff', 'plaintiff'])
  expect([readerOf('Defendant', true), readerOf('Defendant', false)]).toEqual(['acting defendant', 'other defendants'])
})

test('whoever pays for an act is mailed a receipt', () => {
  const events = Object.keys(claimEvents) as ClaimEvent[]
  expect(events.filter(isReceipted).sort()).toEqual([
    'concession paid',
    'dispute paid',
    'platform fee paid',
    'submission paid',
  ])
})

const facts = (messages: number, documents: number, writers: readonly string[]) =>
  ({ plaintiff: `${messages} of Ada`, words: { messages, documents, writers } }) as NotificationFacts

test('what is gathered counts what was not read, names each writer once, and says the rest as it is now', () => {
  expect(gatherFacts(facts(2, 1, ['Ada', 'Bo']), facts(3, 4, ['Bo', 'Cy']))).toEqual({
    plaintiff: '3 of Ada',
    words: { messages: 5, documents: 5, writers: ['Ada', 'Bo', 'Cy'] },
  })
  const without = { plaintiff: 'Ada' } as NotificationFacts
  const some = facts(1, 0, ['Ada'])
  expect(gatherFacts(without, some)).toBe(some)
  expect(gatherFacts(some, without)).toBe(without)
})
