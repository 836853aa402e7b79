import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMilliseconds, endAfter, endOfDay, lastDayOf } from './calendar-days.ts'

test.each([
  ['15 days', '2026-11-26T18:00:00Z', 15 * dayMilliseconds, '2026-12-12T12:00:00Z', '2026-12-11'],
  [
    '7 days more, from the end of a day',
    '2026-12-12T12:00:00Z',
    7 * dayMilliseconds,
    '2026-12-19T12:00:00Z',
    '2026-12-18',
  ],
  ['20 seconds', '2026-11-26T18:00:00Z', 20_000, '2026-11-26T18:00:20Z', null],
  ['nothing', '2026-11-26T18:00:00Z', 0, '2026-11-26T18:00:00Z', null],
  ['a day and an hour', '2026-11-26T18:00:00Z', dayMilliseconds + 3_600_000, '2026-11-27T19:00:00Z', null],
])('%s', (_name, begin, length, end, lastDay) => {
  expect(endAfter(new Date(begin), length)).toEqual(new Date(end))
  expect(lastDayOf(new Date(end))).toBe(lastDay)
})

test('a period of days is never shorter than they are, and its last day is over everywhere at its end', () => {
  const begin = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(begin, fc.integer({ min: 1, max: 60 }), (from, days) => {
      const end = endAfter(from, days * dayMilliseconds)
      const longer = end.getTime() - from.getTime() - days * dayMilliseconds
      expect(longer).toBeGreaterThanOrEqual(0)
      expect(longer).toBeLessThanOrEqual(1.5 * dayMilliseconds)
      expect(endOfDay(lastDayOf(end) ?? '')).toEqual(end)
    }),
  )
})
