import { claimLists as lists, orders, sortKeys } from '@redress/domain/claim/claim-lists.ts'
import { historyTypes } from '@redress/domain/claim/events.ts'
import { z } from 'zod'
import { nothing } from './auth.ts'
import { claimStatus, claimType, party } from './choices.ts'
import { claimAmendment, claimDispute, claimPatch } from './claim-forms.ts'
import { claim, claimListPage, claimLists, partyClaim, shownStatus, turn } from './claim-views.ts'
import { endpoint } from './endpoint.ts'
import { amount, choice, claimValue, dateTime, id, optionalName, yesOrNo } from './fields.ts'
import { form, view } from './named-schemas.ts'
import { givenPaymentDetails, sumStatement } from './performance.ts'
import { offerStep, resolutionAcceptance, resolutionCounter, resolutionProposal } from './resolutions.ts'
import { emailAddress } from './users.ts'

const ofClaim = z.strictObject({ id })
const ofDefendant = z.strictObject({ claimId: id, defendantId: id })

/** The claim as shown to the user who ends or concedes it. The act is refused if the claim has changed since. */
export const shownClaim = form('ShownClaim', { status: claimStatus.optional(), value: claimValue.optional() })

const step = { params: ofClaim, output: partyClaim } as const
const stepErrors = ['CLAIM_NOT_FOUND', 'NOT_IN_THIS_STATE'] as const

export const getClaims = endpoint({
  method: 'GET',
  path: '/v1/claims',
  summary:
    'The claims by and against the signed-in user: the first 20 of each list, where each goes on, and the counts',
  permission: 'use the dashboard',
  output: claimLists,
  errors: [],
})

export const getClaimList = endpoint({
  method: 'GET',
  path: '/v1/claims/lists/:list',
  summary:
    'Twenty claims of one list, behind the one that is named: all of it the newest first, or what is chosen in the order that is asked for',
  permission: 'use the dashboard',
  params: z.strictObject({ list: choice(lists) }),
  query: z.strictObject({
    /** Words in a name, the type, the status, the amount or the id. */
    term: optionalName.optional(),
    status: shownStatus.optional(),
    turn: turn.optional(),
    sort: choice(sortKeys).optional(),
    /** Absent: the natural order of `sort`, with the newest, largest or most urgent first. */
    order: choice(orders).optional(),
    after: id.optional(),
  }),
  output: claimListPage,
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

export const getCalendar = endpoint({
  method: 'GET',
  path: '/v1/claims/:id/calendar',
  summary: 'The day by which the caller has to act, as an iCalendar file',
  permission: 'keep a date',
  kind: 'download',
  params: ofClaim,
  output: nothing,
  errors: ['CLAIM_NOT_FOUND', 'NOT_IN_THIS_STATE'],
})

export const getAgreement = endpoint({
  method: 'GET',
  path: '/v1/claims/:id/agreement',
  summary: 'The agreement of the parties as a document, PDF/A-1b, in every language',
  permission: 'read the agreement',
  kind: 'download',
  params: ofClaim,
  output: nothing,
  errors: ['CLAIM_NOT_FOUND', 'AGREEMENT_NOT_FOUND', 'AGREEMENT_FILE_MISSING'],
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

export const takeBackClaim = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/take-back',
  summary: 'Take an unpaid submission back to a draft; its payment is owed no more',
  permission: 'edit a claim',
  ...step,
  errors: [...stepErrors, 'DRAFT_EXISTS'],
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
  errors: [...stepErrors, 'OTHER_SIDE_GONE'],
})

export const acceptResolution = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/accept-resolution',
  summary: "Accept the other party's proposal",
  permission: 'answer a resolution',
  ...step,
  body: resolutionAcceptance,
  errors: stepErrors,
})

export const rejectResolution = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/reject-resolution',
  summary: "Reject the other party's proposal",
  permission: 'answer a resolution',
  ...step,
  body: offerStep,
  errors: stepErrors,
})

export const counterResolution = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/counter-resolution',
  summary: "Answer the other party's proposal with another one, which takes its place",
  permission: 'propose a resolution',
  ...step,
  body: resolutionCounter,
  errors: [...stepErrors, 'OTHER_SIDE_GONE'],
})

export const withdrawResolution = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/withdraw-resolution',
  summary: "Withdraw the own side's proposal, which nobody has answered",
  permission: 'propose a resolution',
  ...step,
  body: offerStep,
  errors: stepErrors,
})

export const resolveClaim = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/resolve',
  summary: 'Open the payment that resolves the claim: a concession, or the platform fee of the accepted resolution',
  permission: 'pay and resolve',
  ...step,
  body: shownClaim,
  errors: [...stepErrors, 'NOT_THE_COST_OWNER', 'PRICE_UNAVAILABLE'],
})

export const endAgreement = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/end-agreement',
  summary: 'End the agreement whose platform fee the other side has not paid in time',
  permission: 'pay and resolve',
  ...step,
  body: offerStep,
  errors: stepErrors,
})

export const settleElsewhere = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/settle-elsewhere',
  summary: 'End a filed claim as settled elsewhere, without a fee and for good',
  permission: 'end a claim',
  ...step,
  body: shownClaim,
  errors: stepErrors,
})

export const withdrawClaim = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/withdraw',
  summary: 'Withdraw a filed claim, without a fee and for good',
  permission: 'end a claim',
  ...step,
  body: shownClaim,
  errors: stepErrors,
})

export const stateSum = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/sums',
  summary: 'Say of a sum of the agreement that it is paid, received or not received',
  permission: 'state a sum',
  ...step,
  body: sumStatement,
  errors: [...stepErrors, 'DOCUMENT_NOT_FOUND', 'TOO_MANY_MESSAGES'],
})

export const statePaymentDetails = endpoint({
  method: 'PATCH',
  path: '/v1/claims/:id/payment-details',
  summary: 'State where the plaintiff is paid; whoever owes them is shown it, and nobody else',
  permission: 'state payment details',
  ...step,
  needsProof: true,
  body: givenPaymentDetails,
  errors: [...stepErrors, 'SIGN_IN_AGAIN'],
})

export const agreeToShow = endpoint({
  method: 'PATCH',
  path: '/v1/claims/:id/showing',
  summary:
    'Agree that the public may see a claim that was settled before publication, or take that back until all have',
  permission: 'agree to show a settlement',
  ...step,
  body: z.strictObject({ agrees: yesOrNo }),
  errors: stepErrors,
})

export const extendNoticePeriod = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/extend',
  summary: 'Give the defendants more time, once per claim: its answer and its publication are due later',
  permission: 'ask for more time',
  ...step,
  errors: [...stepErrors, 'EXTENDED_ALREADY'],
})

export const contestTakeover = endpoint({
  method: 'POST',
  path: '/v1/claims/:claimId/defendants/:defendantId/contest',
  summary:
    'Contest that the right person answers for a defendant: a new code is sent to the address that the claim names',
  permission: 'contest a takeover',
  params: ofDefendant,
  output: partyClaim,
  errors: [...stepErrors, 'DEFENDANT_NOT_FOUND', 'NOT_TAKEN_OVER', 'ADDRESS_CONFIRMED', 'ALREADY_CONTESTED'],
})

export const correctAddress = endpoint({
  method: 'PATCH',
  path: '/v1/claims/:claimId/defendants/:defendantId/address',
  summary:
    'Name another e-mail address for a defendant whose place nobody has taken: a letter with a new code goes there',
  permission: 'write to a defendant',
  params: ofDefendant,
  body: emailAddress,
  output: partyClaim,
  errors: [
    ...stepErrors,
    'DEFENDANT_NOT_FOUND',
    'PLACE_TAKEN',
    'TOO_MANY_CORRECTIONS',
    'SAME_ADDRESS',
    'OWN_CLAIM',
    'DUPLICATE_DEFENDANT',
    'DUPLICATE_MAILBOX',
  ],
})

export const sendLetterAgain = endpoint({
  method: 'POST',
  path: '/v1/claims/:claimId/defendants/:defendantId/letter',
  summary: 'Send the letter to a defendant again, to the same address and with the same code; once a day',
  permission: 'write to a defendant',
  params: ofDefendant,
  output: partyClaim,
  errors: [...stepErrors, 'DEFENDANT_NOT_FOUND', 'PLACE_TAKEN', 'ADDRESS_DISOWNED', 'LETTER_SENT_LATELY'],
})

export const historyItem = view('HistoryItem', {
  id: z.string(),
  type: z.enum(historyTypes),
  /** `null`: the clock. */
  partyTriggeredBy: party.nullable(),
  triggeredBy: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  /** Whether it was the caller's act; others of a party may have the same name. */
  isOwnAct: z.boolean(),
  claim: z.object({ id, type: claimType.nullable() }),
  resolutionId: id.nullable(),
  /** Name of the defendant whom it is about, as in the claim; `null` if it is about no single one. */
  defendantName: z.string().nullable(),
  /** Value that the act was about: the one proposed, or those before and after an amendment. */
  value: amount.nullable(),
  previousValue: amount.nullable(),
  /** The fee that the act asked for, or that was paid: zero where nothing had to be paid, `null` where it is about none. */
  fee: amount.nullable(),
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

export const getHistoryFile = endpoint({
  method: 'GET',
  path: '/v1/actions/claims/:claimId/file',
  summary:
    "The claim's action history as a file that anybody can check: JSON Lines, each entry with the hash of the one before",
  permission: 'read the history',
  kind: 'download',
  params: z.strictObject({ claimId: id }),
  output: nothing,
  errors: ['CLAIM_NOT_FOUND'],
})
