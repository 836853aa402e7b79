import type { ClaimListItem, PartyClaim } from '@redress/contract/claim-views.ts'
import { type OfferNames, type OfferReader, offerInWords } from '@redress/contract/offer-words.ts'
import { offerOf, type Resolution } from '@redress/contract/resolutions.ts'
import { effectOfOffer, offerStage } from '@redress/domain/claim/offers.ts'
import { isResolved } from '@redress/domain/claim/questions.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { defendantName } from '../defendant/defendant.tsx'

/** A claim as it is read, or its row in a list. */
export type ClaimOfNames = PartyClaim | ClaimListItem

/** Whom a claim is by and against; who represents a company goes without saying. */
export function partyNames(claim: ClaimOfNames): OfferNames {
  if ('plaintiffName' in claim) return { plaintiff: claim.plaintiffName, defendants: claim.defendantNames }
  const [plaintiff] = claim.plaintiffs
  return {
    plaintiff: plaintiff ? `${plaintiff.firstName} ${plaintiff.lastName}` : '',
    defendants: claim.defendants.filter(each => !each.isCompanyRepresentative).map(defendantName),
  }
}

/** Says what an offer of a claim does, or did, to its reader: the same words as in the mail of it. */
export function useOfferInWords(): (claim: ClaimOfNames, offer: Resolution, reader: OfferReader) => string {
  const texts = useTexts('offers')
  const formats = useFormats()
  return (claim, offer, reader) =>
    offerInWords(effectOfOffer(offerOf(offer)), {
      texts,
      stage: offerStage(offer.resolutionStatus, isResolved(claim.status)),
      reader,
      names: partyNames(claim),
      money: value => formats.money(value, offer.currency),
    })
}
