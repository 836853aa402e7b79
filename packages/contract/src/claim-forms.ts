import { z } from 'zod'
import { claimType, disputeReason, representationStatus } from './choices.ts'
import {
  claimValue,
  currency,
  givenDate,
  longText,
  mustAccept,
  name,
  optionalLongText,
  optionalName,
  yesOrNo,
} from './fields.ts'
import { form } from './named-schemas.ts'

/** Step 2 of filing: what happened, all of it required (specification section 5). */
export const claimDetails = z.strictObject({
  type: claimType,
  dateOfClaim: givenDate,
  value: claimValue,
  currency,
  location: name,
  jurisdiction: name,
  howDidInteractionBegin: longText,
  whatDidDefendantDo: longText,
  whatDidYouDo: longText,
  resolvelmentOffered: longText,
  isMaterialEvidenceAvailable: yesOrNo.optional(),
  communicationCurrentStatus: longText,
  lastCommunication: givenDate,
  lastResponse: longText,
})

/** Step 4 of filing: the three disclaimers and who represents the plaintiff. */
export const claimReview = z.strictObject({
  disclaimerTerms: mustAccept,
  disclaimerDocumentation: mustAccept,
  disclaimerConsent: mustAccept,
  representationStatus,
})

/** Fields of a draft, all optional so that partial answers are saved. `null` or `''` empties one. */
export const claimPatch = z
  .strictObject({
    type: claimType.nullable(),
    dateOfClaim: givenDate.nullable(),
    value: claimValue.nullable(),
    currency,
    location: optionalName,
    jurisdiction: optionalName,
    howDidInteractionBegin: optionalLongText,
    whatDidDefendantDo: optionalLongText,
    whatDidYouDo: optionalLongText,
    resolvelmentOffered: optionalLongText,
    isMaterialEvidenceAvailable: yesOrNo,
    communicationCurrentStatus: optionalLongText,
    lastCommunication: givenDate.nullable(),
    lastResponse: optionalLongText,
    disclaimerTerms: yesOrNo,
    disclaimerDocumentation: yesOrNo,
    disclaimerConsent: yesOrNo,
    representationStatus: representationStatus.nullable(),
  })
  .partial()
  .meta({ id: 'ClaimPatch' })

export const claimAmendment = form('ClaimAmendment', { value: claimValue })
export const claimDispute = form('ClaimDispute', { disputeReason, disputeExplanation: longText })
