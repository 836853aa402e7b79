import fc from 'fast-check'
import { expect, test } from 'vitest'
import { otherParty, parties } from '../people/parties.ts'
import { biddingActions } from './bidding-view.ts'
import { unreachedParts } from './letters.ts'
import { type ClaimStatus, claimStatuses, type Transition, transitions } from './lifecycle.ts'
import { actionsFor, type ClaimAction, mayBeEnded } from './questions.ts'
import { answerDue, isActive, type MainAction, mainActionFor, type Turn, type TurnFacts, turnFor } from './turns.ts'

/**
 * Expectations of a status, for plaintiff and defendant: the allowed actions, the turn that each reads, and the
 * action asked of each first.
 */
interface Row {
  readonly mayDo: readonly [plaintiff: readonly ClaimAction[], defendant: readonly ClaimAction[]]
  readonly turns: readonly [plaintiff: Turn, defendant: Turn]
  readonly asked: readonly [plaintiff: ClaimAction | null, defendant: ClaimAction | null]
}

const answers = ['propose', 'dispute', 'resolve'] as const
const eitherProposes: Row = {
  mayDo: [['propose'], ['propose']],
  turns: ['either', 'either'],
  asked: ['propose', 'propose'],
}
const over: Row = { mayDo: [[], []], turns: ['over', 'over'], asked: [null, null] }

const table: Readonly<Record<ClaimStatus, Row>> = {
  PENDING: { mayDo: [['edit'], []], turns: ['yours', 'theirs'], asked: ['edit', null] },
  WAITING_FOR_PAYMENT: { mayDo: [['pay', 'take back'], []], turns: ['yours', 'theirs'], asked: ['pay', null] },
  PENDING_PUBLICATION: { mayDo: [['amend'], answers], turns: ['theirs', 'yours'], asked: [null, 'dispute'] },
  PUBLISHED: { mayDo: [[], answers], turns: ['theirs', 'yours'], asked: [null, 'dispute'] },
  DISPUTED: eitherProposes,
  RESOLUTION_PROPOSED_BY_PLAINTIFF: {
    mayDo: [['withdraw offer'], ['accept', 'reject', 'counter']],
    turns: ['theirs', 'yours'],
    asked: [null, 'accept'],
  },
  RESOLUTION_PROPOSED_BY_DEFENDANT: {
    mayDo: [['accept', 'reject', 'counter'], ['withdraw offer']],
    turns: ['yours', 'theirs'],
    asked: ['accept', null],
  },
  RESOLUTION_REJECTED: eitherProposes,
  // The cost owner has to act here: see below.
  RESOLUTION_ACCEPTED: { mayDo: [[], []], turns: ['none', 'none'], asked: [null, null] },
  RESOLVED_IN_FAVOUR_OF_PLANTIFF: over,
  RESOLVED_IN_FAVOUR_OF_DEFENDANT: over,
}

for (const status of claimStatuses) {
  const { mayDo, turns, asked } = table[status]
  const tags = parties.map(party => `SPEC-4-${status}-${party}`)
  test(`in ${status} the plaintiff may [${mayDo[0]}] and the defendant [${mayDo[1]}]`, { tags }, () => {
    expect(parties.map(party => actionsFor(status, party))).toEqual(mayDo)
    expect(parties.map(party => turnFor(party, status))).toEqual(turns)
    expect(parties.map(party => mainActionFor(party, status))).toEqual(asked)
  })
}

test.each(parties)('an accepted resolution is paid by its cost owner: %s', { tags: 'SPEC-4-cost-owner' }, costOwner => {
  const status = 'RESOLUTION_ACCEPTED'
  for (const party of parties) {
    const isPayer = party === costOwner
    expect(actionsFor(status, party, { costOwner })).toEqual(isPayer ? ['resolve'] : [])
    expect(mainActionFor(party, status, { costOwner })).toBe(isPayer ? 'resolve' : null)
    expect(turnFor(party, status, { costOwner })).toBe(isPayer ? 'yours' : 'theirs')
  }
})

test.each(parties)(
  'a fee that the %s has not paid in time, the other may pay instead, or end the agreement',
  costOwner => {
    const status = 'RESOLUTION_ACCEPTED'
    const facts = { costOwner, isFeeOverdue: true }
    const other = otherParty[costOwner]
    expect([actionsFor(status, costOwner, facts), mainActionFor(costOwner, status, facts)]).toEqual([
      ['resolve'],
      'resolve',
    ])
    expect(actionsFor(status, other, facts)).toEqual(['resolve', 'end agreement'])
    expect(mainActionFor(other, status, facts)).toBe('end agreement')
    for (const party of parties) expect(turnFor(party, status, facts)).toBe('either')
    expect(actionsFor(status, other, { ...facts, isAnothersOffer: true })).toEqual(['resolve'])
  },
)

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
  const facts = fc.record({
    costOwner: fc.constantFrom(...parties),
    isAnothersOffer: fc.boolean(),
    isFeeOverdue: fc.boolean(),
    isOtherSideGone: fc.boolean(),
    isPaymentClaimOpen: fc.boolean(),
    unreached: fc.constantFrom(...unreachedParts),
    bids: fc.option(
      fc.record({
        action: fc.constantFrom(...biddingActions),
        of: fc.subarray([...parties]),
        isAnothers: fc.boolean(),
      }),
      { nil: null },
    ),
  })
  fc.assert(
    fc.property(facts, fc.constantFrom(...parties), (each, reader) => {
      const turn = turnFor(reader, status, each)
      expect(mainActionFor(reader, status, each) !== null, reader).toBe(turn === 'yours' || turn === 'either')
    }),
  )
})

const said = { isPaymentClaimOpen: true }
const asked: TurnFacts = { bids: { action: 'answer bids', of: ['Defendant'], isAnothers: false } }
const bid = { action: 'bid', of: ['Plaintiff'], isAnothers: false } as const
/** Facts beside the status, the turn that each party then reads, and the action asked of each. */
test.each<[string, ClaimStatus, TurnFacts, [Turn, Turn], [MainAction | null, MainAction | null]]>([
  ['it is said to be paid', 'PENDING_PUBLICATION', said, ['yours', 'theirs'], ['answer payment claim', null]],
  ['it is said to be paid', 'PUBLISHED', said, ['yours', 'theirs'], ['answer payment claim', null]],
  ['it is said to be paid', 'DISPUTED', said, ['either', 'either'], ['answer payment claim', 'propose']],
  ['it is said to be paid', 'RESOLUTION_PROPOSED_BY_DEFENDANT', said, ['yours', 'theirs'], ['accept', null]],
  ['no letter reaches anybody', 'PUBLISHED', { unreached: 'all' }, ['yours', 'theirs'], ['correct address', null]],
  ['nobody can be reached any more', 'PUBLISHED', { unreached: 'for good' }, ['yours', 'theirs'], ['end claim', null]],
  [
    'nobody can be reached any more',
    'DISPUTED',
    { unreached: 'for good' },
    ['either', 'either'],
    ['propose', 'propose'],
  ],
  ['no letter reaches one', 'PUBLISHED', { unreached: 'some' }, ['either', 'either'], ['correct address', 'dispute']],
  ['no letter reaches one', 'DISPUTED', { unreached: 'some' }, ['either', 'either'], ['propose', 'propose']],
  ['bids are asked for', 'DISPUTED', asked, ['theirs', 'yours'], [null, 'answer bids']],
  ['both have to bid', 'DISPUTED', { bids: { ...bid, of: parties } }, ['either', 'either'], ['bid', 'bid']],
  ['the defence has bid', 'RESOLUTION_REJECTED', { bids: bid }, ['yours', 'theirs'], ['bid', null]],
  [
    'it is said to be paid, and the defence has to bid',
    'DISPUTED',
    { ...said, ...asked },
    ['either', 'either'],
    ['answer payment claim', 'answer bids'],
  ],
  ['both', 'PUBLISHED', { ...said, unreached: 'some' }, ['yours', 'theirs'], ['answer payment claim', null]],
  ['it is over', 'RESOLVED_IN_FAVOUR_OF_DEFENDANT', { ...said, unreached: 'all' }, ['over', 'over'], [null, null]],
  [
    'a sum is to be paid',
    'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
    { nextSum: { saidPaidAt: null, overdueAt: '2026-03-16T12:00:00.000Z', isOverdue: false } },
    ['theirs', 'yours'],
    [null, 'pay sum'],
  ],
  [
    'no account is stated where a sum is paid',
    'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
    { nextSum: { saidPaidAt: null, overdueAt: null, isOverdue: false } },
    ['yours', 'theirs'],
    ['state account', null],
  ],
  [
    'a sum is said to be paid',
    'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
    { nextSum: { saidPaidAt: '2026-03-01T09:00:00.000Z', overdueAt: null, isOverdue: false } },
    ['yours', 'theirs'],
    ['confirm sum', null],
  ],
])('where %s, %s is the turn of whoever can move it', (_, status, facts, whose, asked) => {
  expect(parties.map(party => turnFor(party, status, facts))).toEqual(whose)
  expect(parties.map(party => mainActionFor(party, status, facts))).toEqual(asked)
})

test('what nobody can move is nobody’s turn, whoever made the offer', () => {
  const facts = { isAnothersOffer: true, isOtherSideGone: true, costOwner: 'Plaintiff' } as const
  expect(turnFor('Defendant', 'RESOLUTION_ACCEPTED', facts)).toBe('none')
})

test('what another defendant has to bid is that one’s turn', () => {
  const facts = { bids: { action: 'bid', of: parties, isAnothers: true } } as const
  expect([turnFor('Defendant', 'DISPUTED', facts), mainActionFor('Defendant', 'DISPUTED', facts)]).toEqual([
    'theirs',
    null,
  ])
})

test('a claim can be ended by its plaintiff from its filing until it is over', () => {
  expect(claimStatuses.filter(status => !mayBeEnded(status))).toEqual([
    'PENDING',
    'WAITING_FOR_PAYMENT',
    'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
    'RESOLVED_IN_FAVOUR_OF_DEFENDANT',
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

test.each(claimStatuses)('nobody is asked to offer in %s what nobody would answer', status => {
  const gone = { isOtherSideGone: true }
  for (const party of parties) {
    const others = actionsFor(status, party).filter(action => action !== 'propose' && action !== 'counter')
    expect(actionsFor(status, party, gone)).toEqual(others)
    expect(mainActionFor(party, status, gone)).not.toBe('propose')
    const turn = turnFor(party, status)
    expect(turnFor(party, status, gone)).toBe(turn === 'yours' || turn === 'over' ? turn : 'none')
  }
})
