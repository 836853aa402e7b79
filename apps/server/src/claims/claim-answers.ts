import type { ClaimRecord } from './claim-record.ts'

/** What the plaintiff has answered in the steps of filing, under the names that travel. */
export const answersOf = (claim: ClaimRecord) => ({
  howDidInteractionBegin: claim.how_did_interaction_begin,
  whatDidDefendantDo: claim.what_did_defendant_do,
  whatDidYouDo: claim.what_did_you_do,
  resolvelmentOffered: claim.resolvelment_offered,
  communicationCurrentStatus: claim.communication_current_status,
  lastCommunication: claim.last_communication,
  lastResponse: claim.last_response,
  disclaimerTerms: claim.disclaimer_terms,
  disclaimerDocumentation: claim.disclaimer_documentation,
  disclaimerConsent: claim.disclaimer_consent,
  representationStatus: claim.representation_status,
})
