import { otherParty, type Party, parties } from '../people/parties.ts'
import type { BiddingEnding, BiddingState } from './bidding.ts'
import { type ClaimStatus, findTransition } from './lifecycle.ts'

/** Sealed bids as a party reads them: never a bid, and of the other side nothing but whether it has bid. */
export interface BiddingView {
  readonly state: BiddingState
  readonly round: number
  readonly askedBy: Party
  readonly costOwner: Party
  readonly until: string
  /** Whether the reader's side has bid in this round, or agrees to the middle. */
  readonly isOwnGiven: boolean
  /** Whether the other side has bid in this round. Its answer about the middle stays hidden. */
  readonly isOtherGiven: boolean
  /** Whether another defendant than the reader bids. */
  readonly isAnothers: boolean
  readonly ending: BiddingEnding | null
}

/** Whether a party may ask for sealed bids: where both sides may make an offer. */
export const mayAskForBids = (status: ClaimStatus): boolean =>
  parties.every(party => findTransition(status, 'propose', party).ok)

export const isBidding = <Stored extends Pick<BiddingView, 'state'>>(bidding: Stored | null): bidding is Stored =>
  bidding !== null && bidding.state !== 'ended'

/** Actions that sealed bids ask of a party. */
export const biddingActions = ['answer bids', 'bid', 'answer middle'] as const
export type BiddingAction = (typeof biddingActions)[number]

/** The action that a bidding waits for, and the parties who owe it, as far as the reader may know. */
export interface AwaitedBids {
  readonly action: BiddingAction
  readonly of: readonly Party[]
  readonly isAnothers: boolean
}

const actionIn = { asked: 'answer bids', bids: 'bid', middle: 'answer middle' } as const

export function awaitedBids(reader: Party, bidding: BiddingView | null): AwaitedBids | null {
  if (bidding === null || bidding.state === 'ended') return null
  const { state, askedBy, isOwnGiven, isOtherGiven, isAnothers } = bidding
  const isGiven = { [reader]: isOwnGiven, [otherParty[reader]]: isOtherGiven } as Record<Party, boolean>
  const of = state === 'asked' ? [otherParty[askedBy]] : parties.filter(party => !isGiven[party])
  return { action: actionIn[state], of, isAnothers }
}
