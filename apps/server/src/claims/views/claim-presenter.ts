import type {
  ClaimListItem,
  confirmedClaim,
  PartyClaim,
  publicClaim,
  Restriction,
  SettledClaim,
  TextRedaction,
} from '@redress/contract/claim-views.ts'
import { asSpecifiedValue } from '@redress/contract/fields.ts'
import type { Payment } from '@redress/contract/payments.ts'
import type { Performance } from '@redress/contract/performance.ts'
import type { Resolution } from '@redress/contract/resolutions.ts'
import { accountUndoEndsAt, endingOf, type PaymentAccount } from '@redress/domain/claim/payment-account.ts'
import { nextSumFor, publicPerformance } from '@redress/domain/claim/performance.ts'
import { isDisregarded, isPublic } from '@redress/domain/claim/publication.ts'
import { displayedValue, isActiveResolution } from '@redress/domain/claim/resolutions.ts'
import { type PrivateContacts, publicStreet } from '@redress/domain/claim/visibility.ts'
import { type Cents, numberFromCents } from '@redress/domain/money/money.ts'
import { isOpenPayment } from '@redress/domain/money/payments.ts'
import { countryNamed } from '@redress/domain/people/country-names.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { isSEPACountry } from 'ibantools'
import type { z } from 'zod'
import { fullName, type Person } from '../../accounts/people/people.ts'
import { type ClaimRecord, responseFacts } from '../repositories/claim-repository.ts'
import { defenceOf } from '../repositories/defence.ts'
import { type DefendantRecord, isAnyReached, namesOfDefendants } from '../repositories/defendant-repository.ts'
import type { DisputeStatement } from '../repositories/dispute-statement-repository.ts'
import type { DocumentRecord } from '../repositories/document-repository.ts'
import type { ReplyRecord } from '../repositories/reply-repository.ts'
import type { ResolutionRecord } from '../repositories/resolution-repository.ts'
import type { RestrictionRecord } from '../repositories/restriction-repository.ts'
import { partyIn } from './claim-access.ts'
import { type NamingClaim, presentDefendant, presentPublicDefendant } from './defendant-view.ts'
import { presentDocument } from './document-presenter.ts'
import { presentEarlySettlement } from './early-settlement.ts'
import { isOtherSideGone } from './other-side.ts'
import { type ActOfPerson, presentPendingAct, presentPublicPendingAct } from './pending-acts.ts'
import { presentBidding } from './present-bidding.ts'
import { presentPartyReplies, presentReplies } from './reply-presenter.ts'
import { presentUnreached } from './takeover-presenter.ts'

/** Data that every view of a claim needs. */
export interface ClaimParts extends NamingClaim {
  readonly claim: ClaimRecord
  readonly plaintiff: Person
  readonly claimsByUser: number
  readonly claimsAgainstUser: number
  /** Plaintiff and defendants among them, where they have an account. */
  readonly people: ReadonlyMap<string, Person>
  readonly pendingActs: readonly ActOfPerson[]
  readonly replies: readonly ReplyRecord[]
  readonly now: Date
}

/** Data for the view of a party. */
export interface PartyParts extends ClaimParts {
  readonly role: Party
  /** `null` for a reading session. */
  readonly userId: string | null
  /** The reader's own statement that disputes the claim. */
  readonly ownDispute: DisputeStatement | undefined
  readonly documents: readonly DocumentRecord[]
  /** Restrictions and redactions in force. */
  readonly restrictions: readonly RestrictionRecord[]
  readonly resolutions: readonly ResolutionRecord[]
  readonly payments: readonly Payment[]
  /** Accounts that agree to show an early settlement; `null` if the claim was not settled early. */
  readonly consents: ReadonlySet<string> | null
  /** End of the notice period if it were extended now; `null` if nobody can ask for that. */
  readonly extensionEndsAt: Date | null
  /** Fee in cents for submitting it; `null` once it is submitted. */
  readonly submissionFee: Cents | null
}

const numberOrNull = (value: Cents | null): number | null => (value === null ? null : numberFromCents(value))
const timeOrNull = (time: Date | null): string | null => time?.toISOString() ?? null
const valuesOf = (resolutions: readonly ResolutionRecord[]) => resolutions.map(each => ({ value: each.value_cents }))

/** The plaintiff's answers in the steps of filing, by their names in the API. */
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

/** A claim's resolutions, as one of its parties reads them. */
function presentResolutions({ claim, resolutions, defendants, userId }: ReadResolutions): Resolution[] {
  return resolutions.map(resolution => {
    const defence = defenceOf(resolution, defendants)
    return {
      id: resolution.id,
      value: numberFromCents(resolution.value_cents),
      currency: claim.currency,
      winningParty: resolution.winning_party,
      costOwner: resolution.cost_owner,
      proposedBy: resolution.proposed_by,
      platformFee: numberFromCents(resolution.platform_fee_cents),
      resolutionStatus: resolution.status,
      createdAt: resolution.created_at.toISOString(),
      expiresAt: timeOrNull(resolution.expires_at),
      decidedAt: timeOrNull(resolution.decided_at),
      paymentPlan: resolution.payment_plan,
      note: resolution.note,
      isFeeOverdue: resolution.is_fee_overdue,
      isFromBids: resolution.is_from_bids,
      defence: defence && { name: defence.name, isYou: userId !== null && defence.userIds.has(userId) },
    }
  })
}

/** Payment of the agreed sums as a party sees it. */
function presentPerformance({ claim, resolutions, defendants, role, userId }: PartyParts): Performance | null {
  const agreed = resolutions.findLast(({ status }) => isActiveResolution(status))
  if (claim.owed_sums.length === 0 || !agreed) return null
  const isDebtor = userId !== null && defenceOf(agreed, defendants)?.userIds.has(userId) === true
  const reader = role === 'Plaintiff' ? 'creditor' : isDebtor ? 'debtor' : null
  const { owed_sums: sums, payment_details: details } = claim
  return { sums, reader, payTo: reader && details && presentAccount(details) }
}

const presentAccount = (account: PaymentAccount): NonNullable<Performance['payTo']> => {
  const { holder, iban, words, statedAt, salt, earlier } = account
  return {
    ...{ holder, iban, words, statedAt, salt, isSepa: isSEPACountry(iban.slice(0, 2)) },
    undoUntil: accountUndoEndsAt(account).toISOString(),
    // Each stood until the next one was stated.
    earlier: earlier.map((each, index) => ({
      ending: endingOf(each),
      until: (earlier[index + 1] ?? account).statedAt,
    })),
  }
}

const presentRestriction = (restriction: RestrictionRecord): Restriction => ({
  id: restriction.id,
  replyId: restriction.reply_id,
  ground: restriction.ground,
  reason: restriction.reason,
  restrictedAt: restriction.decided_at.toISOString(),
  objection:
    restriction.objection === null || restriction.made_at === null
      ? null
      : {
          text: restriction.objection,
          madeAt: restriction.made_at.toISOString(),
          isAnswered: restriction.answered_at !== null,
        },
  keptBecause: restriction.kept_because,
})

/** Splits decisions into restrictions and redactions of texts. */
const presentRestrictions = ({ restrictions, userId }: Pick<PartyParts, 'restrictions' | 'userId'>) => ({
  restrictions: restrictions.filter(({ redactions }) => redactions === null).map(presentRestriction),
  redactions: restrictions.flatMap((restriction): TextRedaction[] => {
    const { reply_id: replyId, redactions: passages } = restriction
    if (replyId === null || passages === null || userId === null) return []
    return [{ ...presentRestriction(restriction), replyId, passages: [...passages] }]
  }),
})

type ReadResolutions = Pick<PartyParts, 'claim' | 'resolutions' | 'defendants' | 'userId'>

function presentPlaintiff({ plaintiff, claimsByUser, claimsAgainstUser }: ClaimParts) {
  const { id, firstName, lastName, country, city } = plaintiff
  return { id, firstName, lastName, country, city, address: publicStreet(plaintiff), claimsByUser, claimsAgainstUser }
}

const presentSummary = (parts: ClaimParts, resolutions: readonly ResolutionRecord[]) => ({
  id: parts.claim.id,
  type: parts.claim.type,
  dateOfClaim: parts.claim.date_of_claim,
  value: asSpecifiedValue(numberOrNull(displayedValue(parts.claim.value_cents, valuesOf(resolutions)))),
  asked: numberOrNull(parts.claim.value_cents),
  currency: parts.claim.currency,
  jurisdiction: parts.claim.jurisdiction || null,
  status: parts.claim.status,
  currentStatus: parts.claim.status,
  isDisregarded: isDisregarded(responseFacts(parts.claim), parts.now),
  isReached: isAnyReached(parts.defendants),
  ending: parts.claim.ending,
  paymentClaimedOn: parts.claim.payment_claimed_on,
  publicPerformance: publicPerformance(parts.claim.owed_sums),
  plaintiffs: [presentPlaintiff(parts)],
})

/** An early settlement that is not shown: no data that identifies anybody. */
export const presentSettledClaim = ({ id, type, jurisdiction }: ClaimRecord): SettledClaim => ({
  view: 'settled',
  id,
  type,
  country: countryNamed(jurisdiction),
})

export const presentPublicClaim = (parts: ClaimParts): z.output<typeof publicClaim> => ({
  view: 'public',
  ...presentSummary(parts, []),
  defendants: parts.defendants.map(each => presentPublicDefendant(each, parts)),
  pendingActs: parts.pendingActs.map(act => presentPublicPendingAct(act, parts.defendants)),
  replies: presentReplies(parts.replies, parts.defendants),
})

export const presentConfirmedClaim = (
  parts: ClaimParts,
  privateContacts: PrivateContacts,
): z.output<typeof confirmedClaim> => ({
  view: 'confirmed',
  ...presentSummary(parts, []),
  location: parts.claim.location || null,
  representationStatus: parts.claim.representation_status,
  defendants: parts.defendants.map(each => presentDefendant(each, parts, { view: 'confirmed', privateContacts })),
  pendingActs: parts.pendingActs.map(act => presentPublicPendingAct(act, parts.defendants)),
  replies: presentReplies(parts.replies, parts.defendants),
})

export function presentPartyClaim(parts: PartyParts, privateContacts: PrivateContacts): PartyClaim {
  const { claim, defendants, payments, resolutions, now } = parts
  const { address, isStreetPublic } = parts.plaintiff
  const view = { view: 'party', privateContacts, reader: parts } as const
  const summary = presentSummary(parts, resolutions)
  const files = parts.documents.filter(({ is_unsent }) => !is_unsent).map(each => presentDocument(each, parts))
  return {
    view: 'party',
    ...summary,
    plaintiffs: summary.plaintiffs.map(each => ({ ...each, address, isStreetPublic })),
    role: parts.role,
    isPublic: isPublic(responseFacts(claim), now),
    isRestricted: claim.restricted_at !== null,
    isOtherSideGone: isOtherSideGone(parts, parts.role),
    isPaymentClaimOpen: claim.is_payment_claim_open,
    unreached: presentUnreached(defendants, parts.role),
    location: claim.location || null,
    defendants: defendants.map(each => presentDefendant(each, parts, view)),
    isMaterialEvidenceAvailable: claim.is_material_evidence_available || files.length > 0,
    ...answersOf(claim),
    // Until a dispute is paid, its words are their writer's alone.
    disputeReason: claim.disputed_at ? claim.dispute_reason : (parts.ownDispute?.reason ?? null),
    disputeExplanation: claim.disputed_at ? claim.dispute_explanation : (parts.ownDispute?.explanation ?? null),
    disputeDate: timeOrNull(claim.disputed_at),
    pendingActs: parts.pendingActs.map(act => presentPendingAct(act, parts.userId)),
    replies: presentPartyReplies(parts.replies, defendants, parts.userId),
    ...presentRestrictions(parts),
    earlySettlement: parts.consents && presentEarlySettlement({ ...parts, consents: parts.consents }, parts.userId),
    files,
    resolutions: presentResolutions(parts),
    performance: presentPerformance(parts),
    nextSum: nextSumFor(parts.role, claim.owed_sums),
    bidding: presentBidding(claim, defendants, { party: parts.role, userId: parts.userId }),
    payments: [...payments],
    paymentLink: payments.findLast(payment => isOpenPayment(payment.status))?.link ?? null,
    createdAt: claim.created_at.toISOString(),
    submittedAt: timeOrNull(claim.submitted_at),
    submissionFee: parts.submissionFee === null ? null : numberFromCents(parts.submissionFee),
    noticePeriodEndsAt: timeOrNull(claim.notice_period_ends_at),
    extendedAt: timeOrNull(claim.extended_at),
    extensionEndsAt: timeOrNull(parts.extensionEndsAt),
    firstResponseAt: timeOrNull(claim.first_response_at),
    resolvedAt: timeOrNull(claim.resolved_at),
  }
}

export interface ListParts {
  readonly claim: ClaimRecord
  readonly plaintiff: Person
  readonly people: ReadonlyMap<string, Person>
  readonly defendants: readonly DefendantRecord[]
  readonly resolutions: readonly ResolutionRecord[]
  readonly pendingActs: readonly ActOfPerson[]
  readonly userId: string
  readonly now: Date
}

/** One row of the claims tables, for a party. */
export const presentListItem = ({
  claim,
  plaintiff,
  people,
  defendants,
  resolutions,
  pendingActs,
  userId,
  now,
}: ListParts): ClaimListItem => ({
  id: claim.id,
  type: claim.type,
  dateOfClaim: claim.date_of_claim,
  value: asSpecifiedValue(numberOrNull(claim.value_cents)),
  asked: numberOrNull(claim.value_cents),
  currency: claim.currency,
  status: claim.status,
  currentStatus: claim.status,
  isPublic: isPublic(responseFacts(claim), now),
  isRestricted: claim.restricted_at !== null,
  isDisregarded: isDisregarded(responseFacts(claim), now),
  isReached: isAnyReached(defendants),
  ending: claim.ending,
  paymentClaimedOn: claim.payment_claimed_on,
  isPaymentClaimOpen: claim.is_payment_claim_open,
  unreached: presentUnreached(defendants, partyIn(claim, userId)),
  isOtherSideGone: isOtherSideGone({ claim, defendants, people }, partyIn(claim, userId)),
  hasReply: claim.first_reply_at !== null,
  nextSum: nextSumFor(partyIn(claim, userId), claim.owed_sums),
  bidding: presentBidding(claim, defendants, { party: partyIn(claim, userId), userId }),
  plaintiffName: fullName(plaintiff),
  defendantNames: namesOfDefendants(defendants),
  resolutions: presentResolutions({ claim, resolutions, defendants, userId }),
  pendingActs: pendingActs.map(act => presentPendingAct(act, userId)),
  createdAt: claim.created_at.toISOString(),
  noticePeriodEndsAt: timeOrNull(claim.notice_period_ends_at),
})
