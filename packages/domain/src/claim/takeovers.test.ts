import { describe, expect, test } from 'vitest'
import { claimStatuses } from './lifecycle.ts'
import {
  codeExpiry,
  contestEnd,
  contestLinkExpiry,
  contestRefusal,
  isHeld,
  isWrittenTo,
  offerRefusal,
  takeoverState,
  takeoverStates,
} from './takeovers.ts'

const contestedAt = new Date('2026-03-01T12:00:00Z')
const end = contestEnd(contestedAt)
const lastMoment = new Date(end.getTime() - 1)
const taken = { isTaken: true, isAddressConfirmed: false, contestedAt: null, disownedAt: null }

test.each([
  ['open', { ...taken, isTaken: false }, end],
  ['disowned', { ...taken, isTaken: false, disownedAt: contestedAt }, end],
  ['taken', taken, end],
  ['contested', { ...taken, contestedAt }, contestedAt],
  ['contested', { ...taken, contestedAt }, lastMoment],
  ['taken', { ...taken, contestedAt }, end],
  ['confirmed', { ...taken, isAddressConfirmed: true }, end],
  ['confirmed', { ...taken, isAddressConfirmed: true, contestedAt }, lastMoment],
] as const)('%s', (state, facts, now) => {
  expect(takeoverState(facts, now)).toBe(state)
})

test.each([
  ['a code is good', codeExpiry, 30],
  ['a contest stays open', contestEnd, 30],
  ['the link to contest works', contestLinkExpiry, 90],
])('%s', (_, endOf, days) => {
  expect(endOf(contestedAt).getTime() - contestedAt.getTime()).toBe(days * 86_400_000)
})

describe('a takeover is contested', () => {
  test.each(claimStatuses)('in %s', status => {
    const refusals = Object.fromEntries(takeoverStates.map(state => [state, contestRefusal(state, status)]))
    const isBefore = status === 'PENDING' || status === 'WAITING_FOR_PAYMENT'
    expect(refusals).toEqual(
      isBefore
        ? Object.fromEntries(takeoverStates.map(state => [state, 'NOT_IN_THIS_STATE']))
        : {
            open: 'NOT_TAKEN_OVER',
            disowned: 'NOT_TAKEN_OVER',
            taken: null,
            contested: 'ALREADY_CONTESTED',
            confirmed: 'ADDRESS_CONFIRMED',
          },
    )
  })
})

test('a seat is offered while nobody has it and nobody has disowned its address', () => {
  expect(takeoverStates.map(state => offerRefusal(state, 'PUBLISHED'))).toEqual([
    null,
    'DEFENDANT_NOT_FOUND',
    'ALREADY_TAKEN_OVER',
    'ALREADY_TAKEN_OVER',
    'ALREADY_TAKEN_OVER',
  ])
  for (const state of takeoverStates) expect(offerRefusal(state, 'WAITING_FOR_PAYMENT')).toBe('DEFENDANT_NOT_FOUND')
})

test('an account has the seat, or letters go to the named address, or neither', () => {
  expect(takeoverStates.filter(isHeld)).toEqual(['taken', 'contested', 'confirmed'])
  expect(takeoverStates.filter(isWrittenTo)).toEqual(['open', 'contested'])
})
