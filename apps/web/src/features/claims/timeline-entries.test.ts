import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { describe, expect, test } from 'vitest'
import type { HistoryItem } from '../../entities/claim/claim-queries.ts'
import { momentsOf, type TimedClaim, turnOf } from './timeline-entries.ts'

const now = new Date('2026-06-01T12:00:00Z')
const claim = (
  status: ClaimStatus,
  role: Party = 'Plaintiff',
  noticePeriodEndsAt: string | null = null,
): TimedClaim => ({
  id: '01234567-89ab-4cde-8f01-23456789abcd',
  status,
  role,
  resolutions: [],
  noticePeriodEndsAt,
})

const created: HistoryItem = {
  id: '1',
  type: 'CLAIM_CREATED',
  partyTriggeredBy: 'Plaintiff',
  triggeredBy: { firstName: 'Anna', lastName: 'Laurent' },
  isOwnAct: true,
  claim: { id: '01234567-89ab-4cde-8f01-23456789abcd', type: null },
  resolutionId: null,
  value: null,
  previousValue: null,
  fee: null,
  createdAt: '2026-05-01T12:00:00Z',
}

describe('whose turn it is, seen from one side', () => {
  test.each([
    ['PENDING', 'Plaintiff', 'yours'],
    ['PENDING_PUBLICATION', 'Plaintiff', 'theirs'],
    ['PENDING_PUBLICATION', 'Defendant', 'yours'],
    ['DISPUTED', 'Defendant', 'either'],
    ['RESOLUTION_PROPOSED_BY_DEFENDANT', 'Plaintiff', 'yours'],
    ['RESOLUTION_PROPOSED_BY_DEFENDANT', 'Defendant', 'theirs'],
    ['RESOLVED_IN_FAVOUR_OF_PLANTIFF', 'Plaintiff', 'over'],
  ] as const)('%s, %s: %s', (status, role, turn) => expect(turnOf(claim(status, role))).toBe(turn))
})

describe('the timeline', () => {
  test('tells what happened, whose turn it is and what comes next', () => {
    const moments = momentsOf(claim('PENDING_PUBLICATION', 'Plaintiff', '2026-06-10T00:00:00Z'), [created], now)
    expect(moments).toEqual([
      { kind: 'past', item: created },
      { kind: 'turn', turn: 'theirs' },
      { kind: 'publication', at: '2026-06-10T00:00:00Z' },
      { kind: 'outcome' },
    ])
  })

  test('has no publication ahead once the notice period is over', () => {
    const kinds = momentsOf(claim('PUBLISHED', 'Defendant', '2026-05-10T00:00:00Z'), [], now).map(({ kind }) => kind)
    expect(kinds).toEqual(['turn', 'outcome'])
  })

  test('ends with what happened when the claim is over', () => {
    const kinds = momentsOf(claim('RESOLVED_IN_FAVOUR_OF_DEFENDANT'), [created], now).map(({ kind }) => kind)
    expect(kinds).toEqual(['past'])
  })
})
