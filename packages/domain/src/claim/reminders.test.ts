import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isReminder, reminders, remindersOf, timeLeft } from './reminders.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
const begin = new Date('2026-03-01T13:00:00Z')
const after = (milliseconds: number) => new Date(begin.getTime() + milliseconds)

describe('the reminders of a notice period', () => {
  test.each([
    [15, [7.5, 12, 14]],
    [7, [3.5, 4, 6]],
    [6, [3, 5]],
    [4, [2, 3]],
    [3, [1.5, 2]],
    [2, [1]],
    [1.9, []],
    [0.001, []],
    [0, []],
  ])('of %d days come after %j days', (length, days) => {
    const due = remindersOf(begin, after(length * day)).map(({ dueAt }) => (dueAt.getTime() - begin.getTime()) / day)
    expect(due).toEqual(days)
  })

  test('of a period of days come by its last day, at noon', () => {
    const due = remindersOf(begin, new Date('2026-03-17T12:00:00Z'))
    expect(due.map(({ dueAt }) => dueAt.toISOString())).toEqual([
      '2026-03-09T00:30:00.000Z',
      '2026-03-13T12:00:00.000Z',
      '2026-03-15T12:00:00.000Z',
    ])
    expect(due.map(({ dueAt }) => timeLeft(dueAt, new Date('2026-03-17T12:00:00Z')).count)).toEqual([7, 3, 1])
  })

  test('come in their order, each once, at least a day after the letter and before the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * day }), length => {
        const end = after(length)
        const due = remindersOf(begin, end)
        const positions = due.map(({ reminder }) => reminders.indexOf(reminder))
        expect(positions).toEqual([...new Set(positions)].sort())
        const times = [
          begin.getTime() + day - 1,
          ...due.map(({ dueAt }) => dueAt.getTime()),
          Math.max(end.getTime(), begin.getTime() + day),
        ]
        for (const [index, time] of times.entries()) if (index > 0) expect(time).toBeGreaterThan(times[index - 1] ?? 0)
      }),
    )
  })
})

test('an event is a reminder or none', () => {
  expect(reminders.map(isReminder)).toEqual([true, true, true, true])
  expect(isReminder('notice period over')).toBe(false)
})

test.each([
  [7.5 * day, 7, 'days'],
  [3 * day, 3, 'days'],
  [3 * day - 1_000, 3, 'days'],
  [3 * day - 2 * hour, 2, 'days'],
  [day - 1_000, 1, 'days'],
  [19.5 * hour, 19, 'hours'],
  [1_000, 1, 'hours'],
])('with %d milliseconds left there are %d %s', (left, count, unit) => {
  expect(timeLeft(begin, after(left))).toEqual({ count, unit })
})
