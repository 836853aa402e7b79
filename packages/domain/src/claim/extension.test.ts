import { expect, test } from 'vitest'
import { extendedEnd, extensionState } from './extension.ts'

const day = 24 * 60 * 60 * 1000
const end = new Date('2026-03-16T12:00:00Z')
const before = new Date(end.getTime() - 1)
const facts = { noticePeriodEndsAt: end, extendedAt: null }
const settings = { NOTICE_PERIOD: 15 * day, EXTRA_TIME: 7 * day, OFFER_PERIOD: 14 * day }

test.each([
  ['possible', facts, before, settings],
  ['impossible', facts, end, settings],
  ['impossible', { ...facts, noticePeriodEndsAt: null }, before, settings],
  ['impossible', facts, before, { ...settings, EXTRA_TIME: 0 }],
  ['given', { ...facts, extendedAt: before }, before, settings],
  ['given', { ...facts, extendedAt: before }, end, settings],
] as const)('more time is %s', (state, claim, now, periods) => {
  expect(extensionState(claim, now, periods)).toBe(state)
})

test('it is added to the end of the notice period', () => {
  expect(extendedEnd(end, settings).toISOString()).toBe('2026-03-23T12:00:00.000Z')
})
