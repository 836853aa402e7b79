import { expect, test } from 'vitest'
import { isEstablished, isProven, proofPeriod, undoPeriod } from './account-changes.ts'

const at = (milliseconds: number) => new Date(1_700_000_000_000 + milliseconds)

test.each([
  ['of the registration, as soon as it is confirmed', true, 0, 0, true],
  ['added now', false, 0, 0, false],
  ['added three days ago, less a moment', false, 0, undoPeriod - 1, false],
  ['added three days ago', false, 0, undoPeriod, true],
])('an address %s', (_, isRegistration, confirmed, now, expected) => {
  expect(isEstablished({ isRegistration, confirmedAt: at(confirmed) }, at(now))).toBe(expected)
})

test('an address that is not confirmed is never established', () => {
  for (const isRegistration of [true, false])
    expect(isEstablished({ isRegistration, confirmedAt: null }, at(undoPeriod))).toBe(false)
})

test('a change can be undone for three days', () => expect(undoPeriod).toBe(3 * 86_400_000))

test('a sign-in is proof for a quarter of an hour', () => {
  expect(proofPeriod).toBe(900_000)
  expect([isProven(at(0), at(proofPeriod - 1)), isProven(at(0), at(proofPeriod))]).toEqual([true, false])
})
