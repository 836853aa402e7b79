import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Resolution } from '@redress/contract/resolutions.ts'
import { platformFee } from '@redress/domain/money/fees.ts'
import { type Currency, centsFromNumber, numberFromCents } from '@redress/domain/money/money.ts'
import { type Party, parties } from '@redress/domain/people/parties.ts'
import type { FieldValues } from 'react-hook-form'
import type { WordedOffer } from '../../entities/claim/offer-in-words.ts'

/** What a resolution says; absent parts are still to be chosen. */
export interface Terms {
  readonly winningParty: Party | null
  readonly value: number | null
  readonly costOwner: Party | null
}

type Negotiated = Pick<PartyClaim, 'claimValue' | 'resolutions'>

const termsFrom = ({ winningParty, value, costOwner }: Resolution): Terms => ({ winningParty, value, costOwner })

/** What a proposal begins with: the last resolution's terms, else the claim's value. */
export const proposalTerms = (claim: Negotiated): Terms => {
  const last = claim.resolutions.at(-1)
  return last ? termsFrom(last) : { winningParty: null, value: claim.claimValue, costOwner: null }
}

/** What paying resolves: the accepted resolution, else the whole claim, conceded by the defendant. */
export const resolveTerms = (claim: Negotiated, isAgreed: boolean): Terms => {
  const last = claim.resolutions.at(-1)
  return isAgreed && last
    ? termsFrom(last)
    : { winningParty: 'Plaintiff', value: claim.claimValue, costOwner: 'Defendant' }
}

const isParty = (value: unknown): value is Party => parties.some(party => party === value)

export const differs = (values: FieldValues, terms: Terms): boolean =>
  (isParty(values.winningParty) ? values.winningParty : null) !== terms.winningParty ||
  (values.value ?? null) !== terms.value ||
  (isParty(values.costOwner) ? values.costOwner : null) !== terms.costOwner

/** Terms as a form's values. */
export const valuesOf = ({ winningParty, value, costOwner }: Terms) => ({
  ...(winningParty === null ? {} : { winningParty }),
  ...(value === null ? {} : { value }),
  ...(costOwner === null ? {} : { costOwner }),
})

/** What the values of a form offer, once all of it is chosen; `null` before. */
export function typedOffer({ winningParty, value, costOwner }: FieldValues, currency: Currency): WordedOffer | null {
  const amount = typeof value === 'number' && value > 0 ? centsFromNumber(value) : null
  if (amount === null || !isParty(winningParty) || !isParty(costOwner)) return null
  return { value, currency, winningParty, costOwner, platformFee: numberFromCents(platformFee(amount)) }
}

/** By how much an offer that is to be paid exceeds the claim; `null` where it does not. */
export function excessOver(claimValue: number | null, { value, winningParty }: WordedOffer): number | null {
  const [offered, claimed] = [centsFromNumber(value), claimValue === null ? null : centsFromNumber(claimValue)]
  if (offered === null || claimed === null || winningParty === 'Defendant' || offered <= claimed) return null
  return Number(offered - claimed) / 100
}
