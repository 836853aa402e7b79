import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  durationMilliseconds,
  durationText,
  isDisregarded,
  isFutureDate,
  isPublic,
  noticePeriodEnd,
} from './deadlines.ts'
import { claimStatuses } from './lifecycle.ts'

const now = new Date('2026-03-01T12:00:00Z')
const before = new Date('2026-03-01T11:59:59Z')
const after = new Date('2026-03-01T12:00:01Z')
const neverPublic = ['PENDING', 'WAITING_FOR_PAYMENT', 'PENDING_PUBLICATION']

describe('publication', () => {
  test.each(claimStatuses)('%s is public once the notice period is over, unless it never is', status => {
    expect(isPublic({ status, noticePeriodEndsAt: before }, now)).toBe(!neverPublic.includes(status))
    expect(isPublic({ status, noticePeriodEndsAt: now }, now)).toBe(!neverPublic.includes(status))
    expect(isPublic({ status, noticePeriodEndsAt: after }, now)).toBe(false)
    expect(isPublic({ status, noticePeriodEndsAt: null }, now)).toBe(false)
  })

  test('a public claim that nobody answered is disregarded', () => {
    const claim = { status: 'PUBLISHED', noticePeriodEndsAt: before } as const
    expect(isDisregarded({ ...claim, firstResponseAt: null }, now)).toBe(true)
    expect(isDisregarded({ ...claim, firstResponseAt: before }, now)).toBe(false)
    expect(isDisregarded({ ...claim, noticePeriodEndsAt: after, firstResponseAt: null }, now)).toBe(false)
  })
})

describe('durations', () => {
  test.each([
    ['P15D', 15 * 86_400_000],
    ['PT30S', 30_000],
    ['P1DT2H3M4S', 93_784_000],
    ['P2W', 14 * 86_400_000],
    ['PT0S', 0],
  ])('%s', (text, milliseconds) => {
    expect(durationMilliseconds(text)).toBe(milliseconds)
  })

  test.each(['', 'P', 'PT', '15D', 'P1Y', 'P1M', 'PT1.5S', 'P-1D'])('"%s" is none', text => {
    expect(durationMilliseconds(text)).toBeNull()
  })

  test.each([
    [15 * 86_400_000, 'P15D'],
    [30_000, 'PT30S'],
    [86_400_000 + 30_000, 'P1DT30S'],
    [0, 'PT0S'],
  ])('%d milliseconds are %s', (milliseconds, text) => {
    expect(durationText(milliseconds)).toBe(text)
  })

  test('are read back as they were written', () => {
    fc.assert(
      fc.property(fc.nat(), seconds => {
        expect(durationMilliseconds(durationText(seconds * 1000))).toBe(seconds * 1000)
      }),
    )
  })

  test('the notice period begins with the payment', () => {
    expect(noticePeriodEnd(before, 1000)).toEqual(now)
  })
})

test.each([
  ['2026-03-01', false],
  ['2026-03-02', false],
  ['2026-03-03', true],
  ['2025-12-31', false],
])('%s is in the future everywhere: %s', (date, expected) => {
  expect(isFutureDate(date, now)).toBe(expected)
})
