import fc from 'fast-check'
import { expect, test } from 'vitest'
import { businessDayAfter, feeRemindersOf, platformFeeDueOn, platformFeeOverdueAt } from './fee-due.ts'

test.each([
  ['a Monday', '2026-11-02T09:00:00Z', '2026-11-16'],
  ['a Friday', '2026-11-06T23:59:59Z', '2026-11-20'],
  ['a Saturday', '2026-11-07T00:00:00Z', '2026-11-20'],
  ['a Sunday', '2026-11-08T12:00:00Z', '2026-11-20'],
  ['the end of a year', '2026-12-24T12:00:00Z', '2027-01-07'],
])('the fee of an offer accepted on %s is due ten business days later', (_name, accepted, due) => {
  expect(platformFeeDueOn(new Date(accepted))).toBe(due)
})

test('a business day has exactly so many business days from the beginning to itself', () => {
  const begin = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(begin, fc.integer({ min: 1, max: 60 }), (from, count) => {
      const end = new Date(`${businessDayAfter(from, count)}T00:00:00Z`)
      let between = 0
      const day = new Date(`${from.toISOString().slice(0, 10)}T00:00:00Z`)
      while (day < end) {
        day.setUTCDate(day.getUTCDate() + 1)
        if (![0, 6].includes(day.getUTCDay())) between++
      }
      expect(between).toBe(count)
      expect([0, 6]).not.toContain(end.getUTCDay())
    }),
  )
})

test('a fee is overdue when its last day is over everywhere, and its reminders come before that', () => {
  const acceptedAt = new Date('2026-11-02T09:00:00Z')
  expect(platformFeeOverdueAt(acceptedAt)).toEqual(new Date('2026-11-17T12:00:00Z'))
  expect(feeRemindersOf(acceptedAt)).toEqual([
    { reminder: 'fee due soon', dueAt: new Date('2026-11-13T06:00:00Z') },
    { reminder: 'fee due today', dueAt: new Date('2026-11-16T06:00:00Z') },
  ])
})
