import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paymentPurposes } from '../money/payments.ts'
import { parties } from '../people/parties.ts'
import { claimEvents, type EventRow, historyTypes, opensFee } from './events.ts'
import {
  type ClaimActor,
  type ClaimStatus,
  claimActors,
  claimStatuses,
  type Facts,
  findTransition,
  type Guard,
  initialStatus,
  type LifecycleEvent,
  lifecycleEvents,
  paidEvent,
  type Refusal,
  type Transition,
  transitions,
} from './lifecycle.ts'
import { claimActions, isDisputed, isFiled, isNegotiated, isResolved, isSubmitted, winnerOf } from './questions.ts'

const rows: readonly Transition[] = transitions

const factsThatHold = {
  complete: { isComplete: true },
  'can be extended': { extension: 'possible' },
  'may pay the platform fee': {},
  'may end the agreement': { isFeeOverdue: true },
  'plaintiff wins': { winningParty: 'Plaintiff' },
  'defendant wins': { winningParty: 'Defendant' },
} as const satisfies Record<Guard, object>

const factsOf = (row: Transition) => ({
  ...(row.guard && factsThatHold[row.guard]),
  ...(row.guard === 'may pay the platform fee' &&
    (row.by === 'Plaintiff' || row.by === 'Defendant') && { costOwner: row.by }),
})

describe('the table', () => {
  test.each(rows)('$from --$event by $by--> $to', row => {
    expect(findTransition(row.from, row.event, row.by, factsOf(row))).toEqual({ ok: true, transition: row })
  })

  test.each(rows.filter(row => row.guard))('$from --$event by $by--> $to is refused without its guard', row => {
    expect(findTransition(row.from, row.event, row.by)).toMatchObject({ ok: false })
  })

  test.each(claimStatuses)('%s is reached from the first status and stands in the table', status => {
    const reached = new Set<string>([initialStatus])
    for (let size = 0; size !== reached.size; ) {
      size = reached.size
      for (const row of rows) if (row.to && reached.has(row.from)) reached.add(row.to)
    }
    expect(reached).toContain(status)
  })

  test('every status, event and actor is either a row or refused', () => {
    for (const status of claimStatuses)
      for (const event of lifecycleEvents)
        for (const by of claimActors) {
          const expected = rows.some(row => row.from === status && row.event === event && row.by === by)
          const costOwner = by === 'Plaintiff' || by === 'Defendant' ? by : null
          const facts = parties.map(
            winningParty => ({ isComplete: true, extension: 'possible', costOwner, winningParty }) as const,
          )
          const overdue = { ...facts[0], costOwner: null, isFeeOverdue: true }
          expect([
            status,
            event,
            by,
            [...facts, overdue].some(fact => findTransition(status, event, by, fact).ok),
          ]).toEqual([status, event, by, expected])
        }
  })

  test.each<[string, ClaimStatus, LifecycleEvent, ClaimActor, Facts, Refusal]>([
    ['what no row has', 'PUBLISHED', 'accept', 'Plaintiff', {}, 'NOT_IN_THIS_STATE'],
    ['what only the other may', 'PENDING', 'submit', 'Defendant', { isComplete: true }, 'NOT_YOUR_TURN'],
    ['what is not complete', 'PENDING', 'submit', 'Plaintiff', { isComplete: false }, 'INCOMPLETE'],
    [
      'more time, once it was given',
      'PENDING_PUBLICATION',
      'extend',
      'Defendant',
      { extension: 'given' },
      'EXTENDED_ALREADY',
    ],
    [
      'more time where there is none',
      'PENDING_PUBLICATION',
      'extend',
      'Defendant',
      { extension: 'impossible' },
      'NOT_IN_THIS_STATE',
    ],
    [
      "the other's fee",
      'RESOLUTION_ACCEPTED',
      'resolve',
      'Plaintiff',
      { costOwner: 'Defendant' },
      'NOT_THE_COST_OWNER',
    ],
    [
      'the end of an agreement whose fee is not overdue',
      'RESOLUTION_ACCEPTED',
      'end agreement',
      'Plaintiff',
      { costOwner: 'Defendant' },
      'NOT_IN_THIS_STATE',
    ],
    [
      'the end of an agreement by whoever has not paid its fee',
      'RESOLUTION_ACCEPTED',
      'end agreement',
      'Defendant',
      { costOwner: 'Defendant', isFeeOverdue: true },
      'NOT_IN_THIS_STATE',
    ],
  ])('refuses %s by its name', (_, status, event, by, facts, refusal) => {
    expect(findTransition(status, event, by, facts)).toEqual({ ok: false, refusal })
  })

  test('no unresolved status is a dead end: a resolved one can be reached', () => {
    const ends = new Set<string>(claimStatuses.filter(isResolved))
    for (let size = 0; size !== ends.size; ) {
      size = ends.size
      for (const row of rows) if (row.to && ends.has(row.to)) ends.add(row.from)
    }
    expect([...ends].sort()).toEqual([...claimStatuses].sort())
  })

  test('no two rows could both apply', () => {
    const keys = rows.map(row => [row.from, row.event, row.by, row.guard].join())
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('only a draft goes without a history row', () => {
    const withoutHistory = rows.filter(row => claimEvents[row.event].history === null)
    expect(withoutHistory.every(row => row.from === initialStatus)).toBe(true)
    const written = new Set(Object.values<EventRow>(claimEvents).map(({ history }) => history))
    expect(historyTypes.filter(type => !written.has(type))).toEqual([])
  })

  test('every fee that a row requires is an event that moves the claim from there', () => {
    for (const row of rows) {
      if (!row.requiresFee) continue
      const next = rows.filter(
        each => each.from === row.to && each.event === paidEvent[row.requiresFee ?? 'submission'],
      )
      expect(next.length).toBeGreaterThan(0)
    }
    expect(new Set(rows.flatMap(row => row.requiresFee ?? []))).toEqual(new Set(paymentPurposes))
  })

  test('the clock does what a deadline says, and can do it where the deadline was set', () => {
    for (const { to, deadline } of rows) {
      if (deadline && to) expect(findTransition(to, deadline.event, 'clock')).toMatchObject({ ok: true })
    }
    const announced = rows.flatMap(row => row.deadline?.event ?? [])
    expect(new Set(rows.filter(row => row.by === 'clock').map(row => row.event))).toEqual(new Set(announced))
  })
})

describe('questions', () => {
  test('a status is resolved when no row leaves it, and has a winner then', () => {
    expect(claimStatuses.filter(isResolved)).toEqual([
      'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
      'RESOLVED_IN_FAVOUR_OF_DEFENDANT',
    ])
    expect(claimStatuses.map(winnerOf).filter(Boolean)).toEqual(['Plaintiff', 'Defendant'])
    expect(winnerOf('RESOLVED_IN_FAVOUR_OF_PLANTIFF')).toBe('Plaintiff')
  })

  test('submitted, filed, disputed and negotiated split the statuses as they should', () => {
    expect(claimStatuses.filter(status => !isSubmitted(status))).toEqual(['PENDING'])
    expect(claimStatuses.filter(status => !isFiled(status))).toEqual(['PENDING', 'WAITING_FOR_PAYMENT'])
    expect(claimStatuses.filter(isDisputed)).toEqual(['DISPUTED'])
    expect(claimStatuses.filter(isNegotiated)).toEqual([
      'DISPUTED',
      'RESOLUTION_PROPOSED_BY_PLAINTIFF',
      'RESOLUTION_PROPOSED_BY_DEFENDANT',
      'RESOLUTION_ACCEPTED',
    ])
  })

  test('a row of the history opens a fee, or says that one was paid', () => {
    const opening = new Set(rows.flatMap(row => (row.requiresFee ? claimEvents[row.event].history : [])))
    expect(new Set(historyTypes.filter(opensFee))).toEqual(opening)
  })

  test('every action but the payment is an event of the table', () => {
    for (const action of claimActions.filter(each => each !== 'pay')) expect(lifecycleEvents).toContain(action)
  })

  test('any walk by allowed transitions stays in the table and ends only where a claim is over or gone', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), choices => {
        let status: ClaimStatus | null = initialStatus
        for (let count = 0; count < 40 && status !== null; count++) {
          const from: ClaimStatus = status
          const leaving: readonly Transition[] = rows.filter(row => row.from === from)
          const row: Transition | undefined = leaving[(choices.next().value ?? 0) % Math.max(leaving.length, 1)]
          if (!row) return isResolved(from)
          const verdict = findTransition(from, row.event, row.by, factsOf(row))
          if (!verdict.ok || verdict.transition !== row) return false
          status = row.to
        }
        return true
      }),
    )
  })
})
