import { expect, test } from 'vitest'
import { daysTaken, type ModerationFacts, moderationMonths } from './reports.ts'

const at = (day: string, time = '12:00') => new Date(`${day}T${time}:00.000Z`)
const decided = (changes: Partial<ModerationFacts>): ModerationFacts => ({
  ...{
    kind: 'restricted',
    reportedAt: at('2026-03-01'),
    decidedAt: at('2026-03-02'),
    isObjected: false,
    outcome: null,
  },
  ...changes,
})

test.each([
  ['2026-03-01', '12:00', 0],
  ['2026-03-02', '11:59', 0],
  ['2026-03-02', '12:00', 1],
  ['2026-03-11', '13:00', 10],
])('a report of noon on the first, decided on %s at %s, took %i days', (day, time, days) => {
  expect(daysTaken(decided({ decidedAt: at(day, time) }))).toBe(days)
})

test('the figures of a month are those of its decisions, the newest month first', () => {
  expect(
    moderationMonths([
      decided({ isObjected: true, outcome: 'restored' }),
      decided({ decidedAt: at('2026-03-05'), isObjected: true, outcome: 'kept' }),
      decided({ decidedAt: at('2026-03-31'), kind: 'refused' }),
      decided({ decidedAt: at('2026-04-01') }),
      decided({ decidedAt: at('2026-04-02'), outcome: 'restored' }),
    ]),
  ).toEqual([
    { month: '2026-04', restricted: 2, refused: 0, objections: 0, restored: 1, medianDays: 31.5 },
    { month: '2026-03', restricted: 2, refused: 1, objections: 2, restored: 1, medianDays: 4 },
  ])
  expect(moderationMonths([])).toEqual([])
})
