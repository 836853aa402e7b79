import { expect, test } from 'vitest'
import { claimStatuses } from './lifecycle.ts'
import { addressClash, correctionRefusal, disownRefusal, resendRefusal } from './named-addresses.ts'
import { isFiled, isResolved } from './questions.ts'
import { type TakeoverState, takeoverStates } from './takeovers.ts'

const now = new Date('2026-03-02T12:00:00Z')
const yesterday = new Date('2026-03-01T12:00:00Z')
const inEvery = <Refusal>(refusalOf: (state: TakeoverState) => Refusal) =>
  Object.fromEntries(takeoverStates.map(state => [state, refusalOf(state)]))
const held = { taken: 'PLACE_TAKEN', contested: 'PLACE_TAKEN', confirmed: 'PLACE_TAKEN' }

test.each(claimStatuses)('an address is disowned in %s while no account has the seat', status => {
  const refused = 'ALREADY_TAKEN_OVER'
  expect(inEvery(state => disownRefusal({ status, state }))).toEqual(
    isFiled(status)
      ? { open: null, disowned: null, taken: refused, contested: refused, confirmed: refused }
      : inEvery(() => 'DEFENDANT_NOT_FOUND'),
  )
})

test.each(claimStatuses)('an address is corrected, and a letter sent again, in %s', status => {
  const isOpen = isFiled(status) && !isResolved(status)
  expect(inEvery(state => correctionRefusal({ status, state }, 2))).toEqual(
    isOpen ? { open: null, disowned: null, ...held } : inEvery(() => 'NOT_IN_THIS_STATE'),
  )
  expect(inEvery(state => resendRefusal({ status, state }, yesterday, now))).toEqual(
    isOpen ? { open: null, disowned: 'ADDRESS_DISOWNED', ...held } : inEvery(() => 'NOT_IN_THIS_STATE'),
  )
})

test.each([
  ['dora@example.org', null],
  ['klara@example.org', 'DUPLICATE_DEFENDANT'],
  ['klara+1@example.org', 'DUPLICATE_MAILBOX'],
  ['k.vogt@gmail.com', 'DUPLICATE_MAILBOX'],
])('%s beside others is %s', (address, clash) => {
  expect(addressClash(address, ['klara@example.org', 'kvogt+redress@googlemail.com'])).toBe(clash)
})

test('an address is corrected three times, and a letter sent again once a day', () => {
  const seat = { status: 'PUBLISHED', state: 'open' } as const
  expect([0, 1, 2, 3, 4].map(count => correctionRefusal(seat, count))).toEqual([
    null,
    null,
    null,
    'TOO_MANY_CORRECTIONS',
    'TOO_MANY_CORRECTIONS',
  ])
  expect(resendRefusal(seat, null, now)).toBeNull()
  expect(resendRefusal(seat, yesterday, new Date(now.getTime() - 1))).toBe('LETTER_SENT_LATELY')
})
