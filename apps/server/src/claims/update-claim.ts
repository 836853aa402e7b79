import type { claimPatch } from '@redress/contract/claim-forms.ts'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { isFutureDate } from '@redress/domain/claim/deadlines.ts'
import { centsFromNumber } from '@redress/domain/money/money.ts'
import type { Updateable } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../platform/context.ts'
import type { ClaimsTable } from '../platform/database/schema.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import { changeClaim } from './claim-repository.ts'
import { editDraft } from './edit-draft.ts'
import { claimForParty } from './get-claim.ts'

type ClaimPatch = z.output<typeof claimPatch>

export interface UpdateClaim {
  readonly id: string
  readonly userId: string
  readonly patch: ClaimPatch
}

/** Changes what is given of a draft and leaves the rest as it is. */
export async function updateClaim(
  context: Context,
  { id: claimId, userId, patch }: UpdateClaim,
): Promise<Result<PartyClaim, 'CLAIM_NOT_FOUND' | 'NOT_IN_THIS_STATE' | 'INVALID_INPUT'>> {
  const future = futureDates(patch, context.clock.now())
  if (future.length > 0) return fail('INVALID_INPUT', future)
  return editDraft(context, { claimId, userId }, async transaction => {
    const changes = columnsOf(patch)
    if (Object.keys(changes).length > 0) await changeClaim(transaction, claimId, changes)
    return ok(await claimForParty(context, transaction, { claimId, userId }))
  })
}

const futureDates = (patch: ClaimPatch, now: Date) =>
  (['dateOfClaim', 'lastCommunication'] as const)
    .filter(field => isFutureDate(patch[field] ?? '', now))
    .map(path => ({ path, message: validationTexts.futureDate }))

const columns = {
  type: 'type',
  dateOfClaim: 'date_of_claim',
  value: 'value_cents',
  currency: 'currency',
  location: 'location',
  jurisdiction: 'jurisdiction',
  howDidInteractionBegin: 'how_did_interaction_begin',
  whatDidDefendantDo: 'what_did_defendant_do',
  whatDidYouDo: 'what_did_you_do',
  resolvelmentOffered: 'resolvelment_offered',
  isMaterialEvidenceAvailable: 'is_material_evidence_available',
  communicationCurrentStatus: 'communication_current_status',
  lastCommunication: 'last_communication',
  lastResponse: 'last_response',
  disclaimerTerms: 'disclaimer_terms',
  disclaimerDocumentation: 'disclaimer_documentation',
  disclaimerConsent: 'disclaimer_consent',
  representationStatus: 'representation_status',
} as const satisfies Record<keyof ClaimPatch, keyof ClaimsTable>

function columnsOf({ value, ...rest }: ClaimPatch): Updateable<ClaimsTable> {
  const given = Object.entries(rest).filter(([, answer]) => answer !== undefined)
  return {
    ...Object.fromEntries(given.map(([field, answer]) => [columns[field as keyof typeof rest], answer])),
    ...(value !== undefined && { value_cents: value === null ? null : centsFromNumber(value) }),
  }
}
