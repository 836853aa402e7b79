import type { Party } from '../people/parties.ts'
import type { Unreached } from './letters.ts'
import type { ClaimStatus } from './lifecycle.ts'
import type { TurnFacts } from './turns.ts'

/** A claim as its parties see it, a row of the list or the whole: as much as whose turn it is depends on. */
export interface ActionableClaim {
  readonly status: ClaimStatus
  readonly isOtherSideGone: boolean
  readonly isPaymentClaimOpen: boolean
  readonly unreached: Unreached
  /** The last one last. */
  readonly resolutions: readonly {
    readonly costOwner: Party
    readonly defence?: { readonly name: string; readonly isYou: boolean } | null
  }[]
}

export const costOwnerOf = (claim: Pick<ActionableClaim, 'resolutions'>): Party | null =>
  claim.resolutions.at(-1)?.costOwner ?? null

/** The other defendant for whom the last offer speaks; `null` where it is the reader's own affair. */
export function otherDefendantOf(claim: Pick<ActionableClaim, 'resolutions'>, party: Party): string | null {
  const defence = claim.resolutions.at(-1)?.defence
  return party === 'Defendant' && defence?.isYou === false ? defence.name : null
}

/** What whose turn a claim is depends on. */
export const turnFactsOf = (claim: ActionableClaim, party: Party): TurnFacts => ({
  costOwner: costOwnerOf(claim),
  isAnothersOffer: otherDefendantOf(claim, party) !== null,
  isOtherSideGone: claim.isOtherSideGone,
  isPaymentClaimOpen: claim.isPaymentClaimOpen,
  unreached: claim.unreached,
})
