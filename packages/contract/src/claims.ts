import { claimStatuses, historyTypes } from '@redress/domain/claim-lifecycle.ts'
import { claimTypes, disputeReasons, representationStatuses } from '@redress/domain/claim-vocabulary.ts'
import { currencies } from '@redress/domain/money.ts'
import { parties } from '@redress/domain/parties.ts'
import { z } from 'zod'
import { nothing } from './auth.ts'
import { defendant, publicDefendant } from './defendants.ts'
import { document } from './documents.ts'
import { endpoint } from './endpoint.ts'
import {
  amount,
  choice,
  claimValue,
  country,
  currency,
  date,
  dateTime,
  id,
  longText,
  mustAccept,
  name,
  optionalLongText,
  optionalName,
  yesOrNo,
} from './fields.ts'
import { payment } from './payments.ts'
import { resolution, resolutionProposal } from './resolutions.ts'

/** Step 2 of filing: what happened, all of it required (specification section 5). */
export const claimDetails = z.strictObject({
  type: choice(claimTypes),
  dateOfClaim: date,
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
  lastCommunication: date,
  lastResponse: longText,
})

/** Step 4 of filing: the three disclaimers and who represents the plaintiff. */
export const claimReview = z.strictObject({
  disclaimerTerms: mustAccept,
  disclaimerDocumentation: mustAccept,
  disclaimerConsent: mustAccept,
  representationStatus: choice(representationStatuses),
})

/** What a draft takes at any time, so that half an answer is kept: everything optional, emptied by `null` or `''`. */
export const claimPatch = z
  .strictObject({
    type: choice(claimTypes).nullable(),
    dateOfClaim: date.nullable(),
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
    lastCommunication: date.nullable(),
    lastResponse: optionalLongText,
    disclaimerTerms: yesOrNo,
    disclaimerDocumentation: yesOrNo,
    disclaimerConsent: yesOrNo,
    representationStatus: choice(representationStatuses).nullable(),
  })
  .partial()

export const claimAmendment = z.strictObject({ value: claimValue })
export const claimDispute = z.strictObject({ disputeReason: choice(disputeReasons), disputeExplanation: longText })

const plaintiff = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  country: country.nullable(),
  address: z.string().nullable(),
  city: z.string(),
  /** Public claims by and against this user. */
  claimsByUser: z.number().int(),
  claimsAgainstUser: z.number().int(),
})

const summary = {
  id,
  type: z.enum(claimTypes).nullable(),
  dateOfClaim: date.nullable(),
  /** The displayed value: the last resolution's for the parties if there is one, else the claim's. */
  value: amount.nullable(),
  currency: z.enum(currencies),
  jurisdiction: z.string().nullable(),
  status: z.enum(claimStatuses),
  /** The same as `status`: the specification names both. */
  currentStatus: z.enum(claimStatuses),
  isDisregarded: z.boolean(),
  plaintiffs: z.array(plaintiff),
} as const

export const publicClaim = z.object({ view: z.literal('public'), ...summary, defendants: z.array(publicDefendant) })

export const confirmedClaim = z.object({
  view: z.literal('confirmed'),
  ...summary,
  location: z.string().nullable(),
  representationStatus: z.enum(representationStatuses).nullable(),
  defendants: z.array(defendant),
})

export const partyClaim = z
  .object({
    view: z.literal('party'),
    ...summary,
    role: z.enum(parties),
    isPublic: z.boolean(),
    location: z.string().nullable(),
    representationStatus: z.enum(representationStatuses).nullable(),
    defendants: z.array(defendant),
    /** The claim's own value, as filed or amended. */
    claimValue: amount.nullable(),
    isMaterialEvidenceAvailable: z.boolean(),
    howDidInteractionBegin: z.string(),
    whatDidDefendantDo: z.string(),
    whatDidYouDo: z.string(),
    resolvelmentOffered: z.string(),
    communicationCurrentStatus: z.string(),
    lastCommunication: date.nullable(),
    lastResponse: z.string(),
    disclaimerTerms: z.boolean(),
    disclaimerDocumentation: z.boolean(),
    disclaimerConsent: z.boolean(),
    disputeReason: z.enum(disputeReasons).nullable(),
    disputeExplanation: z.string().nullable(),
    disputeDate: dateTime.nullable(),
    files: z.array(document),
    /** Oldest first. */
    resolutions: z.array(resolution),
    /** The fees that the caller's side owes or has paid, oldest first. */
    payments: z.array(payment),
    /** The Solana Pay URL of the open payment of the caller's side. */
    paymentLink: z.string().nullable(),
    createdAt: dateTime,
    submittedAt: dateTime.nullable(),
    noticePeriodEndsAt: dateTime.nullable(),
    firstResponseAt: dateTime.nullable(),
    resolvedAt: dateTime.nullable(),
  })
  .meta({ id: 'PartyClaim' })
export type PartyClaim = z.output<typeof partyClaim>

export const claim = z.discriminatedUnion('view', [publicClaim, confirmedClaim, partyClaim])
export type Claim = z.output<typeof claim>

/** One row of the claims tables. */
export const claimListItem = z
  .object({
    id,
    type: z.enum(claimTypes).nullable(),
    dateOfClaim: date.nullable(),
    value: amount.nullable(),
    currency: z.enum(currencies),
    status: z.enum(claimStatuses),
    currentStatus: z.enum(claimStatuses),
    isPublic: z.boolean(),
    isDisregarded: z.boolean(),
    plaintiffName: z.string(),
    defendantNames: z.array(z.string()),
    resolutions: z.array(resolution),
    createdAt: dateTime,
    noticePeriodEndsAt: dateTime.nullable(),
  })
  .meta({ id: 'ClaimListItem' })
export type ClaimListItem = z.output<typeof claimListItem>

const count = z.number().int()

export const claimLists = z.object({
  myClaims: z.array(claimListItem),
  myClaimsPending: z.array(claimListItem),
  myClaimsUnresolved: z.array(claimListItem),
  accusedClaims: z.array(claimListItem),
  myClaimsCount: count,
  myClaimsPendingCount: count,
  myClaimsUnresolvedCount: count,
  accusedClaimsCount: count,
  totalDisputedCount: count,
  totalUnresolvedCount: count,
  totalPendingCount: count,
  unresolvedClaimsLimit: count,
})

const ofClaim = z.strictObject({ id })
const step = { params: ofClaim, output: partyClaim } as const
const stepErrors = ['CLAIM_NOT_FOUND', 'NOT_IN_THIS_STATE'] as const

export const getClaims = endpoint({
  method: 'GET',
  path: '/v1/claims',
  summary: 'The claims by and against the signed-in user',
  permission: 'use the dashboard',
  output: claimLists,
  errors: [],
})

export const createClaim = endpoint({
  method: 'POST',
  path: '/v1/claims',
  summary: 'Open an empty draft, or get the one that is open already',
  permission: 'create a claim',
  output: partyClaim,
  errors: ['UNRESOLVED_CLAIMS_LIMIT'],
})

export const getClaim = endpoint({
  method: 'GET',
  path: '/v1/claims/:id',
  summary: 'A claim, as far as the caller may see it',
  permission: 'read a claim',
  params: ofClaim,
  output: claim,
  errors: ['CLAIM_NOT_FOUND'],
})

export const updateClaim = endpoint({
  method: 'PATCH',
  path: '/v1/claims/:id',
  summary: 'Change a draft',
  permission: 'edit a claim',
  ...step,
  body: claimPatch,
  errors: stepErrors,
})

export const amendClaim = endpoint({
  method: 'PATCH',
  path: '/v1/claims/:id/amend',
  summary: 'Change the value within the notice period',
  permission: 'amend a claim',
  ...step,
  body: claimAmendment,
  errors: stepErrors,
})

export const deleteClaim = endpoint({
  method: 'DELETE',
  path: '/v1/claims/:id',
  summary: 'Delete a draft with its documents',
  permission: 'delete a claim',
  params: ofClaim,
  output: nothing,
  errors: stepErrors,
})

export const submitClaim = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/submit',
  summary: 'Submit a complete draft; opens the submission payment',
  permission: 'submit a claim',
  ...step,
  errors: [...stepErrors, 'CLAIM_INCOMPLETE', 'OWN_CLAIM', 'UNRESOLVED_CLAIMS_LIMIT', 'PRICE_UNAVAILABLE'],
})

export const disputeClaim = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/dispute',
  summary: 'Dispute a claim; opens the dispute payment',
  permission: 'dispute a claim',
  ...step,
  body: claimDispute,
  errors: [...stepErrors, 'PRICE_UNAVAILABLE'],
})

export const proposeResolution = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/propose-resolution',
  summary: 'Propose a resolution to the other party',
  permission: 'propose a resolution',
  ...step,
  body: resolutionProposal,
  errors: stepErrors,
})

export const acceptResolution = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/accept-resolution',
  summary: "Accept the other party's proposal",
  permission: 'answer a resolution',
  ...step,
  errors: stepErrors,
})

export const rejectResolution = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/reject-resolution',
  summary: "Reject the other party's proposal",
  permission: 'answer a resolution',
  ...step,
  errors: stepErrors,
})

export const resolveClaim = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/resolve',
  summary: 'Open the payment that resolves the claim: a concession, or the platform fee of the accepted resolution',
  permission: 'pay and resolve',
  ...step,
  errors: [...stepErrors, 'NOT_THE_COST_OWNER', 'PRICE_UNAVAILABLE'],
})

export const historyItem = z.object({
  id: z.string(),
  type: z.enum(historyTypes),
  /** `null`: the clock. */
  partyTriggeredBy: z.enum(parties).nullable(),
  triggeredBy: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  claim: z.object({ id, type: z.enum(claimTypes).nullable() }),
  resolutionId: id.nullable(),
  /** What the act was about: the value proposed, or before and after an amendment. */
  value: amount.nullable(),
  previousValue: amount.nullable(),
  createdAt: dateTime,
})

export const getHistory = endpoint({
  method: 'GET',
  path: '/v1/actions/claims/:claimId',
  summary: "The claim's action history, oldest first",
  permission: 'read the history',
  params: z.strictObject({ claimId: id }),
  output: z.array(historyItem),
  errors: ['CLAIM_NOT_FOUND'],
})
