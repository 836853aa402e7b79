import { resolutionExample } from '@redress/contract/example-schemas.ts'
import { turnOf } from '@redress/domain/claim/claim-turn.ts'
import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { describe, expect, test } from 'vitest'
import { decisiveDate } from '../../entities/claim/claim-dates.ts'
import type { HistoryItem } from '../../entities/claim/claim-queries.ts'
import { momentsOf, type TimedClaim } from './timeline-entries.ts'

const now = new Date('2026-06-01T12:00:00Z')
const claim = (
  status: ClaimStatus,
  role: Party = 'Plaintiff',
  noticePeriodEndsAt: string | null = null,
): TimedClaim => ({
  id: '01234567-89ab-4cde-8f01-23456789abcd',
  createdAt: '2026-05-01T12:00:00Z',
  status,
  role,
  isOtherSideGone: false,
  ending: null,
  isPaymentClaimOpen: false,
  unreached: 'none',
  nextSum: null,
  bidding: null,
  resolutions: [],
  noticePeriodEndsAt,
  resolvedAt: null,
})

const created: HistoryItem = {
  id: '1',
  type: 'CLAIM_CREATED',
  partyTriggeredBy: 'Plaintiff',
  triggeredBy: { firstName: 'Anna', lastName: 'Laurent' },
  isOwnAct: true,
  claim: { id: '01234567-89ab-4cde-8f01-23456789abcd', type: null },
  resolutionId: null,
  defendantName: null,
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
  ] as const)('%s, %s: %s', (status, role, turn) => expect(turnOf(claim(status, role), role).turn).toBe(turn))
})

describe('the timeline', () => {
  test('tells what comes next, whose turn it is and what happened, newest first', () => {
    const submitted = { ...created, id: '2', type: 'CLAIM_SUBMITTED' } as const
    const history = [created, submitted]
    const moments = momentsOf(claim('PENDING_PUBLICATION', 'Plaintiff', '2026-06-10T00:00:00Z'), history, now)
    expect(moments).toEqual([
      { kind: 'publication', at: '2026-06-10T00:00:00Z' },
      { kind: 'turn', turn: 'theirs' },
      { kind: 'past', item: submitted },
      { kind: 'past', item: created },
    ])
  })

  test('has no publication ahead once the notice period is over', () => {
    const kinds = momentsOf(claim('PUBLISHED', 'Defendant', '2026-05-10T00:00:00Z'), [], now).map(({ kind }) => kind)
    expect(kinds).toEqual(['turn'])
  })

  test('says nothing of a publication, or of anybody’s turn, when the claim is over', () => {
    const over = claim('RESOLVED_IN_FAVOUR_OF_DEFENDANT', 'Plaintiff', '2026-06-10T00:00:00Z')
    expect(momentsOf(over, [created], now).map(({ kind }) => kind)).toEqual(['past'])
  })

  test('names the last day to pay the fee of the accepted offer', () => {
    const own = { name: 'Dora Defendant', isYou: true }
    const accepted = {
      ...resolutionExample,
      defence: own,
      resolutionStatus: 'ACCEPTED',
      decidedAt: '2026-06-01T09:00:00Z',
    } as const
    const agreed = { ...claim('RESOLUTION_ACCEPTED', 'Defendant', '2026-06-10T00:00:00Z'), resolutions: [accepted] }
    expect(momentsOf(agreed, [], now)).toEqual([
      { kind: 'feeDue', at: '2026-06-15' },
      { kind: 'publication', at: '2026-06-10T00:00:00Z' },
      { kind: 'turn', turn: 'yours' },
    ])
  })
})

describe('the date that counts', () => {
  const end = '2026-06-10T00:00:00Z'
  test.each([
    ['PENDING_PUBLICATION', 'answer'],
    ['DISPUTED', 'publication'],
    ['RESOLUTION_PROPOSED_BY_DEFENDANT', 'publication'],
    ['RESOLVED_IN_FAVOUR_OF_DEFENDANT', null],
  ] as const)('%s: %s', (status, kind) => {
    expect(decisiveDate(claim(status, 'Plaintiff', end), now)?.kind ?? null).toBe(kind)
  })
})

test('of a claim that nobody can be told of any more no answer is said to be due', () => {
  const end = '2026-06-20T12:00:00.000Z'
  const lost = { ...claim('PENDING_PUBLICATION', 'Plaintiff', end), unreached: 'for good' } as const
  expect(decisiveDate(lost, now)?.kind).toBe('publication')
  expect(decisiveDate({ ...lost, unreached: 'none' }, now)?.kind).toBe('answer')
})
