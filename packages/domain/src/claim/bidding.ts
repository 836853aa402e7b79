import { type Cents, cents } from '../money/money.ts'
import { otherParty, type Party } from '../people/parties.ts'

/** Maximum number of rounds. */
export const biddingRounds = 3

/**
 * States of sealed bids: asked and not agreed to yet; a round of bids; the question about the middle; ended without
 * an agreement.
 */
export const biddingStates = ['asked', 'bids', 'middle', 'ended'] as const
export type BiddingState = (typeof biddingStates)[number]

/** Endings of sealed bids without an agreement. They do not reveal who declined the middle or was late. */
export const biddingEndings = [
  'declined',
  'taken back',
  'left',
  'expired',
  'not met',
  'no middle',
  /** Another account answers for a defendant now. */
  'replaced',
  /** A bid cannot be opened any more. */
  'unreadable',
] as const
export type BiddingEnding = (typeof biddingEndings)[number]

/** Sealed bids of a claim, as they are stored with it; times in ISO 8601. */
export interface Bidding {
  readonly state: BiddingState
  /** Number of the round, from 1 to {@link biddingRounds}. */
  readonly round: number
  readonly askedBy: Party
  /** The side that bears the platform fee if the bids meet. */
  readonly costOwner: Party
  /** The account that asked or agreed for each side; `null`: nobody of that side has agreed yet. */
  readonly speakers: Readonly<Record<Party, string | null>>
  readonly until: string
  /** The bids of this round, sealed. */
  readonly sealed: Readonly<Record<Party, string | null>>
  /** The sides that agree to the middle. */
  readonly agreed: readonly Party[]
  readonly ending: BiddingEnding | null
}

const nobody = { Plaintiff: null, Defendant: null } as const

interface Asked {
  readonly by: Party
  readonly userId: string
  readonly costOwner: Party
  readonly until: Date
}

export const askedFor = ({ by, userId, costOwner, until }: Asked): Bidding => ({
  state: 'asked',
  round: 1,
  askedBy: by,
  costOwner,
  speakers: { ...nobody, [by]: userId },
  until: until.toISOString(),
  sealed: nobody,
  agreed: [],
  ending: null,
})

export const afterConsent = (bidding: Bidding, userId: string, until: Date): Bidding => ({
  ...bidding,
  state: 'bids',
  speakers: { ...bidding.speakers, [otherParty[bidding.askedBy]]: userId },
  until: until.toISOString(),
})

/** The bidding after its end: the sealed bids are deleted. */
export const afterEnd = (bidding: Bidding, ending: BiddingEnding): Bidding => ({
  ...bidding,
  state: 'ended',
  sealed: nobody,
  agreed: [],
  ending,
})

/** Ending of a bidding that a party ends, or in which nobody acts in time. */
export function endingBy({ state, askedBy }: Bidding, by: Party | 'clock'): BiddingEnding {
  if (state === 'middle') return 'no middle'
  if (by === 'clock') return 'expired'
  if (state === 'bids') return 'left'
  return by === askedBy ? 'taken back' : 'declined'
}

/** The bids of both sides: the least that the plaintiff takes, and the most that the defence pays. */
export interface BothBids {
  readonly least: Cents
  readonly most: Cents
}

/** The middle between two bids, rounded down to the cent. */
export const middleOf = ({ least, most }: BothBids): Cents => cents((least + most) / 2n)

/** Whether the bids are so close that both are asked whether they agree to the middle: at most 10 % of the claim apart. */
const isClose = ({ least, most }: BothBids, claimValue: Cents): boolean => (least - most) * 10n <= claimValue

/** The most that the middle lies from either bid where they are close: 5 % of the claim, rounded up to the cent. */
export const farthestMiddle = (claimValue: Cents): Cents => cents((claimValue + 19n) / 20n)

/** Outcome of a round: an agreement on a value, another round, the question about the middle, or the end. */
export type RoundOutcome =
  | { readonly kind: 'met'; readonly value: Cents }
  | { readonly kind: 'next round' }
  | { readonly kind: 'close' }
  | { readonly kind: 'apart' }

export function outcomeOfRound(
  bids: BothBids,
  { round, claimValue }: { round: number; claimValue: Cents },
): RoundOutcome {
  if (bids.least <= bids.most) return { kind: 'met', value: middleOf(bids) }
  if (round < biddingRounds) return { kind: 'next round' }
  return { kind: isClose(bids, claimValue) ? 'close' : 'apart' }
}

export const afterRound = (
  bidding: Bidding,
  { kind }: Exclude<RoundOutcome, { kind: 'met' }>,
  until: Date,
): Bidding => {
  if (kind === 'apart') return afterEnd(bidding, 'not met')
  if (kind === 'close') return { ...bidding, state: 'middle', until: until.toISOString() }
  return { ...bidding, round: bidding.round + 1, sealed: nobody, until: until.toISOString() }
}

/** The bidding as a party may read it: a `BiddingView`. */
export function biddingViewFor(bidding: Bidding, party: Party, isAnothers: boolean) {
  const { state, round, askedBy, costOwner, until, sealed, agreed, ending } = bidding
  const other = otherParty[party]
  return {
    ...{ state, round, askedBy, costOwner, until, isAnothers, ending },
    // Bids and answers of another defendant are hidden from the rest of their side.
    isOwnGiven: !isAnothers && (state === 'middle' ? agreed.includes(party) : sealed[party] !== null),
    isOtherGiven: !isAnothers && state === 'bids' && sealed[other] !== null,
  }
}
