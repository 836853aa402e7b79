import { expect, test } from 'vitest'
import { transitions } from '../claim/lifecycle.ts'
import { answeringActs, percentage } from './record-figures.ts'

test.each([
  [0, 0, null],
  [4, 4, null],
  [5, 5, 100],
  [0, 5, 0],
  [2, 6, 33],
  [4, 6, 67],
])('%d of %d is %s percent', (part, whole, expected) => expect(percentage(part, whole)).toBe(expected))

test('whoever disputes, offers or concedes has answered; whoever opens a payment or files has not', () => {
  expect(answeringActs).toEqual(expect.arrayContaining(['CLAIM_DISPUTED', 'RESOLUTION_PROPOSED', 'CLAIM_RESOLVED']))
  expect(answeringActs).toContain('REPLY_PUBLISHED')
  const acts: readonly (string | null)[] = transitions.map(({ history }) => history)
  expect(answeringActs.filter(act => !acts.includes(act))).toEqual(['REPLY_PUBLISHED'])
  for (const act of [
    'DISPUTE_OPENED',
    'RESOLUTION_PAYMENT_OPENED',
    'CLAIM_TAKEN',
    'CLAIM_PAID',
    'CLAIM_PUBLISHED',
  ] as const)
    expect(answeringActs).not.toContain(act)
})
