import { describe, expect, test } from 'vitest'
import { limits } from '../people/limits.ts'
import { type Party, parties } from '../people/parties.ts'
import { type Addition, additions, mayAdd, removableUntil, roomProblem } from './correspondence.ts'
import { type ClaimStatus, claimStatuses } from './lifecycle.ts'

const day = 24 * 60 * 60 * 1000
const now = new Date('2026-03-01T12:00:00Z')
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)

const both = ['Plaintiff', 'Defendant'] as const
const running: readonly ClaimStatus[] = [
  'PENDING_PUBLICATION',
  'PUBLISHED',
  'DISPUTED',
  'RESOLUTION_PROPOSED_BY_PLAINTIFF',
  'RESOLUTION_PROPOSED_BY_DEFENDANT',
  'RESOLUTION_REJECTED',
  'RESOLUTION_ACCEPTED',
]
const resolved: readonly ClaimStatus[] = ['RESOLVED_IN_FAVOUR_OF_PLANTIFF', 'RESOLVED_IN_FAVOUR_OF_DEFENDANT']

interface Expected {
  readonly whileRunning: readonly Party[]
  readonly justResolved: readonly Party[]
}

const expected: Readonly<Record<Addition, Expected>> = {
  document: { whileRunning: both, justResolved: [] },
  message: { whileRunning: both, justResolved: both },
  'already paid': { whileRunning: ['Defendant'], justResolved: [] },
}

describe.each(additions)('a %s', { tags: 'SPEC-6-correspondence' }, addition => {
  const writers = (status: ClaimStatus, resolvedAt: Date | null) =>
    parties.filter(party => mayAdd(addition, party, { status, resolvedAt }, now))
  const { whileRunning, justResolved } = expected[addition]

  test.each(claimStatuses)('in %s', status => {
    const isOver = resolved.includes(status)
    expect(writers(status, isOver ? ago(1) : null)).toEqual(
      isOver ? justResolved : running.includes(status) ? whileRunning : [],
    )
  })

  test('until 30 days after the end', () => {
    for (const status of resolved) {
      expect(writers(status, ago(30 * day - 1))).toEqual(justResolved)
      expect(writers(status, ago(30 * day))).toEqual([])
    }
  })
})

test.each([
  ['just added', 0, false, null, true],
  ['for a quarter of an hour', 15 * 60_000 - 1, false, null, true],
  ['not after it', 15 * 60_000, false, null, false],
  ['not what somebody else has downloaded', 1_000, false, ago(500), false],
  ['not what the claim was filed with', 0, true, null, false],
])('a document can be removed: %s', (_, age, isOfFiling, readByOthersAt, isRemovable) => {
  const until = removableUntil({ addedAt: ago(age), isOfFiling, readByOthersAt }, now)
  expect(until).toEqual(isRemovable ? new Date(now.getTime() - age + 15 * 60_000) : null)
})

const full = limits.documentsPerClaim
const bytes = limits.claimFilesBytes
test.each([
  ['an empty one has', 0, 0, bytes, null],
  ['one with a last place has', full - 1, bytes - 1, 1, null],
  ['a link takes no bytes', full - 1, bytes, null, null],
  ['a link has a place even where there is too much', 0, bytes + 1, null, null],
  ['one with all places taken has not', full, 0, 0, 'too many'],
  ['one byte is too much', 1, bytes, 1, 'too large together'],
] as const)('room: %s', (_, count, held, size, problem) => {
  expect(roomProblem({ count, bytes: held }, size)).toBe(problem)
})
