import { describe, expect, test } from 'vitest'
import { claimStatuses } from './lifecycle.ts'
import { contestEnd, contestRefusal, takeoverState, takeoverStates } from './takeovers.ts'

const contestedAt = new Date('2026-03-01T12:00:00Z')
const end = contestEnd(contestedAt)
const lastMoment = new Date(end.getTime() - 1)
const taken = { isTaken: true, isAddressConfirmed: false, contestedAt: null }

test.each([
  ['open', { isTaken: false, isAddressConfirmed: false, contestedAt: null }, end],
  ['taken', taken, end],
  ['contested', { ...taken, contestedAt }, contestedAt],
  ['contested', { ...taken, contestedAt }, lastMoment],
  ['taken', { ...taken, contestedAt }, end],
  ['confirmed', { ...taken, isAddressConfirmed: true }, end],
  ['confirmed', { isTaken: true, isAddressConfirmed: true, contestedAt }, lastMoment],
] as const)('%s', (state, facts, now) => {
  expect(takeoverState(facts, now)).toBe(state)
})

describe('a takeover is contested', () => {
  test.each(claimStatuses)('in %s', status => {
    const refusals = Object.fromEntries(takeoverStates.map(state => [state, contestRefusal(state, status)]))
    const isBefore = status === 'PENDING' || status === 'WAITING_FOR_PAYMENT'
    expect(refusals).toEqual(
      isBefore
        ? Object.fromEntries(takeoverStates.map(state => [state, 'NOT_IN_THIS_STATE']))
        : { open: 'NOT_TAKEN_OVER', taken: null, contested: 'ALREADY_CONTESTED', confirmed: 'ADDRESS_CONFIRMED' },
    )
  })
})
