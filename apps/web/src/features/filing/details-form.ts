import type { claimDetails } from '@redress/contract/claim-forms.ts'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { ClaimDraft } from '@redress/domain/claim/completeness.ts'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { detailsSchema } from './details-schema.ts'
import { draftOf } from './filing-steps.ts'

export const detailSections = {
  general: ['type', 'dateOfClaim', 'value', 'currency', 'location', 'jurisdiction'],
  synopsis: [
    'howDidInteractionBegin',
    'whatDidDefendantDo',
    'whatDidYouDo',
    'resolvelmentOffered',
    'isMaterialEvidenceAvailable',
  ],
  currentStatus: ['communicationCurrentStatus', 'lastCommunication', 'lastResponse'],
} as const satisfies Record<string, readonly (keyof typeof claimDetails.shape)[]>
export type DetailSection = keyof typeof detailSections

const fields = Object.values(detailSections).flat()

/** Initial values: the saved claim, overlaid with input that an earlier visit could not save. */
export function detailsOf(claim: PartyClaim, unsaved: Readonly<Record<string, unknown>>) {
  const saved: Readonly<Record<string, unknown>> = { ...claim, value: claim.asked }
  const entries = fields.map(field => [field, (field in unsaved ? unsaved[field] : saved[field]) ?? ''])
  return Object.fromEntries(entries) as Partial<z.input<typeof detailsSchema>>
}

const chosen = (value: unknown) => (value === '' ? null : value)
const isEmpty = (value: unknown) => value === undefined || value === null || value === ''
const numberOrNull = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)

/**
 * The form's values on the wire; an empty value is left out (specification section 5). An amount that is not understood
 * stays the text that was typed, so that it is held rather than forgotten.
 */
export function detailsPatch(values: FieldValues): Readonly<Record<string, unknown>> {
  const { value, type, dateOfClaim, lastCommunication, ...texts } = values
  return {
    ...texts,
    type: chosen(type),
    dateOfClaim: chosen(dateOfClaim),
    lastCommunication: chosen(lastCommunication),
    ...(isEmpty(value) ? {} : { value }),
  }
}

/** The draft with the form's current values. */
export const draftWith = (claim: PartyClaim, values: FieldValues): ClaimDraft => ({
  ...draftOf(claim),
  ...detailsPatch(values),
  value: numberOrNull(values.value),
})
