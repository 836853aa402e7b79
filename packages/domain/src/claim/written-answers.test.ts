import { expect, test } from 'vitest'
import { type ClaimStatus, claimStatuses } from './lifecycle.ts'
import {
  type AnswerKind,
  answersTo,
  feeOfAnswer,
  type GivenAnswer,
  isGivable,
  partsOfAnswer,
} from './written-answers.ts'

const all: readonly AnswerKind[] = ['dispute', 'already paid', 'offer', 'concession']
const expected: Partial<Record<ClaimStatus, readonly AnswerKind[]>> = {
  PENDING_PUBLICATION: all,
  PUBLISHED: all,
  DISPUTED: ['already paid', 'offer'],
  RESOLUTION_PROPOSED_BY_PLAINTIFF: ['already paid'],
  RESOLUTION_PROPOSED_BY_DEFENDANT: ['already paid'],
  RESOLUTION_REJECTED: ['already paid', 'offer'],
  RESOLUTION_ACCEPTED: ['already paid'],
}

test.each(claimStatuses)('how a claim that is %s can be answered', status => {
  const others = expected[status] ?? []
  expect(answersTo({ status, isPublic: false, hasReply: false, isOtherSideGone: false })).toEqual(others)
  expect(answersTo({ status, isPublic: true, hasReply: false, isOtherSideGone: false }), 'where it is public').toEqual([
    ...others,
    'reply',
  ])
  expect(answersTo({ status, isPublic: true, hasReply: true, isOtherSideGone: false }), 'where a reply stands').toEqual(
    others,
  )
})

test.each(claimStatuses)('nothing is offered in %s where nobody is left to answer it', status => {
  const claim = { status, isPublic: false, hasReply: false, isOtherSideGone: true }
  expect(answersTo(claim)).toEqual((expected[status] ?? []).filter(kind => kind !== 'offer'))
})

test.each<[GivenAnswer, AnswerKind[], string | null]>([
  [{ kind: 'dispute' }, ['dispute'], 'dispute'],
  [{ kind: 'already paid' }, ['already paid'], null],
  [{ kind: 'already paid', disputes: true }, ['already paid', 'dispute'], 'dispute'],
  [{ kind: 'offer', disputes: true }, ['offer'], null],
  [{ kind: 'concession' }, ['concession'], 'concession'],
  [{ kind: 'reply' }, ['reply'], null],
])('%o does %o and costs the fee of %s', (answer, parts, fee) => {
  expect(partsOfAnswer(answer)).toEqual(parts)
  expect(feeOfAnswer(answer)).toBe(fee)
})

test.each([
  [{ kind: 'concession', value: 4_000 }, 'PUBLISHED', true],
  [{ kind: 'concession', value: 4_500 }, 'PUBLISHED', false],
  [{ kind: 'concession' }, 'PUBLISHED', false],
  [{ kind: 'concession', value: 4_000 }, 'DISPUTED', false],
  [{ kind: 'offer', value: 250 }, 'DISPUTED', true],
  [{ kind: 'dispute' }, 'PUBLISHED', true],
  [{ kind: 'dispute' }, 'DISPUTED', false],
  [{ kind: 'already paid' }, 'DISPUTED', true],
  [{ kind: 'already paid', disputes: true }, 'DISPUTED', false],
] as const)('%o can be given to a claim over 4,000 that is %s: %s', (answer, status, expected) => {
  const claim = { status, isPublic: true, hasReply: false, isOtherSideGone: false, value: 4_000 }
  expect(isGivable(answer, claim)).toBe(expected)
})
