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

/** Names of a claim's parties. Representatives are left out, because their company is named. */
export function partyNames(claim: ClaimOfNames): OfferNames {
  if ('plaintiffName' in claim) return { plaintiff: claim.plaintiffName, defendants: claim.defendantNames }
  const [plaintiff] = claim.plaintiffs
  return {
    plaintiff: plaintiff ? personName(plaintiff) : '',
    defendants: claim.defendants.filter(each => !each.isCompanyRepresentative).map(defendantName),
  }
}

/** The parts of a resolution that are put into words. An unsaved offer lacks the optional ones. */
export type WordedOffer = Pick<Resolution, 'value' | 'currency' | 'winningParty' | 'costOwner' | 'platformFee'> &
  Partial<Pick<Resolution, 'resolutionStatus' | 'defence' | 'paymentPlan' | 'note'>>

/** Names of an offer's parties. Of the defendants only the one who made or accepted it, if known. */
export function namesOfOffer(claim: ClaimOfNames, { defence }: WordedOffer): Record<Party, readonly string[]> {
  const { plaintiff, defendants } = partyNames(claim)
  return { Plaintiff: [plaintiff], Defendant: defence ? [defence.name] : defendants }
}

/** `party`: the addressee; `null` for anybody else. `stage`: the stage at an earlier time, if not the current one. */
type OfferInWords = (claim: ClaimOfNames, offer: WordedOffer, party: Party | null, stage?: OfferStage) => string

/** Words an offer's effect for one of the parties, as in the mail about it. */
export function useOfferInWords(): OfferInWords {
  const texts = useTexts('offers')
  const formats = useFormats()
  return (claim, offer, party, stage) => {
    const { resolutionStatus = 'PROPOSED', defence } = offer
    return offerInWords(effectOfOffer(offerOf(offer)), {
      texts,
      stage: stage ?? offerStage(resolutionStatus, isResolved(claim.status)),
      // Another defendant's offer is worded as to an outsider.
      reader: party === 'Defendant' && defence?.isYou === false ? null : party,
      names: { plaintiff: partyNames(claim).plaintiff, defendants: namesOfOffer(claim, offer).Defendant },
      money: value => formats.money(value, offer.currency),
      day: formats.date,
    })
  }
}
