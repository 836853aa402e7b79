import type { ClaimListItem, confirmedClaim, PartyClaim, publicClaim } from '@redress/contract/claim-views.ts'
import type { Document } from '@redress/contract/documents.ts'
import type { Payment } from '@redress/contract/payments.ts'
import { isDisregarded, isPublic } from '@redress/domain/claim/deadlines.ts'
import { displayedValue } from '@redress/domain/claim/resolutions.ts'
import type { PrivateContacts } from '@redress/domain/claim/visibility.ts'
import { type Cents, numberFromCents } from '@redress/domain/money/money.ts'
import { isOpenPayment } from '@redress/domain/money/payments.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { z } from 'zod'
import { fullName, type Person } from '../accounts/people.ts'
import { answersOf } from './claim-answers.ts'
import { type ClaimRecord, responseFacts } from './claim-record.ts'
import { presentDefendant, presentPublicDefendant } from './defendants/defendant-presenter.ts'
import { type DefendantRecord, defendantName } from './defendants/defendant-record.ts'
import { presentResolution } from './resolutions/resolution-presenter.ts'
import type { ResolutionRecord } from './resolutions/resolution-record.ts'

/** What every view of a claim is built from. */
export interface ClaimParts {
  readonly claim: ClaimRecord
  readonly plaintiff: Person
  readonly claimsByUser: number
  readonly claimsAgainstUser: number
  readonly defendants: readonly DefendantRecord[]
  readonly now: Date
}

/** What only the parties are shown. */
export interface PartyParts extends ClaimParts {
  readonly role: Party
  readonly documents: readonly Document[]
  readonly resolutions: readonly ResolutionRecord[]
  readonly payments: readonly Payment[]
}

const numberOrNull = (value: Cents | null): number | null => (value === null ? null : numberFromCents(value))
const timeOrNull = (time: Date | null): string | null => time?.toISOString() ?? null
const valuesOf = (resolutions: readonly ResolutionRecord[]) => resolutions.map(each => ({ value: each.value_cents }))

function presentPlaintiff({ plaintiff, claimsByUser, claimsAgainstUser }: ClaimParts) {
  const { id, firstName, lastName, country, city, address } = plaintiff
  return { id, firstName, lastName, country, city, address: country ? address : null, claimsByUser, claimsAgainstUser }
}

const presentSummary = (parts: ClaimParts, resolutions: readonly ResolutionRecord[]) => ({
  id: parts.claim.id,
  type: parts.claim.type,
  dateOfClaim: parts.claim.date_of_claim,
  value: numberOrNull(displayedValue(parts.claim.value_cents, valuesOf(resolutions))),
  currency: parts.claim.currency,
  jurisdiction: parts.claim.jurisdiction || null,
  status: parts.claim.status,
  currentStatus: parts.claim.status,
  isDisregarded: isDisregarded(responseFacts(parts.claim), parts.now),
  plaintiffs: [presentPlaintiff(parts)],
})

export const presentPublicClaim = (parts: ClaimParts): z.output<typeof publicClaim> => ({
  view: 'public',
  ...presentSummary(parts, []),
  defendants: parts.defendants.map(each => presentPublicDefendant(each, parts.defendants)),
})

export const presentConfirmedClaim = (
  parts: ClaimParts,
  privateContacts: PrivateContacts,
): z.output<typeof confirmedClaim> => ({
  view: 'confirmed',
  ...presentSummary(parts, []),
  location: parts.claim.location || null,
  representationStatus: parts.claim.representation_status,
  defendants: parts.defendants.map(each =>
    presentDefendant(each, parts.defendants, { view: 'confirmed', privateContacts }),
  ),
})

export function presentPartyClaim(parts: PartyParts, privateContacts: PrivateContacts): PartyClaim {
  const { claim, plaintiff, defendants, payments, resolutions, now } = parts
  const summary = presentSummary(parts, resolutions)
  return {
    view: 'party',
    ...summary,
    plaintiffs: summary.plaintiffs.map(each => ({ ...each, address: plaintiff.address })),
    role: parts.role,
    isPublic: isPublic(responseFacts(claim), now),
    location: claim.location || null,
    defendants: defendants.map(each => presentDefendant(each, defendants, { view: 'party', privateContacts })),
    claimValue: numberOrNull(claim.value_cents),
    isMaterialEvidenceAvailable: claim.is_material_evidence_available,
    ...answersOf(claim),
    // Until the dispute is paid, its words are the defendants' own.
    disputeReason: claim.disputed_at || parts.role === 'Defendant' ? claim.dispute_reason : null,
    disputeExplanation: claim.disputed_at || parts.role === 'Defendant' ? claim.dispute_explanation : null,
    disputeDate: timeOrNull(claim.disputed_at),
    files: [...parts.documents],
    resolutions: resolutions.map(each => presentResolution(each, claim.currency)),
    payments: [...payments],
    paymentLink: payments.findLast(payment => isOpenPayment(payment.status))?.link ?? null,
    createdAt: claim.created_at.toISOString(),
    submittedAt: timeOrNull(claim.submitted_at),
    noticePeriodEndsAt: timeOrNull(claim.notice_period_ends_at),
    firstResponseAt: timeOrNull(claim.first_response_at),
    resolvedAt: timeOrNull(claim.resolved_at),
  }
}

export interface ListParts {
  readonly claim: ClaimRecord
  readonly plaintiff: Person
  readonly defendants: readonly DefendantRecord[]
  readonly resolutions: readonly ResolutionRecord[]
  readonly now: Date
}

/** One row of the claims tables, for a party. */
export const presentListItem = ({ claim, plaintiff, defendants, resolutions, now }: ListParts): ClaimListItem => ({
  id: claim.id,
  type: claim.type,
  dateOfClaim: claim.date_of_claim,
  value: numberOrNull(claim.value_cents),
  currency: claim.currency,
  status: claim.status,
  currentStatus: claim.status,
  isPublic: isPublic(responseFacts(claim), now),
  isDisregarded: isDisregarded(responseFacts(claim), now),
  plaintiffName: fullName(plaintiff),
  defendantNames: defendants.map(defendantName),
  resolutions: resolutions.map(each => presentResolution(each, claim.currency)),
  createdAt: claim.created_at.toISOString(),
  noticePeriodEndsAt: timeOrNull(claim.notice_period_ends_at),
})
