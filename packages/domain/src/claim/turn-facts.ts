import type { Party } from '../people/parties.ts'
import { awaitedBids, type BiddingView } from './bidding-view.ts'
import type { Unreached } from './letters.ts'
import type { ClaimStatus } from './lifecycle.ts'
import type { OwedSum } from './performance.ts'
import { actionsFor } from './questions.ts'
import { awaitsPlatformFee, type TurnFacts } from './turns.ts'

/** A claim as its parties see it, a row of the list or the whole: as much as whose turn it is depends on. */
export interface ActionableClaim {
  readonly status: ClaimStatus
  readonly isOtherSideGone: boolean
  readonly isPaymentClaimOpen: boolean
  readonly unreached: Unreached
  /** The sum of its agreement that is to be paid or confirmed next. */
  readonly nextSum: OwedSum | null
  /** The sealed bids of the claim, the last ones where they are over. */
  readonly bidding: BiddingView | null
  /** The last one last. */
  readonly resolutions: readonly {
    readonly costOwner: Party
    readonly isFeeOverdue: boolean
    readonly defence?: { readonly name: string; readonly isYou: boolean } | null
  }[]
}

/** The other defendant for whom the last offer speaks; `null` if it concerns the reader. */
export function otherDefendantOf(claim: Pick<ActionableClaim, 'resolutions'>, party: Party): string | null {
  const defence = claim.resolutions.at(-1)?.defence
  return party === 'Defendant' && defence?.isYou === false ? defence.name : null
}

/** The facts from which the turn of a party is determined. */
export function turnFactsOf(claim: ActionableClaim, party: Party): TurnFacts {
  const last = claim.resolutions.at(-1)
  return {
    costOwner: last?.costOwner ?? null,
    isFeeOverdue: last?.isFeeOverdue ?? false,
    isAnothersOffer: otherDefendantOf(claim, party) !== null,
    isOtherSideGone: claim.isOtherSideGone,
    isPaymentClaimOpen: claim.isPaymentClaimOpen,
    unreached: claim.unreached,
    nextSum: claim.nextSum,
    bids: awaitedBids(party, claim.bidding),
  }
}

/** The platform fee of an accepted offer, as it concerns its reader. */
export interface FeeTurn {
  readonly owedBy: Party
  /** The defendant for whom the agreement speaks, if that is not the reader. */
  readonly otherDefendant: string | null
  /** Whether the reader may pay it now, owing it or not. */
  readonly mayPay: boolean
}

/**
 * The party that owes the fee of the last accepted offer, and whether the reader may pay it; `null` if none is due.
 */
export function feeOf(claim: ActionableClaim, reader: Party): FeeTurn | null {
  const last = claim.resolutions.at(-1)
  if (last === undefined || !awaitsPlatformFee(claim.status)) return null
  return {
    owedBy: last.costOwner,
    otherDefendant: otherDefendantOf(claim, reader),
    mayPay: actionsFor(claim.status, reader, turnFactsOf(claim, reader)).includes('resolve'),
  }
}
