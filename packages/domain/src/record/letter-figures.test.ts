import { expect, test } from 'vitest'
import type { OwedSum } from '../claim/performance.ts'
import { letterFigures, type SentLetter } from './letter-figures.ts'

const written = new Date('2026-03-01T12:00:00Z')
/** Hours after the letter. */
const after = (hours: number) => new Date(written.getTime() + hours * 3_600_000)

const letter = (changes: Partial<SentLetter> = {}): SentLetter => ({
  ...{ writtenAt: written, isAccepted: true, isRefused: false, openedAt: null, answer: null },
  ...changes,
})
const claims = { filed: 5, settled: 2, settledBeforePublication: 1 }
const none = {
  disputed: 0,
  'offer made': 0,
  'offer answered': 0,
  'accepted in full': 0,
  'public reply': 0,
}

test('of no letters there is nothing to say', () => {
  expect(letterFigures([], claims, [])).toEqual({
    letters: { sent: 0, accepted: 0, refused: 0, opened: 0, answered: 0 },
    answers: none,
    days: [],
    claims,
    agreements: { toPay: 0, inInstalments: 0, overdue: 0, kept: 0, notContradicted: 0, keptOnTime: 0 },
  })
})

test('letters are counted by what became of them, and by the whole days until it did, in their order', () => {
  const letters = [
    letter({ openedAt: after(80), answer: { kind: 'public reply', at: after(96) } }),
    letter({ openedAt: after(0), answer: { kind: 'disputed', at: after(23.9) } }),
    letter({ openedAt: after(1), answer: { kind: 'disputed', at: after(24) } }),
    letter({ openedAt: after(23), answer: { kind: 'offer made', at: after(24 * 11) } }),
    letter({ isAccepted: false, isRefused: true }),
    letter({ isAccepted: false }),
  ]
  expect(letterFigures(letters, claims, [])).toEqual({
    letters: { sent: 6, accepted: 4, refused: 1, opened: 4, answered: 4 },
    answers: { ...none, disputed: 2, 'offer made': 1, 'public reply': 1 },
    days: [
      { day: 0, opened: 3, answered: { ...none, disputed: 1 } },
      { day: 1, opened: 0, answered: { ...none, disputed: 1 } },
      { day: 3, opened: 1, answered: none },
      { day: 4, opened: 0, answered: { ...none, 'public reply': 1 } },
      { day: 11, opened: 0, answered: { ...none, 'offer made': 1 } },
    ],
    claims,
    agreements: { toPay: 0, inInstalments: 0, overdue: 0, kept: 0, notContradicted: 0, keptOnTime: 0 },
  })
})

test('agreements are counted by what was paid, and whether before the day was over everywhere', () => {
  const sum: OwedSum = {
    ...{ dueOn: '2026-03-15', value: 600, saidPaidAt: null, paidOn: null, receivedAt: null },
    ...{ timesSaidPaid: 0, uncontradictedAt: null, overdueAt: '2026-03-16T12:00:00.000Z', isOverdue: false },
  }
  const received = (at: string, paidOn: string | null = null): OwedSum => ({
    ...sum,
    receivedAt: at.includes('T') ? at : `${at}T09:00:00Z`,
    paidOn,
  })
  expect(
    letterFigures([], claims, [
      [sum],
      [received('2026-03-15')],
      [received('2026-03-16T11:59:59Z')],
      [received('2026-03-16T12:00:00Z')],
      [received('2026-03-20', '2026-03-15')],
      [received('2026-03-01'), { ...sum, isOverdue: true }],
      [received('2026-03-01'), received('2026-03-14')],
    ]).agreements,
  ).toEqual({ toPay: 7, inInstalments: 2, overdue: 1, kept: 5, notContradicted: 0, keptOnTime: 4 })
})
