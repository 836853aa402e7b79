import { expect, test } from 'vitest'
import { feeCodeState, feeRelief } from './fee-codes.ts'
import { cents, lamports } from './money.ts'

const now = new Date('2026-03-01T12:00:00Z')
const [past, future] = [new Date('2026-03-01T12:00:00Z'), new Date('2026-03-01T12:00:01Z')]

test.each([
  { uses: 2, used: 1, endsAt: future, endedAt: null, state: 'open' },
  { uses: 2, used: 2, endsAt: future, endedAt: null, state: 'used up' },
  { uses: 2, used: 2, endsAt: past, endedAt: null, state: 'expired' },
  { uses: 2, used: 1, endsAt: past, endedAt: past, state: 'ended' },
])('a code is $state', ({ state, ...facts }) => {
  expect(feeCodeState(facts, now)).toBe(state)
})

test.each([
  { fee: 1_000n, asked: 900n, received: 0n, share: 100, takes: [1_000n, 900n, true] },
  { fee: 1_000n, asked: 900n, received: 0n, share: 50, takes: [500n, 450n, false] },
  // Rounded up to the cent, for the payer.
  { fee: 1_001n, asked: 1_001n, received: 0n, share: 1, takes: [11n, 11n, false] },
  { fee: 1n, asked: 10n, received: 0n, share: 1, takes: [1n, 10n, true] },
  // No more than is missing.
  { fee: 1_000n, asked: 900n, received: 600n, share: 50, takes: [333n, 300n, true] },
  { fee: 1_000n, asked: 900n, received: 449n, share: 50, takes: [500n, 450n, false] },
])('$share % of $fee cents and $asked lamports, of which $received have arrived', ({ takes, share, ...owed }) => {
  const { fee, asked, completes } = feeRelief(
    { fee: cents(owed.fee), asked: lamports(owed.asked), received: lamports(owed.received) },
    share,
  )
  expect([fee, asked, completes]).toEqual(takes)
})
