import { expect, test } from 'vitest'
import { type ClaimStatus, claimStatuses } from './lifecycle.ts'
import { type AnswerKind, answersTo } from './written-answers.ts'

const all: readonly AnswerKind[] = ['dispute', 'offer', 'concession']
const expected: Partial<Record<ClaimStatus, readonly AnswerKind[]>> = {
  PENDING_PUBLICATION: all,
  PUBLISHED: all,
  DISPUTED: ['offer'],
  RESOLUTION_REJECTED: ['offer'],
}

test.each(claimStatuses)('how a claim that is %s can be answered', status => {
  const others = expected[status] ?? []
  expect(answersTo({ status, isPublic: false, hasReply: false })).toEqual(others)
  expect(answersTo({ status, isPublic: true, hasReply: false }), 'where it is public').toEqual([...others, 'reply'])
  expect(answersTo({ status, isPublic: true, hasReply: true }), 'where a reply stands').toEqual(others)
})
