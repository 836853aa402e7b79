import { replyExample } from '@redress/contract/example-schemas.ts'
import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import { expect, test } from 'vitest'
import { claimOutcome } from './claim-outcome.ts'

const cases: readonly [ClaimStatus, isDisregarded: boolean, outcome: string][] = [
  ['PUBLISHED', true, 'noResponse'],
  ['PUBLISHED', false, 'awaited'],
  ['DISPUTED', false, 'disputed'],
  ['RESOLUTION_PROPOSED_BY_PLAINTIFF', false, 'negotiated'],
  ['RESOLUTION_PROPOSED_BY_DEFENDANT', false, 'negotiated'],
  ['RESOLUTION_REJECTED', false, 'negotiated'],
  ['RESOLUTION_ACCEPTED', false, 'agreed'],
  ['RESOLVED_IN_FAVOUR_OF_PLANTIFF', false, 'plaintiffWon'],
  ['RESOLVED_IN_FAVOUR_OF_DEFENDANT', false, 'defendantWon'],
]

test.each(cases)('%s, disregarded %s: %s', (status, isDisregarded, outcome) => {
  expect(claimOutcome({ status, isDisregarded, replies: [] })).toBe(outcome)
})

test('a public reply stands for the answer as long as there is no other', () => {
  const replies = [replyExample]
  expect(claimOutcome({ status: 'PUBLISHED', isDisregarded: false, replies })).toBe('replied')
  expect(claimOutcome({ status: 'DISPUTED', isDisregarded: false, replies })).toBe('disputed')
  expect(claimOutcome({ status: 'RESOLUTION_REJECTED', isDisregarded: false, replies })).toBe('negotiated')
})
