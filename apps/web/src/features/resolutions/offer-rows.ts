import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { offerOf } from '@redress/contract/offer-words.ts'
import type { Resolution } from '@redress/contract/resolutions.ts'
import { effectOfOffer } from '@redress/domain/claim/offers.ts'
import { centsFromNumber, numberFromCents } from '@redress/domain/money/money.ts'
import { type Party, parties } from '@redress/domain/people/parties.ts'

export interface OfferRow {
  readonly offer: Resolution
  /** Amount that the plaintiff would get, minus the claim's value; `null` if the claim has none. */
  readonly difference: number | null
  readonly fee: number
  readonly net: Readonly<Record<Party, number>>
}

const difference = (one: number, other: number): number => {
  const [first, second] = [centsFromNumber(one) ?? 0n, centsFromNumber(other) ?? 0n]
  return Number(first - second) / 100
}

/** All offers, oldest first, with the difference to the claim, the fee, and each side's net amount. */
export function offerRows({ asked, resolutions }: Pick<PartyClaim, 'asked' | 'resolutions'>): OfferRow[] {
  return resolutions.map(offer => {
    const { fee, net } = effectOfOffer(offerOf(offer))
    return {
      offer,
      difference: asked === null ? null : difference(movedBy(offer), asked),
      fee: numberFromCents(fee),
      net: { Plaintiff: numberFromCents(net.Plaintiff), Defendant: numberFromCents(net.Defendant) },
    }
  })
}

/** Last offer of each party. Offers from sealed bids belong to neither. */
export function latestOffers(resolutions: readonly Resolution[]): Partial<Record<Party, Resolution>> {
  const entries = parties.flatMap(party => {
    const last = resolutions.findLast(each => !each.isFromBids && each.proposedBy === party)
    return last ? [[party, last] as const] : []
  })
  return Object.fromEntries(entries)
}

/** Amount that the plaintiff would get: zero if the defendant wins. */
export const movedBy = ({ winningParty, value }: Resolution): number =>
  ({ Plaintiff: value, Defendant: 0 })[winningParty]

/** Difference between the last offers of both parties; `null` if only one has made an offer. */
export function gapBetween(resolutions: readonly Resolution[]): number | null {
  const { Plaintiff: one, Defendant: other } = latestOffers(resolutions)
  return one && other ? Math.abs(difference(movedBy(one), movedBy(other))) : null
}
