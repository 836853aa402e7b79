import type { z } from 'zod'
import type { BiddingOfClaim } from './bidding-views.ts'
import type { ClaimListItem, PartyClaim, PendingAct, publicClaim } from './claim-views.ts'
import type { historyItem } from './claims.ts'
import type { privateDefendant, publicDefendant } from './defendants.ts'
import type { Document } from './documents.ts'
import type { SpecifiedValue } from './fields.ts'
import type { Message } from './messages.ts'
import type { Payment, PublicPayment } from './payments.ts'
import type { owedSum } from './performance.ts'
import type { PartyReply, PublicReply } from './reply-views.ts'
import type { Resolution } from './resolutions.ts'
import type { User } from './users.ts'

export const defendantId = '2a4c6e80-1b3d-4f5a-8c7e-9d0b1f2a3c4d'
const claimId = 'c1f0a6f2-8f4b-4f7e-9a31-5d2f6b7c8e90'

export const walletExample = {
  id: '7d9f1b3c-5e70-4a2c-8e4f-6a8b0c1d2e3f',
  address: '4Nd1mYQZ8Q2XrUGr5vAq3oVvLxH1cLwJk1iZ6n9YdX7S',
} satisfies User['wallets'][number]

export const emailExample = {
  id: '3e5a7c90-2b4d-4f6a-9c8e-0d1f2a3b4c5d',
  address: 'ada@plaintiff.example',
  isConfirmed: true,
  isPrimary: true,
} satisfies User['emails'][number]

export const userExample = {
  id: '9b2d4f60-7c8e-4a1b-b3d5-e7f9a1c3d5e7',
  username: 'ada.lovelace',
  firstName: 'Ada',
  lastName: 'Lovelace',
  address: '1 St James Square',
  isStreetPublic: true,
  city: 'London',
  country: 'GB',
  identificationId: 'AB123456',
  language: 'en',
  emails: [emailExample],
  wallets: [walletExample],
  hasPassword: true,
  hasSecondFactor: false,
  suspension: null,
} satisfies User

const publicDefendantExample = {
  view: 'public',
  id: defendantId,
  type: 'Individual',
  legalName: null,
  firstName: 'Dora',
  lastName: 'Defendant',
  website: null,
  country: null,
  socialMediaLinks: [],
  isCompanyRepresentative: false,
  companyId: null,
  companyName: null,
  companyPosition: null,
  representatives: [],
  outcome: null,
  isUnproven: false,
} satisfies z.output<typeof publicDefendant>

export const privateDefendantExample = {
  ...publicDefendantExample,
  view: 'private',
  email: 'dora@defendant.example',
  cellPhone: '+43 1 234567',
  taxId: null,
  wallets: [],
  takeover: {
    state: 'taken',
    name: 'Dora Defendant',
    isYou: false,
    takenAt: '2026-01-22T08:30:00.000Z',
    contest: null,
  },
  delivery: {
    state: 'taken over',
    queuedAt: '2026-01-20T10:02:00.000Z',
    acceptedAt: '2026-01-20T10:02:03.000Z',
    refusedAt: null,
    refusal: null,
    deferral: null,
    deferredAt: null,
    withheldAt: null,
    openedAt: '2026-01-22T08:24:00.000Z',
    disownedAt: null,
    takenOverAt: '2026-01-22T08:30:00.000Z',
    corrections: 0,
  },
} satisfies z.output<typeof privateDefendant>

export const fileExample = {
  id: '6c8e0a2b-4d6f-4a8c-9e0b-2d4f6a8c0e1b',
  type: 'file',
  fileName: 'contract.pdf',
  fileType: 'application/pdf',
  size: 184_320,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  url: null,
  urlDescription: null,
  caption: 'Page 3 has the price that we agreed on',
  createdAt: '2026-01-20T09:12:00.000Z',
  addedBy: { party: 'Plaintiff', name: 'Ada Lovelace', isYou: true },
  messageId: null,
  removableUntil: null,
} satisfies Document

export const linkExample = {
  ...fileExample,
  id: '8e0a2c4d-6f8b-4c0e-a1d3-4f6b8d0e2a3c',
  type: 'url',
  fileName: null,
  fileType: null,
  size: null,
  sha256: null,
  url: 'https://archive.example/agreement',
  urlDescription: 'The agreement as it was published',
  caption: null,
} satisfies Document

export const messageExample = {
  id: '3b5d7f9a-1c3e-4a5b-8d7f-9a1c3e5b7d9f',
  kind: 'message',
  text: 'The storm was on 12 January, and the photographs show it. When can we talk?',
  payment: null,
  files: [],
  writtenBy: { party: 'Plaintiff', name: 'Ada Lovelace', isYou: true },
  isNew: false,
  createdAt: '2026-01-22T14:03:00.000Z',
} satisfies Message

export const proofExample = {
  ...fileExample,
  id: 'a1c3e5b7-d9f1-4b3d-8f5a-7c9e1b3d5f7a',
  fileName: 'bank-statement.pdf',
  addedBy: { party: 'Defendant', name: 'Dora Defendant', isYou: true },
  createdAt: '2026-01-23T08:30:00.000Z',
} satisfies Document

export const paymentStatementExample = {
  ...messageExample,
  id: '5d7f9a1c-3e5b-4d7f-9a1c-3e5b7d9f1a3c',
  kind: 'already paid',
  text: 'I paid half of it by bank transfer, as we had agreed on the phone.',
  payment: { on: '2026-01-10', paid: 600.25, currency: 'EUR' },
  files: [{ ...proofExample, messageId: '5d7f9a1c-3e5b-4d7f-9a1c-3e5b7d9f1a3c' }],
  writtenBy: { party: 'Defendant', name: 'Dora Defendant', isYou: true },
  createdAt: '2026-01-23T08:31:00.000Z',
} satisfies Message

export const resolutionExample = {
  id: '1d3f5b7c-9e0a-4c2d-8f4b-6d8e0a1c3f5b',
  value: 900,
  currency: 'EUR',
  winningParty: 'Plaintiff',
  costOwner: 'Defendant',
  proposedBy: 'Defendant',
  platformFee: 200,
  resolutionStatus: 'PROPOSED',
  createdAt: '2026-02-10T15:45:00.000Z',
  expiresAt: '2026-02-24T15:45:00.000Z',
  decidedAt: null,
  paymentPlan: [],
  note: null,
  isFeeOverdue: false,
  isFromBids: false,
  defence: { name: 'Dora Defendant', isYou: false },
} satisfies Resolution

export const submissionPaymentExample = {
  id: '4f6b8d0e-2a3c-4e5f-9b7d-8e0a2c4d6f8b',
  publicId: 'c1d9e2f4-7b3a-4d85-8f60-2e4a6c8d0b13',
  purpose: 'submission',
  status: 'open',
  fee: 10,
  relief: 0,
  currency: 'EUR',
  ways: ['bank', 'SOL'],
  paidBy: [],
  bank: {
    holder: 'Redress Association',
    iban: 'AT611904300234573201',
    reference: 'RF254E18P4TVWB',
    missing: 10,
  },
  lamports: '66666667',
  sol: '0.066666667',
  recipient: walletExample.address,
  reference: '7Zb1n2d4F6h8J9k1M3n5P7q9R2s4T6u8V1w3X5y7Z9a2',
  memo: 'redress:4f6b8d0e',
  link: `solana:${walletExample.address}?amount=0.066666667&reference=7Zb1n2d4F6h8J9k1M3n5P7q9R2s4T6u8V1w3X5y7Z9a2&memo=redress%3A4f6b8d0e`,
  received: '0',
  missing: '66666667',
  missingSol: '0.066666667',
  signatures: [],
  wallets: [],
  openedAt: '2026-01-20T10:00:00.000Z',
  paidAt: null,
  toReturn: '0',
  returned: '0',
  moneyToReturn: 0,
  moneyReturned: 0,
} satisfies Payment

const {
  id: _id,
  openedAt: _openedAt,
  toReturn: _toReturn,
  returned: _returned,
  ...ofParties
} = submissionPaymentExample
const { moneyToReturn: _moneyToReturn, moneyReturned: _moneyReturned, ...payable } = ofParties
export const publicPaymentExample = { ...payable, claimNumber: '6a1f0c52' } satisfies PublicPayment

const pendingActExample = {
  kind: 'dispute',
  name: 'Dora Defendant',
  fee: 10,
  currency: 'EUR',
  isOwn: false,
  openedAt: '2026-02-05T11:20:00.000Z',
} satisfies PendingAct

export const replyExample = {
  id: '5b7d9f1a-3c4e-4f60-8a2b-7c9d0e1f2a3b',
  defendantId,
  name: 'Dora Defendant',
  isUnproven: true,
  text: 'The crack was not visible on the day of the survey. The report says so on page 3.',
  omissions: [],
  publishedAt: '2026-02-06T09:10:00.000Z',
  changedAt: '2026-02-06T09:25:00.000Z',
  answer: {
    id: '9d1f3b5a-6c7e-4820-9b4d-0e2f4a6c8d10',
    text: 'It had been pointed out by e-mail two days before.',
    omissions: [],
    publishedAt: '2026-02-07T18:00:00.000Z',
    isToEarlierVersion: false,
  },
} satisfies PublicReply

const partyReplyExample = {
  ...replyExample,
  isOwn: false,
  earlierVersions: [
    {
      id: '7c9e1d3f-4b5a-4c60-8d2e-1f3a5b7c9d0e',
      text: 'The crack was not visible on the day of the survey.',
      publishedAt: replyExample.publishedAt,
    },
  ],
} satisfies PartyReply

const plaintiff = {
  id: userExample.id,
  firstName: userExample.firstName,
  lastName: userExample.lastName,
  country: userExample.country,
  address: userExample.address,
  city: userExample.city,
  claimsByUser: 1,
  claimsAgainstUser: 0,
} satisfies z.output<typeof publicClaim>['plaintiffs'][number]

const summary = {
  id: claimId,
  type: 'Professional Malpractice',
  dateOfClaim: '2026-01-12',
  value: 1200.5 as unknown as SpecifiedValue,
  asked: 1200.5,
  currency: 'EUR',
  jurisdiction: 'Austria',
  status: 'PUBLISHED',
  currentStatus: 'PUBLISHED',
  isDisregarded: false,
  isReached: true,
  ending: null,
  paymentClaimedOn: null,
  publicPerformance: null,
  plaintiffs: [plaintiff],
} satisfies Partial<z.output<typeof publicClaim>>

export const publicClaimExample = {
  view: 'public',
  ...summary,
  defendants: [publicDefendantExample],
  pendingActs: [{ kind: 'dispute', name: 'Dora Defendant', fee: 10, currency: 'EUR' }],
  replies: [replyExample],
} satisfies z.output<typeof publicClaim>

export const partyClaimExample = {
  view: 'party',
  ...summary,
  plaintiffs: [{ ...plaintiff, isStreetPublic: userExample.isStreetPublic }],
  role: 'Plaintiff',
  isPublic: true,
  isRestricted: false,
  isOtherSideGone: false,
  isPaymentClaimOpen: false,
  unreached: 'none',
  location: 'Vienna',
  representationStatus: 'Not Represented',
  defendants: [privateDefendantExample],
  isMaterialEvidenceAvailable: true,
  howDidInteractionBegin: 'We met at a trade fair and agreed on a survey of the house.',
  whatDidDefendantDo: 'The survey missed a crack in the foundation that had been pointed out.',
  whatDidYouDo: 'I had the foundation repaired and asked for the costs.',
  resolvelmentOffered: 'Payment of the repair.',
  communicationCurrentStatus: 'No answer since the letter of 10 January.',
  lastCommunication: '2026-01-10',
  lastResponse: 'We are looking into it.',
  disclaimerTerms: true,
  disclaimerDocumentation: true,
  disclaimerConsent: true,
  disputeReason: null,
  disputeExplanation: null,
  disputeDate: null,
  pendingActs: [pendingActExample],
  replies: [partyReplyExample],
  restrictions: [],
  redactions: [],
  earlySettlement: null,
  files: [fileExample],
  resolutions: [],
  performance: null,
  nextSum: null,
  bidding: null,
  payments: [],
  paymentLink: null,
  createdAt: '2026-01-20T09:00:00.000Z',
  submittedAt: '2026-01-20T10:00:00.000Z',
  submissionFee: null,
  noticePeriodEndsAt: '2026-02-04T10:05:00.000Z',
  extendedAt: null,
  extensionEndsAt: '2026-02-11T10:05:00.000Z',
  firstResponseAt: null,
  resolvedAt: null,
} satisfies PartyClaim

const sumSaidPaid = {
  dueOn: '2026-03-31',
  value: 900,
  saidPaidAt: '2026-03-20T09:00:00.000Z',
  paidOn: '2026-03-19',
  timesSaidPaid: 1,
  uncontradictedAt: null,
  receivedAt: null,
  overdueAt: '2026-04-01T12:00:00.000Z',
  isOverdue: false,
} satisfies z.output<typeof owedSum>

/** A settled claim, and the sums owed by the settlement. */
export const settledClaimExample = {
  ...partyClaimExample,
  status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
  currentStatus: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
  extensionEndsAt: null,
  pendingActs: [],
  resolutions: [{ ...resolutionExample, resolutionStatus: 'ACCEPTED', decidedAt: '2026-03-02T09:00:00.000Z' }],
  resolvedAt: '2026-03-03T09:00:00.000Z',
  performance: {
    sums: [sumSaidPaid],
    reader: 'creditor',
    payTo: {
      ...{ holder: 'Ada Lovelace', iban: 'AT611904300234573201', words: '', isSepa: true },
      ...{ statedAt: '2026-03-05T09:00:00.000Z', undoUntil: '2026-03-08T09:00:00.000Z' },
      earlier: [{ ending: '3000', until: '2026-03-05T09:00:00.000Z' }],
      salt: 'kRb0Yt0b6n2Qb1nL4cV8yqXw3sZ5dT7gH9jK1mN3pQs',
    },
  },
  nextSum: sumSaidPaid,
} satisfies PartyClaim

/** A disputed claim whose parties exchange sealed bids: nobody has bid yet. */
export const biddingExample = {
  state: 'bids',
  round: 1,
  askedBy: 'Plaintiff',
  costOwner: 'Defendant',
  until: '2026-03-15T12:00:00.000Z',
  isOwnGiven: false,
  isOtherGiven: false,
  isAnothers: false,
  ending: null,
} satisfies BiddingOfClaim

export const biddingClaimExample = {
  ...partyClaimExample,
  status: 'DISPUTED',
  currentStatus: 'DISPUTED',
  extensionEndsAt: null,
  pendingActs: [],
  bidding: biddingExample,
} satisfies PartyClaim

export const listItemExample = {
  id: claimId,
  type: summary.type,
  dateOfClaim: summary.dateOfClaim,
  value: summary.value,
  asked: summary.asked,
  currency: 'EUR',
  status: 'PUBLISHED',
  currentStatus: 'PUBLISHED',
  isPublic: true,
  isRestricted: false,
  isOtherSideGone: false,
  isDisregarded: false,
  isReached: true,
  ending: null,
  paymentClaimedOn: null,
  isPaymentClaimOpen: false,
  unreached: 'none',
  hasReply: false,
  nextSum: null,
  bidding: null,
  plaintiffName: 'Ada Lovelace',
  defendantNames: ['Dora Defendant'],
  resolutions: [],
  pendingActs: [pendingActExample],
  createdAt: partyClaimExample.createdAt,
  noticePeriodEndsAt: partyClaimExample.noticePeriodEndsAt,
} satisfies ClaimListItem

export const historyExample = {
  id: '42',
  type: 'RESOLUTION_PROPOSED',
  partyTriggeredBy: 'Defendant',
  triggeredBy: { firstName: 'Dora', lastName: 'Defendant' },
  isOwnAct: false,
  claim: { id: claimId, type: summary.type },
  resolutionId: resolutionExample.id,
  defendantName: null,
  value: resolutionExample.value,
  previousValue: null,
  fee: null,
  createdAt: resolutionExample.createdAt,
} satisfies z.output<typeof historyItem>

/** The same, kept off the public record by the operator. */
export const restrictedClaimExample = {
  ...partyClaimExample,
  isPublic: false,
  isRestricted: true,
  restrictions: [
    {
      id: '5f7e1c0a-3b52-4a6d-8f1e-6f0b9f3f2a10',
      replyId: null,
      ground: 'private data',
      reason: 'The claim names a home address.',
      restrictedAt: '2026-03-02T09:00:00.000Z',
      objection: { text: 'It is the address of the shop.', madeAt: '2026-03-03T09:00:00.000Z', isAnswered: false },
      keptBecause: null,
    },
  ],
} satisfies PartyClaim
