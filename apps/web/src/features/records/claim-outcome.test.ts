import { replyExample } from '@redress/contract/example-schemas.ts'
import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import { expect, test } from 'vitest'
import { claimOutcome } from './claim-outcome.ts'

const unsaid = { isReached: true, ending: null, paymentClaimedOn: null }
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
  expect(claimOutcome({ status, isDisregarded, ...unsaid, replies: [] })).toBe(outcome)
})

test('silence is nobody’s answer where no letter reached a defendant', { tags: 'SPEC-4-delivery' }, () => {
  const claim = { status: 'PUBLISHED', isDisregarded: true, ...unsaid, isReached: false } as const
  expect(claimOutcome({ ...claim, replies: [] })).toBe('notReached')
})

test('what is said to be paid is no answer that is awaited, and what its plaintiff has ended is over', () => {
  const claim = { ...unsaid, isDisregarded: false, replies: [replyExample], paymentClaimedOn: '2026-03-04' }
  expect(claimOutcome({ ...claim, status: 'PUBLISHED' })).toBe('saidPaid')
  expect(claimOutcome({ ...claim, status: 'DISPUTED' })).toBe('disputed')
  const [plaintiff, defendant] = ['RESOLVED_IN_FAVOUR_OF_PLANTIFF', 'RESOLVED_IN_FAVOUR_OF_DEFENDANT'] as const
  expect(claimOutcome({ ...claim, status: plaintiff, ending: 'settled elsewhere' })).toBe('settledElsewhere')
  expect(claimOutcome({ ...claim, status: defendant, ending: 'withdrawn' })).toBe('withdrawn')
})

test('nobody is said to have begun an answer to a claim that the operator took off the public record', () => {
  const claim = { status: 'PUBLISHED', isDisregarded: false, isRestricted: true, ...unsaid } as const
  expect(claimOutcome({ ...claim, replies: [] })).toBe('offRecord')
  expect(claimOutcome({ ...claim, replies: [replyExample] })).toBe('replied')
})

test('a public reply stands for the answer as long as there is no other', () => {
  const replies = [replyExample]
  expect(claimOutcome({ status: 'PUBLISHED', isDisregarded: false, ...unsaid, replies })).toBe('replied')
  expect(claimOutcome({ status: 'DISPUTED', isDisregarded: false, ...unsaid, replies })).toBe('disputed')
  expect(claimOutcome({ status: 'RESOLUTION_REJECTED', isDisregarded: false, ...unsaid, replies })).toBe('negotiated')
})
