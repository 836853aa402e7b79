import { describe, expect, test } from 'vitest'
import {
  type DeliveryState,
  deliveryState,
  deliveryStates,
  isSaidBefore,
  letterStage,
  pauseBetweenLetters,
  readingTime,
  unreachedOf,
} from './letters.ts'
import { claimStatuses } from './lifecycle.ts'
import { isResolved } from './questions.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour))

describe('the stage of a claim in a letter', () => {
  const silence = {
    firstResponseAt: null,
    firstReplyAt: null,
    resolvedAt: null,
    shownAt: null,
    ending: null,
    restrictedAt: null,
  }
  const facts = { status: 'PENDING_PUBLICATION', noticePeriodEndsAt: at(12), ...silence } as const
  test.each([
    ['to be answered', facts, at(11)],
    ['public', facts, at(12)],
    ['public', { ...facts, status: 'PUBLISHED' }, at(13)],
    ['answered', { ...facts, status: 'DISPUTED', firstResponseAt: at(10) }, at(11)],
    ['answered', { ...facts, status: 'DISPUTED', firstResponseAt: at(10) }, at(13)],
    ['answered', { ...facts, status: 'PUBLISHED', firstReplyAt: at(13) }, at(14)],
    ['restricted', { ...facts, status: 'PUBLISHED', restrictedAt: at(13) }, at(14)],
    ['answered', { ...facts, status: 'PUBLISHED', firstReplyAt: at(13), restrictedAt: at(13) }, at(14)],
  ] as const)('is %s', (stage, claim, now) => expect(letterStage(claim, now)).toBe(stage))

  test('is resolved where no row leaves the status', () => {
    for (const status of claimStatuses.filter(isResolved))
      expect(letterStage({ ...facts, status }, at(1))).toBe('resolved')
    const ended = { ...facts, status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF' } as const
    expect(letterStage({ ...ended, ending: 'settled elsewhere' }, at(1))).toBe('resolved')
    expect(letterStage({ ...ended, ending: 'withdrawn' }, at(1))).toBe('withdrawn')
  })
})

test('a letter is open for half an hour, and another is sent after ten minutes', () => {
  expect([readingTime, pauseBetweenLetters]).toEqual([30 * 60_000, 10 * 60_000])
})

describe('a letter of just before says what one of now would', () => {
  const minute = 60_000
  const after = (minutes: number) => new Date(at(12).getTime() + minutes * minute)
  const facts = { noticePeriodEndsAt: at(12), firstResponseAt: null, firstReplyAt: null, resolvedAt: null }
  test.each([
    ['there was none', false, null, facts, after(0)],
    ['it went out when the claim became public', true, after(0), facts, after(0)],
    ['it went out since', true, after(1), facts, after(5)],
    ['it is ten minutes old', false, after(0), facts, after(10)],
    ['it said until when to answer', false, after(-1), facts, after(0)],
    [
      'it said that somebody had answered, who could not reply in public yet',
      false,
      after(-1),
      { ...facts, firstResponseAt: at(10) },
      after(0),
    ],
    ['somebody has answered since', false, after(0), { ...facts, firstResponseAt: after(1) }, after(2)],
    ['somebody has replied since', false, after(0), { ...facts, firstReplyAt: after(1) }, after(2)],
    ['the claim was resolved since', false, after(0), { ...facts, resolvedAt: after(1) }, after(2)],
    ['the notice period goes on', true, after(-5), facts, after(-1)],
  ] as const)('%s: %s', (_, isSaid, writtenAt, claim, now) => expect(isSaidBefore(claim, writtenAt, now)).toBe(isSaid))
})

describe('how far a letter has come', () => {
  const none = {
    queuedAt: null,
    acceptedAt: null,
    refusedAt: null,
    deferral: null,
    deferredAt: null,
    withheldAt: null,
    openedAt: null,
    disownedAt: null,
    takenOverAt: null,
  }
  test.each([
    [null, {}],
    [null, { takenOverAt: at(5) }],
    ['queued', { queuedAt: at(1) }],
    ['accepted', { queuedAt: at(1), acceptedAt: at(1) }],
    ['queued', { queuedAt: at(3), acceptedAt: at(2) }],
    ['refused', { queuedAt: at(1), refusedAt: at(2) }],
    ['refused', { queuedAt: at(3), acceptedAt: at(2), refusedAt: at(4) }],
    ['refused', { queuedAt: at(2), refusedAt: at(2) }],
    ['waiting', { queuedAt: at(2), deferral: 'mailbox full', deferredAt: at(2) }],
    ['queued', { queuedAt: at(3), deferral: 'mailbox full', deferredAt: at(2) }],
    ['given up', { queuedAt: at(2), deferral: 'not now', refusedAt: at(3) }],
    ['not sent', { queuedAt: at(2), acceptedAt: at(2), withheldAt: at(2) }],
    ['not sent', { queuedAt: at(2), refusedAt: at(1), withheldAt: at(3) }],
    ['queued', { queuedAt: at(5), withheldAt: at(4) }],
    ['opened', { queuedAt: at(5), withheldAt: at(6), openedAt: at(3) }],
    ['queued', { queuedAt: at(5), refusedAt: at(4) }],
    ['opened', { queuedAt: at(5), refusedAt: at(4), openedAt: at(3) }],
    ['disowned', { queuedAt: at(1), acceptedAt: at(1), openedAt: at(2), disownedAt: at(3) }],
    ['taken over', { queuedAt: at(5), acceptedAt: at(5), openedAt: at(3), takenOverAt: at(4) }],
  ] as const)('is %s', (state, facts) => expect(deliveryState({ ...none, ...facts })).toBe(state))
})

test('no letter reaches whom the mail server refuses, and who is somebody else', () => {
  const seats = (...states: readonly (DeliveryState | null)[]) =>
    states.map(state => ({ state, isReached: false, corrections: 2 }))
  const reached = deliveryStates.filter(state => unreachedOf(seats(state)) === 'none')
  expect(reached).toEqual(['queued', 'waiting', 'accepted', 'not sent', 'opened', 'taken over'])
  expect([seats('refused', 'opened'), seats('refused', 'disowned'), seats(null)].map(unreachedOf)).toEqual([
    'some',
    'all',
    'none',
  ])
})

test('where no address can be corrected any more, nobody is reached for good; beside somebody who is, it is not counted', () => {
  const used = { state: 'refused', isReached: false, corrections: 3 } as const
  const correctable = { ...used, corrections: 2 }
  const reached = { state: 'accepted', isReached: true, corrections: 3 } as const
  expect(
    [[used], [used, used], [used, correctable], [used, reached], [used, reached, correctable]].map(unreachedOf),
  ).toEqual([...['for good', 'for good', 'all', 'none', 'some']])
  expect(unreachedOf([{ ...correctable, state: 'given up', isReached: true }])).toBe('none')
  expect(unreachedOf([])).toBe('none')
})
