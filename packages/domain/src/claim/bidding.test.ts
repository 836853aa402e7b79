import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, largestAmount } from '../money/money.ts'
import { otherParty, type Party, parties } from '../people/parties.ts'
import {
  afterConsent,
  afterEnd,
  afterRound,
  askedFor,
  type Bidding,
  type BiddingEnding,
  biddingRounds,
  biddingStates,
  biddingViewFor,
  endingBy,
  farthestMiddle,
  middleOf,
  outcomeOfRound,
} from './bidding.ts'
import { awaitedBids, isBidding, mayAskForBids } from './bidding-view.ts'
import { claimStatuses, findTransition } from './lifecycle.ts'

const until = new Date('2026-03-01T12:00:00.000Z')

test('bids are exchanged from when they are asked for until they have ended', () => {
  expect(biddingStates.filter(state => isBidding({ state }))).toEqual(['asked', 'bids', 'middle'])
  expect(isBidding(null)).toBe(false)
})
const later = new Date('2026-03-15T12:00:00.000Z')
const asked = (by: Party = 'Plaintiff'): Bidding => askedFor({ by, userId: by, costOwner: 'Defendant', until })
const agreed = (by: Party = 'Plaintiff'): Bidding => afterConsent(asked(by), otherParty[by], later)
const withBids = (bidding: Bidding, ...given: Party[]): Bidding => ({
  ...bidding,
  sealed: {
    Plaintiff: given.includes('Plaintiff') ? 'sealed' : null,
    Defendant: given.includes('Defendant') ? 'sealed' : null,
  },
})
const inMiddle = (...given: Party[]): Bidding => ({
  ...withBids({ ...agreed(), state: 'middle', round: biddingRounds }, ...parties),
  agreed: given,
})

test('sealed bids are asked for where both sides may make an offer, and lead to an accepted one from there alone', () => {
  expect(claimStatuses.filter(mayAskForBids)).toEqual(['DISPUTED', 'RESOLUTION_REJECTED'])
  for (const status of claimStatuses)
    expect(findTransition(status, 'settle by bids', 'bids').ok, status).toBe(mayAskForBids(status))
})

test('whoever asks and whoever agrees speaks for their side', () => {
  expect(asked('Defendant')).toMatchObject({ state: 'asked', speakers: { Plaintiff: null, Defendant: 'Defendant' } })
  const { speakers, state, round, until: end } = agreed('Defendant')
  expect([speakers, state, round, end]).toEqual([
    { Plaintiff: 'Plaintiff', Defendant: 'Defendant' },
    'bids',
    1,
    later.toISOString(),
  ])
})

/** Outcomes of a round of bids on a claim over EUR 1,000.00. */
test.each([
  ['the same', 500_00n, 500_00n, 1, 'met'],
  ['the most above the least', 400_00n, 500_00n, 1, 'met'],
  ['the most above the least, in the last round', 400_00n, 400_01n, 3, 'met'],
  ['a cent apart', 500_01n, 500_00n, 1, 'next round'],
  ['a cent apart in the second round', 500_01n, 500_00n, 2, 'next round'],
  ['a cent apart in the last round', 500_01n, 500_00n, 3, 'close'],
  ['10 % of the claim apart in the last round', 600_00n, 500_00n, 3, 'close'],
  ['a cent more than 10 % apart in the last round', 600_01n, 500_00n, 3, 'apart'],
] as const)('%s: %s and %s in round %s is %s', (_name, least, most, round, kind) => {
  const outcome = outcomeOfRound({ least: cents(least), most: cents(most) }, { round, claimValue: cents(1_000_00n) })
  expect(outcome.kind).toBe(kind)
})

const amount = fc.bigInt({ min: 100n, max: BigInt(largestAmount) * 100n }).map(cents)
const bids = fc.record({ claimValue: amount, one: fc.nat(), other: fc.nat() }).map(({ claimValue, one, other }) => {
  const within = (share: number) => cents(100n + ((claimValue - 100n) * BigInt(share)) / 2_147_483_647n)
  return { claimValue, least: within(one), most: within(other) }
})

describe('whatever is bid', () => {
  test('they meet exactly where the least is at most the most, and the value lies between, rounded down', () => {
    fc.assert(
      fc.property(bids, fc.integer({ min: 1, max: biddingRounds }), ({ least, most, claimValue }, round) => {
        const outcome = outcomeOfRound({ least, most }, { round, claimValue })
        expect(outcome.kind === 'met').toBe(least <= most)
        if (outcome.kind !== 'met') return
        expect(outcome.value >= least && outcome.value <= most).toBe(true)
        expect([least + most, least + most - 1n]).toContain(outcome.value * 2n)
      }),
    )
  })

  test('there are never more than three rounds, and only what is at most 10 % of the claim apart is asked for the middle', () => {
    fc.assert(
      fc.property(bids, ({ least, most, claimValue }) => {
        let bidding = withBids(agreed(), ...parties)
        let rounds = 0
        while (bidding.state === 'bids') {
          rounds += 1
          const outcome = outcomeOfRound({ least, most }, { round: bidding.round, claimValue })
          if (outcome.kind === 'met') break
          bidding = afterRound(bidding, outcome, later)
        }
        expect(rounds).toBe(least <= most ? 1 : biddingRounds)
        expect(bidding.state).toBe(least <= most ? 'bids' : (least - most) * 10n <= claimValue ? 'middle' : 'ended')
      }),
    )
  })

  test('the middle of close bids lies no farther from either than each is told', () => {
    fc.assert(
      fc.property(bids, ({ least, most, claimValue }) => {
        if (outcomeOfRound({ least, most }, { round: biddingRounds, claimValue }).kind !== 'close') return
        const middle = middleOf({ least, most })
        expect(middle <= least && least - middle <= farthestMiddle(claimValue)).toBe(true)
        expect(middle >= most && middle - most <= farthestMiddle(claimValue)).toBe(true)
      }),
    )
  })
})

test('a new round and an end keep no bid', () => {
  const given = withBids(agreed(), ...parties)
  const none = { Plaintiff: null, Defendant: null }
  expect(afterRound(given, { kind: 'next round' }, later)).toMatchObject({ state: 'bids', round: 2, sealed: none })
  expect(afterRound(given, { kind: 'apart' }, later)).toMatchObject({ state: 'ended', ending: 'not met', sealed: none })
  expect(afterEnd(inMiddle('Plaintiff'), 'no middle')).toMatchObject({ sealed: none, agreed: [] })
  // The middle can be worked out from them alone.
  expect(afterRound(given, { kind: 'close' }, later)).toMatchObject({ state: 'middle', sealed: given.sealed })
})

test.each<[string, Bidding, Party | 'clock', BiddingEnding]>([
  ['asked', asked(), 'Plaintiff', 'taken back'],
  ['asked', asked(), 'Defendant', 'declined'],
  ['asked', asked(), 'clock', 'expired'],
  ['bids', agreed(), 'Plaintiff', 'left'],
  ['bids', agreed(), 'Defendant', 'left'],
  ['bids', agreed(), 'clock', 'expired'],
  ['middle', inMiddle('Plaintiff'), 'Plaintiff', 'no middle'],
  ['middle', inMiddle('Plaintiff'), 'Defendant', 'no middle'],
  ['middle', inMiddle('Plaintiff'), 'clock', 'no middle'],
])('%s, ended: it says no more than has to be said', (_state, bidding, by, ending) => {
  expect(endingBy(bidding, by)).toBe(ending)
})

/** The action that each side is asked for, and the parties of whom it knows that they are asked. */
test.each<[string, Bidding, [string, Party[]], [string, Party[]]]>([
  ['asked for', asked(), ['answer bids', ['Defendant']], ['answer bids', ['Defendant']]],
  ['asked for by the defence', asked('Defendant'), ['answer bids', ['Plaintiff']], ['answer bids', ['Plaintiff']]],
  ['nobody has bid', agreed(), ['bid', ['Plaintiff', 'Defendant']], ['bid', ['Plaintiff', 'Defendant']]],
  ['the plaintiff has bid', withBids(agreed(), 'Plaintiff'), ['bid', ['Defendant']], ['bid', ['Defendant']]],
  [
    'the middle',
    inMiddle(),
    ['answer middle', ['Plaintiff', 'Defendant']],
    ['answer middle', ['Plaintiff', 'Defendant']],
  ],
  // The other side's consent to the middle is hidden.
  [
    'the middle, the plaintiff agrees',
    inMiddle('Plaintiff'),
    ['answer middle', ['Defendant']],
    ['answer middle', ['Plaintiff', 'Defendant']],
  ],
])('%s: whose turn it is, as each side may know it', (_name, bidding, ...expected) => {
  const told = parties.map(party => awaitedBids(party, biddingViewFor(bidding, party, false)))
  expect(told.map(each => each && [each.action, each.of])).toEqual(expected)
})

test('nothing is waited for once they are over, and no view has a bid', () => {
  for (const party of parties) {
    const view = biddingViewFor(afterEnd(agreed(), 'left'), party, false)
    expect(awaitedBids(party, view)).toBeNull()
    expect(JSON.stringify(biddingViewFor(withBids(agreed(), ...parties), party, false))).not.toContain('sealed')
  }
})

test('of another defendant’s bids nobody of the same side is told what was entered or answered', () => {
  for (const bidding of [withBids(agreed(), ...parties), inMiddle('Defendant'), inMiddle('Plaintiff')])
    expect(biddingViewFor(bidding, 'Defendant', true)).toMatchObject({ isOwnGiven: false, isOtherGiven: false })
})
