import { describe, expect, test } from 'vitest'
import type { Party } from '../people/parties.ts'
import { answerDate, datesToKeep, dateToKeepIn, versionOf } from './dates-to-keep.ts'

describe('the days that a notified party has to keep', () => {
  const answerBy = '2026-03-17T12:00:00.000Z'
  const open = {
    stage: 'open',
    winningParty: 'Plaintiff',
    costOwner: 'Defendant',
    platformFee: 200,
    defendants: ['Dora'],
    isReaders: true,
  } as const
  const agreed = { ...open, stage: 'agreed', feeDueOn: '2026-03-20' } as const
  const made = { ...open, expiresAt: '2026-03-24T12:00:00.000Z' } as const
  const bidding = { round: 1, costOwner: 'Defendant', until: '2026-03-27T12:00:00.000Z', isAnothers: false } as const
  const settled = { ...open, stage: 'settled' } as const
  const sum = { number: 1, count: 1, dueOn: '2026-03-31', state: 'due', isAccountStated: true } as const
  const late = { ...sum, state: 'overdue' } as const
  const by = (party: Party) => ({ party, name: 'Dora' }) as const
  const nothing = { topic: 'RESOLUTION_PROPOSED', by: null, offer: null } as const
  test.each([
    ['a claim is to be answered', 'Defendant', { answerBy, offer: null }, ['answer 2026-03-16']],
    ['the other side answers', 'Plaintiff', { answerBy, offer: null }, []],
    ['the notice period is over', 'Defendant', { offer: null }, []],
    ['they pay the fee', 'Defendant', { offer: agreed }, ['fee 2026-03-20']],
    ['they have not paid it in time', 'Defendant', { topic: 'FEE_OVERDUE', offer: agreed }, []],
    ['the other side pays the fee', 'Plaintiff', { offer: agreed }, []],
    ['the plaintiff pays the fee', 'Plaintiff', { offer: { ...agreed, costOwner: 'Plaintiff' } }, ['fee 2026-03-20']],
    ['another defendant pays the fee', 'Defendant', { offer: { ...agreed, isReaders: false } }, []],
    ['nothing is agreed', 'Defendant', { offer: open }, []],
    ['both', 'Defendant', { answerBy, offer: agreed }, ['answer 2026-03-16', 'fee 2026-03-20']],
    ['the other side makes an offer', 'Plaintiff', { offer: made, by: by('Defendant') }, ['offer 2026-03-23']],
    ['their own side makes an offer', 'Defendant', { offer: made, by: by('Defendant') }, []],
    ['an offer is told without its maker', 'Defendant', { offer: made }, []],
    ['bids are asked for', 'Plaintiff', { topic: 'BIDS_ASKED', bidding, by: by('Defendant') }, ['bids 2026-03-26']],
    ['they ask for bids', 'Defendant', { topic: 'BIDS_ASKED', bidding, by: by('Defendant') }, []],
    [
      'their side agrees to bids',
      'Plaintiff',
      { topic: 'BIDS_AGREED', bidding, by: by('Plaintiff') },
      ['bids 2026-03-26'],
    ],
    ['their side has bid', 'Plaintiff', { topic: 'BID_GIVEN', bidding, by: by('Plaintiff') }, []],
    ['the next round begins', 'Plaintiff', { topic: 'BIDS_APART', bidding }, ['bids 2026-03-26']],
    ['another defendant bids', 'Defendant', { topic: 'BIDS_APART', bidding: { ...bidding, isAnothers: true } }, []],
    ['they owe a sum', 'Defendant', { topic: 'SUM_DUE', offer: settled, sum }, ['sum 2026-03-31']],
    [
      'they are reminded a week later',
      'Defendant',
      { topic: 'SUM_DUE', offer: settled, sum: late },
      ['sum 2026-03-31'],
    ],
    ['it is overdue', 'Defendant', { topic: 'SUM_OVERDUE', offer: settled, sum: late }, []],
    ['they are owed a sum', 'Plaintiff', { topic: 'SUM_OVERDUE', offer: settled, sum: late }, []],
  ] as const)('%s: %s', (_, party, facts, days) => {
    expect(datesToKeep(party, { ...nothing, ...facts }).map(({ kind, day }) => `${kind} ${day}`)).toEqual(days)
  })
})

test('a later day is a later version of the same date', () => {
  const days = ['2026-03-16T23:59:59.999Z', '2026-03-17T00:00:00.000Z', '2027-01-02T12:00:00.000Z']
  expect(days.map(day => versionOf(answerDate(new Date(day))))).toEqual([20_528, 20_529, 20_819])
})

describe('the day that a party has to keep as a claim stands', () => {
  const end = '2026-03-17T12:00:00.000Z'
  const claim = {
    status: 'PENDING_PUBLICATION',
    createdAt: '2026-02-14T12:00:00.000Z',
    isOtherSideGone: false,
    isPaymentClaimOpen: false,
    nextSum: null,
    bidding: null,
    unreached: 'none',
    noticePeriodEndsAt: end,
    resolutions: [],
  } as const
  // Accepted on a Friday: ten business days are over on the Friday after next.
  const accepted = {
    costOwner: 'Defendant',
    isFeeOverdue: false,
    resolutionStatus: 'ACCEPTED',
    createdAt: '2026-03-05T12:00:00.000Z',
    decidedAt: '2026-03-06T12:00:00.000Z',
    expiresAt: null,
  } as const
  const end14 = '2026-03-15T12:00:00.000Z'
  const offered = { ...accepted, resolutionStatus: 'PROPOSED', decidedAt: null, expiresAt: end14 } as const
  const offeredTo = {
    Plaintiff: { ...claim, status: 'RESOLUTION_PROPOSED_BY_DEFENDANT', resolutions: [offered] },
    Defendant: { ...claim, status: 'RESOLUTION_PROPOSED_BY_PLAINTIFF', resolutions: [offered] },
  } as const
  const bidding = {
    state: 'bids',
    round: 1,
    askedBy: 'Plaintiff',
    costOwner: 'Defendant',
    until: end14,
    isOwnGiven: false,
    isOtherGiven: false,
    isAnothers: false,
    ending: null,
  } as const
  const bids = { ...claim, status: 'DISPUTED', bidding } as const
  const agreed = { ...claim, status: 'RESOLUTION_ACCEPTED', resolutions: [accepted] } as const
  const others = { ...accepted, defence: { name: 'Dora', isYou: false } }
  const sum = {
    ...{ dueOn: '2026-03-31', value: 600, saidPaidAt: null, paidOn: null, receivedAt: null },
    ...{ timesSaidPaid: 0, uncontradictedAt: null, overdueAt: '2026-04-01T12:00:00.000Z', isOverdue: false },
  } as const
  const owing = { ...agreed, status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF', nextSum: sum } as const
  const before = '2026-03-10T12:00:00.000Z'
  test.each([
    ['it is to be answered', 'Defendant', claim, before, 'answer 2026-03-16'],
    ['the other side answers', 'Plaintiff', claim, before, null],
    ['it was to be answered', 'Defendant', { ...claim, status: 'PUBLISHED' }, '2026-03-17T12:00:00.000Z', null],
    ['it is said to be paid', 'Defendant', { ...claim, isPaymentClaimOpen: true }, before, null],
    ['its fee is due', 'Defendant', agreed, before, 'fee 2026-03-20'],
    ['the other side owes the fee', 'Plaintiff', agreed, before, null],
    ['another defendant owes the fee', 'Defendant', { ...agreed, resolutions: [others] }, before, null],
    ['a sum of its agreement is due', 'Defendant', owing, before, 'sum 2026-03-31'],
    ['a sum is said to be paid', 'Defendant', { ...owing, nextSum: { ...sum, saidPaidAt: before } }, before, null],
    ['a sum was due', 'Defendant', owing, '2026-04-02T12:00:00.000Z', null],
    ['the other side owes the sum', 'Plaintiff', owing, before, null],
    ['another defendant owes the sum', 'Defendant', { ...owing, resolutions: [others] }, before, null],
    ['its fee was due', 'Defendant', agreed, '2026-03-21T12:00:00.000Z', null],
    ['an offer is open', 'Plaintiff', offeredTo.Plaintiff, before, 'offer 2026-03-14'],
    ['an offer is open', 'Defendant', offeredTo.Defendant, before, 'offer 2026-03-14'],
    ['an offer of their own is open', 'Plaintiff', offeredTo.Defendant, before, null],
    ['an offer was open', 'Plaintiff', offeredTo.Plaintiff, end14, null],
    ['a bid is to be given', 'Plaintiff', bids, before, 'bids 2026-03-14'],
    ['their bid is given', 'Plaintiff', { ...bids, bidding: { ...bidding, isOwnGiven: true } }, before, null],
    ['another defendant bids', 'Defendant', { ...bids, bidding: { ...bidding, isAnothers: true } }, before, null],
  ] as const)('%s: %s', (_, party, situation, now, day) => {
    const date = dateToKeepIn(party, situation, new Date(now))
    expect(date && `${date.kind} ${date.day}`).toBe(day)
  })
})
