import type { ClaimListItem, PartyClaim } from '@redress/contract/claim-views.ts'
import { type OfferNames, offerInWords, offerOf } from '@redress/contract/offer-words.ts'
import type { Resolution } from '@redress/contract/resolutions.ts'
import { effectOfOffer, type OfferStage, offerStage } from '@redress/domain/claim/offers.ts'
import { isResolved } from '@redress/domain/claim/questions.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { personName } from '../../lib/person-name.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { defendantName } from '../defendant/defendant.tsx'

/** A claim as it is read, or its row in a list. */
export type ClaimOfNames = PartyClaim | ClaimListItem

/** Whom a claim is by and against; who represents a company goes without saying. */
export function partyNames(claim: ClaimOfNames): OfferNames {
  if ('plaintiffName' in claim) return { plaintiff: claim.plaintiffName, defendants: claim.defendantNames }
  const [plaintiff] = claim.plaintiffs
  return {
    plaintiff: plaintiff ? personName(plaintiff) : '',
    defendants: claim.defendants.filter(each => !each.isCompanyRepresentative).map(defendantName),
  }
}

/** As much of a resolution as is worded; one that is being written has no more. */
export type WordedOffer = Pick<Resolution, 'value' | 'currency' | 'winningParty' | 'costOwner' | 'platformFee'> &
  Partial<Pick<Resolution, 'resolutionStatus' | 'defence' | 'paymentPlan' | 'note'>>

/** Whom an offer speaks of: of the defendants, only whoever made or accepted it. */
export function namesOfOffer(claim: ClaimOfNames, { defence }: WordedOffer): Record<Party, readonly string[]> {
  const { plaintiff, defendants } = partyNames(claim)
  return { Plaintiff: [plaintiff], Defendant: defence ? [defence.name] : defendants }
}

/**
 * `party`: to whom; `null`: to somebody who is no party. `stage`: where it stood then, where that is not where it stands
 * now.
 */
type OfferInWords = (claim: ClaimOfNames, offer: WordedOffer, party: Party | null, stage?: OfferStage) => string

/** Says what an offer of a claim does, or did, to one of its parties: the same words as in the mail of it. */
export function useOfferInWords(): OfferInWords {
  const texts = useTexts('offers')
  const formats = useFormats()
  return (claim, offer, party, stage) => {
    const { resolutionStatus = 'PROPOSED', defence } = offer
    return offerInWords(effectOfOffer(offerOf(offer)), {
      texts,
      stage: stage ?? offerStage(resolutionStatus, isResolved(claim.status)),
      // Another defendant's offer is not the reader's own affair.
      reader: party === 'Defendant' && defence?.isYou === false ? null : party,
      names: { plaintiff: partyNames(claim).plaintiff, defendants: namesOfOffer(claim, offer).Defendant },
      money: value => formats.money(value, offer.currency),
      day: formats.date,
    })
  }
}
