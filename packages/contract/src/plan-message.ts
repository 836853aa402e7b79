import { effectOfOffer } from '@redress/domain/claim/offers.ts'
import { problemOfPlan } from '@redress/domain/claim/payment-plan.ts'
import { offerOf, type TravellingOffer } from './offer-words.ts'
import { validationTexts } from './validation-texts.ts'

/** Validation message about the payment plan of an offer; `null` if it is valid. */
export function planMessage(offer: TravellingOffer, now: Date): string | null {
  const exactly = offerOf(offer)
  const problem = problemOfPlan(exactly.paymentPlan ?? [], effectOfOffer(exactly).moved, now)
  return problem && validationTexts[problem]
}
