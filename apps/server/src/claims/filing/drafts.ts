import type { claimPatch } from '@redress/contract/claim-forms.ts'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { isFutureDate } from '@redress/domain/claim/completeness.ts'
import { centsFromNumber } from '@redress/domain/money/money.ts'
import type { z } from 'zod'
import type { Context } from '../../adapters/context.ts'
import { readTogether } from '../../platform/database/read-together.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { applyTransition } from '../act/apply-transitions.ts'
import { changeClaim } from '../act/change-claim.ts'
import { checkTransition } from '../act/check-transition.ts'
import type { ClaimState } from '../act/claim-state.ts'
import { editDraft, noDraft, openDraft } from '../act/edit-draft.ts'
import type { Act } from '../act/record.ts'
import { deleteFilesLater } from '../documents/stored-files.ts'
import { type ClaimChanges, responseFactsOfPlaintiff } from '../repositories/claim-repository.ts'
import { findDocuments } from '../repositories/document-repository.ts'
import { draftOf, isReadCurrent } from '../repositories/draft-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { claimForParty, partsForParty, partyClaimFrom } from '../views/claim-view.ts'
import { checkUnresolvedClaimsLimit } from './submit-claim.ts'

/** Opens an empty draft. A user has at most one; a repeated request returns it, whatever the limit says. */
export async function createClaim(
  context: Context,
  { userId }: { readonly userId: string },
): Promise<Result<PartyClaim, 'UNRESOLVED_CLAIMS_LIMIT'>> {
  const { database } = context
  const { draft, filed } = await readTogether(database, {
    draft: draftOf(userId),
    filed: responseFactsOfPlaintiff(userId),
  })
  if (draft) return ok(await claimForParty(context, database, { claim: draft, party: 'Plaintiff', userId }))
  const withinLimit = checkUnresolvedClaimsLimit(context, filed)
  if (!withinLimit.ok) return withinLimit
  const opened = await openDraft(context, userId)
  // Another request of the same user was faster: its draft is the one.
  return opened ? ok(opened) : createClaim(context, { userId })
}

type ClaimPatch = z.output<typeof claimPatch>

/** Updates the given fields of a draft. */
export async function updateClaim(context: Context, by: ClaimOfParty, patch: ClaimPatch) {
  const future = futureDates(patch, context.clock.now())
  if (future.length > 0) return fail('INVALID_INPUT', future)
  const edited = await editDraft(context, by, {
    changes: { columns: Object.values(columns), values: changesOf(patch) },
    reads: { ...partsForParty(context, by.claim, by), isCurrent: isReadCurrent(by) },
  })
  if (!edited) return noDraft(context, by)
  const reader = { ...by, claim: edited.draft }
  return ok(
    edited.isCurrent ? partyClaimFrom(context, reader, edited) : await claimForParty(context, context.database, reader),
  )
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
} as const satisfies Record<keyof ClaimPatch, keyof ClaimChanges>

function changesOf({ value, ...rest }: ClaimPatch): ClaimChanges {
  const given = Object.entries(rest).filter(([, answer]) => answer !== undefined)
  return {
    ...Object.fromEntries(given.map(([field, answer]) => [columns[field as keyof typeof rest], answer])),
    ...(value !== undefined && { value_cents: value === null ? null : centsFromNumber(value) }),
  }
}

/** Deletes a draft. */
export const deleteClaim = (context: Context, plaintiff: ClaimOfParty) =>
  changeClaim(context, plaintiff, (act, state) => deleteDraft(act, state, plaintiff.userId))

/** Deletes a draft that is locked; its stored files go after the commit. */
export async function deleteDraft(
  act: Act,
  state: ClaimState,
  userId: string,
): Promise<Result<null, 'NOT_IN_THIS_STATE'>> {
  const checked = checkTransition(state, { event: 'delete', by: 'Plaintiff' })
  if (!checked.ok) return checked
  const documents = await findDocuments(act.transaction, state.claim.id)
  const storageKeys = documents.flatMap(document => document.storage_key ?? [])
  await deleteFilesLater(act.context, act.transaction, storageKeys)
  await applyTransition(act, checked.value, { party: 'Plaintiff', userId })
  return ok(null)
}
