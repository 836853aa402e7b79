import { expect, test } from 'vitest'
import { type Party, parties } from '../people/parties.ts'
import { claimStatuses, type Transition, transitions } from './lifecycle.ts'
import { answerDue, isActive, mainActionFor, turnFor } from './turns.ts'

const table = {
  PENDING: ['yours', 'theirs'],
  WAITING_FOR_PAYMENT: ['yours', 'theirs'],
  PENDING_PUBLICATION: ['theirs', 'yours'],
  PUBLISHED: ['theirs', 'yours'],
  DISPUTED: ['either', 'either'],
  RESOLUTION_PROPOSED_BY_PLAINTIFF: ['theirs', 'yours'],
  RESOLUTION_PROPOSED_BY_DEFENDANT: ['yours', 'theirs'],
  RESOLUTION_REJECTED: ['either', 'either'],
  RESOLUTION_ACCEPTED: ['none', 'none'],
  RESOLVED_IN_FAVOUR_OF_PLANTIFF: ['over', 'over'],
  RESOLVED_IN_FAVOUR_OF_DEFENDANT: ['over', 'over'],
} as const

test.each(claimStatuses)('%s, as the plaintiff and as the defendant read it', status => {
  expect(parties.map(reader => turnFor(reader, status))).toEqual(table[status])
})

test.each(parties)('the fee of an accepted resolution is its payer’s turn: %s', costOwner => {
  const other = parties.find(party => party !== costOwner)
  expect(turnFor(costOwner, 'RESOLUTION_ACCEPTED', { costOwner })).toBe('yours')
  expect(other && turnFor(other, 'RESOLUTION_ACCEPTED', { costOwner })).toBe('theirs')
})

test('the fee of what another defendant agreed to is that one’s turn, and all else is as if the offer were one’s own', () => {
  const facts = { costOwner: 'Defendant', isAnothersOffer: true } as const
  const differing = claimStatuses.filter(
    status => turnFor('Defendant', status, facts) !== turnFor('Defendant', status, { costOwner: 'Defendant' }),
  )
  expect(differing).toEqual(['RESOLUTION_ACCEPTED'])
  expect(turnFor('Defendant', 'RESOLUTION_ACCEPTED', facts)).toBe('theirs')
})

const rows: readonly Transition[] = transitions
const unpaid = rows.flatMap(({ to, by, requiresFee }) =>
  parties.flatMap(payer => (to && requiresFee && by === payer ? [{ status: to, requiresFee, payer }] : [])),
)

test.each(unpaid)('in $status the unpaid fee of a $requiresFee is the turn of the $payer', ({ status, payer }) => {
  for (const reader of parties)
    expect(turnFor(reader, status, { costOwner: payer })).toBe(reader === payer ? 'yours' : 'theirs')
})

test.each(claimStatuses)('in %s somebody’s turn is somebody’s main action, and nobody else has one', status => {
  for (const [costOwner, reader, isAnothersOffer] of parties.flatMap(owner =>
    parties.flatMap(reader => [true, false].map(is => [owner, reader, is] as const)),
  )) {
    const turn = turnFor(reader, status, { costOwner, isAnothersOffer })
    const action = mainActionFor(reader, status, { costOwner, isAnothersOffer })
    expect(action !== null, reader).toBe(turn === 'yours' || turn === 'either')
  }
})

test('what is asked for first, by status', () => {
  const asked = (party: Party) => claimStatuses.map(status => mainActionFor(party, status, { costOwner: party }))
  expect(asked('Plaintiff')).toEqual([
    'edit',
    'pay',
    null,
    null,
    'propose',
    null,
    'accept',
    'propose',
    'resolve',
    null,
    null,
  ])
  expect(asked('Defendant')).toEqual([
    null,
    null,
    'dispute',
    'dispute',
    'propose',
    'accept',
    null,
    'propose',
    'resolve',
    null,
    null,
  ])
})

test('a claim is active from its submission until it is resolved', () => {
  expect(claimStatuses.filter(status => !isActive(status))).toEqual([
    'PENDING',
    'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
    'RESOLVED_IN_FAVOUR_OF_DEFENDANT',
  ])
})

test('an answer is due until there is one', () => {
  const due = claimStatuses.filter(status => answerDue(status, '2026-12-06T10:00:00Z') !== null)
  expect(due).toEqual(['PENDING_PUBLICATION', 'PUBLISHED'])
})
