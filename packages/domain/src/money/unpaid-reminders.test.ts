import { expect, test } from 'vitest'
import { nextUnpaidReminder } from './unpaid-reminders.ts'

const written = new Date('2026-03-01T12:00:00Z')
const after = (hours: number) => new Date(written.getTime() + hours * 60 * 60 * 1000)

test.each([
  [0, 1],
  [0.9, 1],
  [1, 48],
  [47.9, 48],
  [48, null],
  [1_000, null],
])('%d hours after an answer was written, the next reminder of its fee comes after %j', (now, due) => {
  expect(nextUnpaidReminder(written, after(now))).toEqual(due === null ? null : after(due))
})
