import { expect, test } from 'vitest'
import { kept } from './retention.ts'

test('what is of no more use is kept for as many days as the page on retention says', () => {
  const day = 86_400_000
  const days = Object.fromEntries(Object.entries(kept).map(([what, time]) => [what, time / day]))
  expect(days).toMatchObject({
    accountEvents: 180,
    readingSessions: 1,
    writtenAnswers: 30,
    unconfirmedAccounts: 30,
    notifications: 365,
  })
})
