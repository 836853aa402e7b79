import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Resolution } from '@redress/contract/resolutions.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { FieldValues } from 'react-hook-form'
import { isParty } from '../../entities/claim/typed-offer.ts'

/** Terms of a resolution; a part is `null` until it is chosen. */
export interface Terms {
  readonly winningParty: Party | null
  readonly value: number | null
  readonly costOwner: Party | null
}

type Negotiated = Pick<PartyClaim, 'asked' | 'resolutions'>

const termsFrom = ({ winningParty, value, costOwner }: Resolution): Terms => ({ winningParty, value, costOwner })

/** Initial terms of a proposal: those of the last resolution, or else the claim's value. */
export const proposalTerms = (claim: Negotiated): Terms => {
  const last = claim.resolutions.at(-1)
  return last ? termsFrom(last) : { winningParty: null, value: claim.asked, costOwner: null }
}

/** Terms that payment makes final: the accepted resolution, or else a concession of the whole claim. */
export const resolveTerms = (claim: Negotiated, isAgreed: boolean): Terms => {
  const last = claim.resolutions.at(-1)
  return isAgreed && last ? termsFrom(last) : { winningParty: 'Plaintiff', value: claim.asked, costOwner: 'Defendant' }
}

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
