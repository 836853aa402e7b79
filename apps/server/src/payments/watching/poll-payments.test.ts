import { expect, test } from 'vitest'
import { days, hours, minutes, seconds } from '../../testing/movable-clock.ts'
import { paymentPollDelay } from './poll-payments.ts'

const openedAt = new Date('2026-03-01T12:00:00Z')

test.each([
  ['open', 0, seconds(1.5)],
  ['open', minutes(5), seconds(1.5)],
  ['open', hours(1), seconds(18)],
  ['open', days(1), minutes(7.2)],
  ['open', days(400), hours(1)],
  ['paid', 0, minutes(1)],
  ['superseded', days(1), minutes(7.2)],
  ['superseded', days(30), hours(1)],
  ['superseded', days(30) + 1, null],
  ['paid', days(31), null],
] as const)('a payment that is %s and %d ms old is polled again after %s ms', (status, age, pause) => {
  const now = new Date(openedAt.getTime() + age)
  expect(paymentPollDelay({ status, opened_at: openedAt }, { now, remaining: 0, hasMore: false })).toBe(pause)
})

test.each([
  ['open', days(1), { remaining: 9, hasMore: true }, 0],
  ['paid', days(31), { remaining: 9, hasMore: true }, 0],
  ['superseded', days(31), { remaining: 1, hasMore: false }, hours(1)],
] as const)('a payment that is %s and %d ms old, with %o, is polled again after %s ms', (status, age, left, pause) => {
  const now = new Date(openedAt.getTime() + age)
  expect(paymentPollDelay({ status, opened_at: openedAt }, { now, ...left })).toBe(pause)
})
