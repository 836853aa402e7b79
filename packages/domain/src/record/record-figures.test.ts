import { expect, test } from 'vitest'
import { claimEvents } from '../claim/events.ts'
import { type Transition, transitions } from '../claim/lifecycle.ts'
import { isResolved } from '../claim/questions.ts'
import { answeringActs, percentage, settlingAct } from './record-figures.ts'

test.each([
  [0, 0, null],
  [4, 4, null],
  [5, 5, 100],
  [0, 5, 0],
  [2, 6, 33],
  [4, 6, 67],
])('%d of %d is %s percent', (part, whole, expected) => expect(percentage(part, whole)).toBe(expected))

test('whoever disputes, offers, takes or turns down an offer, replies, or says that it is paid has answered, and nobody else', () => {
  expect(answeringActs.toSorted()).toEqual([
    'CLAIM_DISPUTED',
    'PAYMENT_CLAIMED',
    'REPLY_PUBLISHED',
    'RESOLUTION_ACCEPTED',
    'RESOLUTION_COUNTERED',
    'RESOLUTION_PROPOSED',
    'RESOLUTION_REJECTED',
  ])
})

test('what resolves a claim, unless its plaintiff ends it, answers for whoever settled it alone', () => {
  const rows: readonly Transition[] = transitions
  const resolving = rows
    .filter(({ to, by }) => to !== null && isResolved(to) && by !== 'Plaintiff')
    .map(({ event }) => claimEvents[event].history)
  expect(new Set(resolving)).toEqual(new Set([settlingAct]))
})
