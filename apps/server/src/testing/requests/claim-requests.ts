import { createHash } from 'node:crypto'
import { madeFeeCode } from '../fee-codes.ts'
import { claimIn, makeFeesOverdue, offerOf, openPaymentOf } from '../file-claim.ts'
import { agreeOnBids, biddingStep, bidTillClose } from '../sealed-bids.ts'
import { byUser, byVisitor, type Entry, onClaim } from './entry.ts'
import { uploadContract } from './prepared-states.ts'

const offer = offerOf({ value: 900 })

/** Calls about a claim's life: filing, bargaining, sums, and reading it. */
export const claimRequests = {
  'GET /v1/claims': onClaim('PUBLISHED', 'plaintiff', { statements: 3 }),
  'GET /v1/claims/lists/:list': onClaim('PUBLISHED', 'plaintiff', {
    statements: 3,
    given: () => ({ params: { list: 'my-claims' } }),
  }),
  'POST /v1/claims': byUser({ statements: 3 }),
  'GET /v1/claims/:id': onClaim('PUBLISHED', 'plaintiff', { statements: 2 }),
  'PATCH /v1/claims/:id': onClaim('PENDING', 'plaintiff', { statements: 2, body: { jurisdiction: 'Germany' } }),
  'DELETE /v1/claims/:id': onClaim('PENDING', 'plaintiff', {
    statements: 9,
    given: async (_, { plaintiff }, id) => void (await uploadContract(plaintiff, id)),
  }),
  'POST /v1/claims/:id/submit': onClaim('PENDING', 'plaintiff', { statements: 12 }),
  'POST /v1/claims/:id/take-back': onClaim('WAITING_FOR_PAYMENT', 'plaintiff', {
    statements: 11,
    otherAnswers: ['DRAFT_EXISTS'],
  }),
  'PATCH /v1/claims/:id/amend': onClaim('PENDING_PUBLICATION', 'plaintiff', { statements: 12 }),
  'POST /v1/claims/:id/extend': onClaim('PENDING_PUBLICATION', 'defendant', { statements: 14 }),
  'POST /v1/claims/:id/dispute': onClaim('PENDING_PUBLICATION', 'defendant', { statements: 11 }),
  'POST /v1/claims/:id/propose-resolution': onClaim('DISPUTED', 'plaintiff', { statements: 15, body: offer }),
  'POST /v1/claims/:id/accept-resolution': onClaim('RESOLUTION_PROPOSED_BY_DEFENDANT', 'plaintiff', {
    statements: 16,
    body: null,
  }),
  'POST /v1/claims/:id/reject-resolution': onClaim('RESOLUTION_PROPOSED_BY_DEFENDANT', 'plaintiff', {
    statements: 14,
    body: null,
  }),
  'POST /v1/claims/:id/counter-resolution': onClaim('RESOLUTION_PROPOSED_BY_DEFENDANT', 'plaintiff', {
    statements: 15,
    body: offer,
  }),
  'POST /v1/claims/:id/withdraw-resolution': onClaim('RESOLUTION_PROPOSED_BY_DEFENDANT', 'defendant', {
    statements: 15,
    body: null,
  }),
  'POST /v1/claims/:id/end-agreement': onClaim('RESOLUTION_ACCEPTED', 'plaintiff', {
    statements: 14,
    body: null,
    given: async server => void (await makeFeesOverdue(server)),
  }),
  'POST /v1/claims/:id/settle-elsewhere': onClaim('RESOLUTION_PROPOSED_BY_DEFENDANT', 'plaintiff', {
    statements: 14,
    body: null,
  }),
  'POST /v1/claims/:id/withdraw': onClaim('PENDING_PUBLICATION', 'plaintiff', { statements: 13, body: null }),
  // Six of them create the agreement, whose digest is in the memo, on first use.
  'POST /v1/claims/:id/resolve': onClaim('RESOLUTION_ACCEPTED', 'defendant', {
    statements: 19,
    body: null,
    otherAnswers: ['NOT_THE_COST_OWNER'],
  }),

  'POST /v1/claims/:id/bidding': onClaim('DISPUTED', 'plaintiff', { statements: 13 }),
  'POST /v1/claims/:id/bidding/agree': onClaim('DISPUTED', 'defendant', {
    statements: 11,
    given: async (_, { plaintiff }, id) => void (await biddingStep(plaintiff, id, '', { costOwner: 'Defendant' })),
  }),
  'POST /v1/claims/:id/bidding/bids': onClaim('DISPUTED', 'defendant', {
    statements: 11,
    given: async (_, opponents, id) => void (await agreeOnBids(opponents, id)),
    otherAnswers: ['BID_GIVEN'],
  }),
  'POST /v1/claims/:id/bidding/middle': onClaim('DISPUTED', 'defendant', {
    statements: 7,
    given: async (_, opponents, id) => void (await bidTillClose(opponents, id, { least: 2_000, most: 1_900 })),
  }),
  'POST /v1/claims/:id/bidding/end': onClaim('DISPUTED', 'defendant', {
    statements: 13,
    given: async (_, opponents, id) => void (await agreeOnBids(opponents, id)),
  }),

  'POST /v1/claims/:id/sums': onClaim('RESOLVED_IN_FAVOUR_OF_PLANTIFF', 'defendant', {
    statements: 19,
    body: { position: 0, said: 'paid', text: 'Paid from my account in Graz.' },
  }),
  // Eight of them change the account: proof, state before, and the mail with the undo link.
  'PATCH /v1/claims/:id/payment-details': onClaim('RESOLVED_IN_FAVOUR_OF_PLANTIFF', 'plaintiff', { statements: 20 }),
  'PATCH /v1/claims/:id/showing': onClaim('RESOLVED_IN_FAVOUR_OF_PLANTIFF', 'plaintiff', { statements: 13 }),

  'GET /v1/claims/:claimId/payments': onClaim('WAITING_FOR_PAYMENT', 'plaintiff', { statements: 2 }),
  'GET /v1/payments/:publicId': byVisitor({
    statements: 2,
    given: async (server, opponents) => {
      const claimId = await claimIn(server, opponents, 'WAITING_FOR_PAYMENT')
      return { params: { publicId: (await openPaymentOf(server, claimId, 'submission')).public_id } }
    },
  }),
  'POST /v1/payments/:publicId/code': byVisitor({
    statements: 14,
    otherAnswers: ['FEE_CODE_NOT_FOUND', 'PAYMENT_NOT_OPEN'],
    given: async (server, opponents) => {
      const claimId = await claimIn(server, opponents, 'WAITING_FOR_PAYMENT')
      const { public_id: publicId } = await openPaymentOf(server, claimId, 'submission')
      return { params: { publicId }, body: { feeCode: await madeFeeCode(server, { share: 50 }) } }
    },
  }),
  'GET /v1/actions/claims/:claimId': onClaim('DISPUTED', 'plaintiff', { statements: 4 }),
  'GET /v1/actions/claims/:claimId/file': onClaim('DISPUTED', 'plaintiff', { statements: 3 }),
  'GET /v1/claims/:id/calendar': onClaim('PENDING_PUBLICATION', 'defendant', { statements: 2 }),
  // The first request creates the agreement.
  'GET /v1/claims/:id/agreement': onClaim('RESOLUTION_ACCEPTED', 'plaintiff', {
    statements: 10,
    otherAnswers: ['AGREEMENT_NOT_FOUND'],
  }),
  'GET /v1/agreements/:sha512': byVisitor({
    statements: 1,
    otherAnswers: ['AGREEMENT_NOT_FOUND'],
    given: async (server, opponents) => {
      const id = await claimIn(server, opponents, 'RESOLUTION_ACCEPTED')
      const cookies = Object.fromEntries(opponents.plaintiff.client.cookies)
      const { rawPayload } = await server.http.inject({ url: `/v1/claims/${id}/agreement`, cookies })
      return { params: { sha512: createHash('sha512').update(rawPayload).digest('hex') } }
    },
  }),
  'GET /v1/search': onClaim('PUBLISHED', 'plaintiff', {
    statements: 3,
    given: () => ({ query: { term: 'Defendant' } }),
    requests: () => ['Roof', 'canary'].map(term => ({ query: { term } })),
  }),
  'GET /v1/configuration': byVisitor({ statements: 0 }),
  'GET /v1/transparency': byVisitor({ statements: 4 }),
} satisfies Readonly<Record<string, Entry>>
