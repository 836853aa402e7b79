import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { ClaimDraft } from '@redress/domain/claim/completeness.ts'

/** A claim as far as its completeness goes. */
export const draftOf = (claim: PartyClaim): ClaimDraft => ({
  ...claim,
  value: claim.claimValue,
  defendantsCount: claim.defendants.length,
  documentsCount: claim.files.length,
})
