import { expect, test } from 'vitest'
import { secondsUntilNext } from './request-limits.ts'

const rate = { maximum: 60, seconds: 60 }

test.each([
  { counted: { count: 0, before: 0 }, begunFor: 0, seconds: 0, what: 'nothing has happened' },
  { counted: { count: 59, before: 0 }, begunFor: 30, seconds: 0, what: 'the last one is left' },
  { counted: { count: 60, before: 0 }, begunFor: 59, seconds: 2, what: 'all have happened in this window' },
  { counted: { count: 0, before: 60 }, begunFor: 0, seconds: 1, what: 'all have happened just before it' },
  { counted: { count: 0, before: 60 }, begunFor: 1, seconds: 0, what: 'the first of those is a window ago' },
  { counted: { count: 29, before: 60 }, begunFor: 30, seconds: 0, what: 'half of those is a window ago' },
  { counted: { count: 30, before: 60 }, begunFor: 30, seconds: 1, what: 'as many have followed' },
  { counted: { count: 0, before: 120 }, begunFor: 0, seconds: 30.5, what: 'twice as many have happened before it' },
])('where $what, one more waits $seconds s', ({ counted, begunFor, seconds }) => {
  expect(secondsUntilNext(rate, counted, begunFor)).toBeCloseTo(seconds)
})

test('of two windows, one ends what may happen once in it', () => {
  const once = { maximum: 1, seconds: 60 }
  expect(secondsUntilNext(once, { count: 1, before: 0 }, 30)).toBe(90)
  expect(secondsUntilNext(once, { count: 0, before: 1 }, 59)).toBe(1)
})
