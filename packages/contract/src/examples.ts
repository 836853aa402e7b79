import { inEachLanguage } from '@redress/domain/people/languages.ts'
import type { z } from 'zod'
import type * as auth from './auth.ts'
import type * as companyRecords from './company-records.ts'
import type * as defendants from './defendants.ts'
import type { EndpointDefinition, GivenInput, NameOf, Output } from './endpoint.ts'
import type { Endpoint } from './endpoints.ts'
import {
  biddingClaimExample,
  biddingExample,
  defendantId,
  emailExample,
  fileExample,
  historyExample,
  linkExample,
  listItemExample,
  messageExample,
  partyClaimExample,
  paymentStatementExample,
  privateDefendantExample,
  proofExample,
  publicClaimExample,
  publicPaymentExample,
  replyExample,
  resolutionExample,
  restrictedClaimExample,
  settledClaimExample,
  submissionPaymentExample,
  userExample,
  walletExample,
} from './example-schemas.ts'
import type * as letters from './letters.ts'
import type * as moderation from './moderation.ts'
import type * as search from './search.ts'
import type { OwnSuspension } from './suspension-views.ts'
import type * as suspensions from './suspensions.ts'
import type * as work from './work.ts'

/** Example of a call: the body if the endpoint takes one, and the `data` of its success. */
export interface Example {
  readonly body?: unknown
  readonly data: unknown
}

type ExampleOf<Definition extends EndpointDefinition> = {
  readonly data: Output<Definition>
} & (GivenInput<Definition> extends {
  readonly body: infer Body
}
  ? { readonly body: Body }
  : { readonly body?: never })

/** Endpoints that take a JSON body or answer data. */
type WithExample<Definition extends EndpointDefinition> = Definition extends {
  readonly kind: 'download' | 'events' | 'redirect'
}
  ? never
  : Definition extends { readonly body: z.ZodType }
    ? Definition
    : Definition extends { readonly output: typeof auth.nothing }
      ? never
      : Definition

type SearchAnswer = Output<typeof search.search>

const additionalEmail = { ...emailExample, isConfirmed: false, isPrimary: false, address: 'ada@work.example' }
const authenticatorSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const recoveryCodesExample = { recoveryCodes: ['7M2K-0PXR-V3QA-9ZTB-C4WN-1HED', 'F8GS-J5Y6-R0NK-2VXQ-TBM7-A93P'] }
const walletsExample = { wallets: [walletExample] }
const takenClaimExample = { claimId: partyClaimExample.id }
const paidInParts = {
  paymentPlan: [
    { dueOn: '2026-03-01', value: 450 },
    { dueOn: '2026-04-01', value: 450 },
  ],
  note: 'I can pay the first half when my salary arrives.',
}
const proposedExample = { ...partyClaimExample, resolutions: [resolutionExample] }
const waiting = { ...partyClaimExample, status: 'WAITING_FOR_PAYMENT', currentStatus: 'WAITING_FOR_PAYMENT' } as const
const { restrictions: restrictionExamples } = restrictedClaimExample
const [restriction] = restrictionExamples as [(typeof restrictionExamples)[number]]
const reportId = '3d5f7b9c-0a1e-4c2d-9b3f-5e7a8c6d4f20'
const companyRecordExample: companyRecords.CompanyRecord = {
  id: '5f0c9a51-6d1b-4c0e-9b57-3a7d1b7e2f10',
  names: ['Brückner Bau GmbH'],
  countries: ['DE'],
  websites: ['https://bauhof.example'],
  figures: {
    claims: 3,
    answered: 2,
    unreached: 0,
    settled: 1,
    medianDaysToAnswer: 6,
    agreements: 0,
    agreementsKept: 0,
    agreementsNotContradicted: 0,
    unproven: 0,
  },
}

const suspensionExample = {
  id: '6a1c3e5f-7b9d-4e2a-8c4f-1d3b5a7c9e0f',
  scope: 'filing',
  ground: 'untrue claims',
  reason: 'Three claims name people who were never there.',
  suspendedAt: '2026-03-02T09:00:00.000Z',
  objection: null,
  ...{ outcome: null, outcomeReason: null, outcomeAt: null },
} satisfies OwnSuspension

const objectedSuspensionExample = {
  ...suspensionExample,
  objection: { text: 'They were there.', madeAt: '2026-03-03T09:00:00.000Z' },
} satisfies OwnSuspension

const suspendedAccountExample: suspensions.AccountForStaff = {
  userId: '7b2d4f6a-8c0e-4f3b-9d5a-2e4c6b8d0f1a',
  username: 'ada',
  ...{ mayModerate: true, isConcerned: false, isClosed: false },
  suspensions: [{ ...suspensionExample, suspendedBy: 'olga', isObjectionOpen: false, mayDecide: true }],
}

const openCaseExample: Output<typeof moderation.getModerationCase> = {
  claim: publicClaimExample,
  isRestricted: false,
  mayModerate: true,
  isParty: false,
  reports: [
    {
      id: reportId,
      number: '3d5f7b9c',
      replyId: null,
      authorUsername: 'ada',
      words: null,
      isShown: true,
      ground: 'private data',
      text: 'The claim names my home address.',
      isAnswered: true,
      provenAddress: null,
      reportedAt: '2026-03-01T09:00:00.000Z',
      decisionId: null,
    },
  ],
  decisions: [],
}
const decidedCaseExample: Output<typeof moderation.getModerationCase> = {
  ...openCaseExample,
  isRestricted: true,
  reports: openCaseExample.reports.map(report => ({ ...report, isShown: false, decisionId: restriction.id })),
  decisions: [
    {
      id: restriction.id,
      kind: 'restricted',
      replyId: null,
      ground: 'private data',
      reason: restriction.reason,
      decidedAt: restriction.restrictedAt,
      decidedBy: 'olga',
      mayDecide: true,
      objections: [],
      outcome: null,
      outcomeReason: null,
      outcomeAt: null,
      redactions: [],
    },
  ],
}
const nothingWaits = { count: 0, oldestAt: null, entries: [] }
const failedJobExample = {
  id: '6c1f0e9a-2b7d-4c58-9a3e-8d4b5f6a7c80',
  name: 'send invitation',
  defendantId,
  wantedAt: '2026-02-26T09:00:00.000Z',
  failedAt: '2026-03-01T09:00:00.000Z',
}
const creditablePaymentExample = {
  id: 'a4d2c6e8-0b1f-4e3a-8c5d-7f9b1a3c5e70',
  claimId: publicClaimExample.id,
  purpose: 'submission' as const,
  sol: '0.25',
  receivedSol: '0',
  openedAt: '2026-03-01T08:00:00.000Z',
}
const waitingWorkExample: work.WaitingWork = {
  mayReadReports: true,
  maySettle: true,
  mayRepeat: true,
  mails: { count: 1, oldestAt: failedJobExample.failedAt, entries: [failedJobExample] },
  jobs: nothingWaits,
  letters: {
    count: 1,
    oldestAt: '2026-03-01T09:30:00.000Z',
    entries: [{ defendantId, claimId: publicClaimExample.id, refusedAt: '2026-03-01T09:30:00.000Z' }],
  },
  heldLetters: { count: 0, oldestAt: null, entries: [] },
  transfers: {
    count: 1,
    oldestAt: '2026-03-01T10:00:00.000Z',
    entries: [
      {
        id: 'b7e5d3c1-9a8f-4d6b-8e2c-1f3a5b7d9c10',
        bank: null,
        signature: '3nVfYabxKv9ohGb4nXF3EyJQnbVcGVQAm2QKzdPrsemr',
        arrivedAt: '2026-03-01T10:00:00.000Z',
        sol: '0.25',
        unappliedSol: '0.25',
        reason: 'UNKNOWN_REFERENCE',
        paymentId: null,
        mayApply: true,
      },
    ],
  },
  payments: [creditablePaymentExample],
  agreements: {
    count: 1,
    oldestAt: '2026-01-12T09:00:00.000Z',
    entries: [
      {
        claimId: publicClaimExample.id,
        fee: 122.5,
        currency: 'EUR',
        owedBy: 'Defendant',
        agreedAt: '2026-01-12T09:00:00.000Z',
        dueOn: '2026-01-26',
      },
    ],
  },
  exports: { count: 0, oldestAt: null },
  closures: { count: 0, oldestAt: null },
}
const answerFileExample = {
  id: '5a0c2e7f-9d41-4a0b-8f7e-6f1d3f2c9b10',
  fileName: 'statement.pdf',
  fileType: 'application/pdf',
  size: 48_210,
}

const letterExample: Output<typeof letters.getLetter> = {
  claimId: partyClaimExample.id,
  defendantId,
  type: 'Individual',
  email: 'dora@defendant.example',
  firstName: 'Dora',
  lastName: 'Defendant',
  companyName: null,
  isCompanyRepresentative: false,
  codeExpiresAt: '2026-02-12T09:00:00.000Z',
  closesAt: '2026-01-13T09:30:00.000Z',
  answer: null,
  files: [],
  hasAccount: false,
  suggestedUsername: 'dora.defendant',
}
const foundClaimExample: SearchAnswer['claims'][number] = {
  id: partyClaimExample.id,
  type: partyClaimExample.type,
  dateOfClaim: partyClaimExample.dateOfClaim,
  value: partyClaimExample.value,
  asked: partyClaimExample.asked,
  currency: 'EUR',
  jurisdiction: partyClaimExample.jurisdiction,
  currentStatus: publicClaimExample.status,
  isDisregarded: false,
  isReached: true,
  ending: null,
  paymentClaimedOn: null,
  hasReply: true,
  isUnproven: true,
  plaintiffName: 'Ada Lovelace',
  defendantNames: ['Dora Defendant'],
  representativeNames: [],
}
const contestedDefendantExample = {
  ...privateDefendantExample,
  takeover: {
    ...privateDefendantExample.takeover,
    state: 'contested' as const,
    contest: { by: 'Plaintiff' as const, until: '2026-02-22T09:00:00.000Z' },
  },
}
const namedTakeoverExample: Output<typeof defendants.getTakeover> = {
  claimNumber: 'c1f0a6f2',
  claimType: partyClaimExample.type,
  plaintiffName: 'Ada Lovelace',
  defendantName: 'Dora Defendant',
  takerName: 'Mallory Smith',
  takenAt: privateDefendantExample.takeover.takenAt,
  state: 'taken',
  isOver: false,
  contestedUntil: null,
}
const accountChangeExample: Output<typeof auth.getAccountChange> = {
  kind: 'address added',
  address: additionalEmail.address,
  username: 'ada.lovelace',
  happenedAt: '2026-01-20T10:02:00.000Z',
  isUndone: false,
  takesProof: false,
}
const feeCodeExample = '4Q7RH-2MVXK-9D3TS-6ZJYC-8NBWF-1'
const feeCodesExample = {
  codes: [
    {
      id: '6b1d3f58-9a2c-4e70-8d4f-5c7e9a0b2d41',
      ...{ handedTo: 'Citizens’ advice in Leeds', share: 50, uses: 20, used: 3 },
      ...{ endsAt: '2026-06-30T12:00:00.000Z', state: 'open' as const },
    },
  ],
}
const broadcastExample = {
  texts: inEachLanguage(() => 'Redress stands still for work on Sunday from 20:00 to 21:00 UTC.'),
  shownFrom: '2026-03-04T08:00:00.000Z',
  shownUntil: '2026-03-08T21:00:00.000Z',
}
const figuresExample = {
  claims: 1,
  answered: 1,
  unreached: 0,
  settled: 0,
  medianDaysToAnswer: 3,
  agreements: 0,
  agreementsKept: 0,
  agreementsNotContradicted: 0,
  unproven: 0,
}
const oneTimeToken = 'w3yXc0mE5n1d4rT8bQ2kLz7uVh9sJf6aPgRoDiNeXtM'
const read = {
  id: '0f8b3f3c-6d0a-4c58-9d8e-7f1d3a2b6c55',
  subject: 'Dora Defendant made an offer on your claim',
  content: 'Dora Defendant proposes to settle the claim for EUR 900.00.',
  createdAt: resolutionExample.createdAt,
  isRead: true,
  claimId: partyClaimExample.id,
  resolutionId: resolutionExample.id,
  notificationType: 'RESOLUTION_PROPOSED',
  toPartyType: 'Plaintiff',
} as const
const person = { firstName: 'Dora', lastName: 'Defendant', email: 'dora@defendant.example', cellPhone: '+43 1 234567' }
const links = [{ url: 'https://www.linkedin.com/company/defendant', type: 'LinkedIn' }] as const

/** One call of every endpoint that takes a body or answers data, as the API's description shows it. */
export const examples: Readonly<Record<string, Example>> = {
  'GET /v1/auth': { data: userExample },
  'POST /v1/auth/login': { body: { username: 'ada.lovelace', password: 'Correct-horse-7' }, data: userExample },
  'POST /v1/auth/register': {
    body: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@plaintiff.example',
      address: '1 St James Square',
      city: 'London',
      country: 'GB',
      identificationId: 'AB123456',
      username: 'ada.lovelace',
      password: 'Correct-horse-7',
      usedReferralCode: '5f0c9a7b3e1d2468',
    },
    data: { username: 'ada.lovelace', email: 'ada@plaintiff.example' },
  },
  'GET /v1/auth/email-confirmations/:token': {
    data: {
      address: 'ada@plaintiff.example',
      username: 'ada',
      firstName: 'Ada',
      lastName: 'Plaintiff',
      takesClaimOver: false,
      claimCount: 1,
    },
  },
  'GET /v1/auth/account-changes/:token': { data: accountChangeExample },
  'POST /v1/auth/account-changes/:token/undo': {
    body: { password: 'Correct-horse-7' },
    data: { ...accountChangeExample, isUndone: true },
  },
  'POST /v1/auth/prove-password': { body: { password: 'Correct-horse-7' }, data: null },
  'POST /v1/auth/login/second-factor': { body: { oneTimeCode: '492 039' }, data: userExample },
  'GET /v1/users/second-factor': { data: { isOn: true, recoveryCodesLeft: 9 } },
  'POST /v1/users/second-factor/secret': {
    data: {
      secret: authenticatorSecret,
      address: `otpauth://totp/Redress:ada?issuer=Redress&secret=${authenticatorSecret}&algorithm=SHA1&digits=6&period=30`,
    },
  },
  'POST /v1/users/second-factor': { body: { authenticatorCode: '492039' }, data: recoveryCodesExample },
  'POST /v1/users/second-factor/recovery-codes': { data: recoveryCodesExample },
  'POST /v1/auth/forgot-password': { body: { email: 'ada@plaintiff.example' }, data: null },
  'POST /v1/auth/reset-forgotten-password': {
    body: { token: oneTimeToken, newPassword: 'Better-horse-8' },
    data: null,
  },
  'GET /v1/auth/defendants/:redeemCode': {
    data: { email: person.email, firstName: 'Dora', lastName: 'Defendant', taxId: null, country: null },
  },

  'PATCH /v1/users': { body: { city: 'London', country: 'GB' }, data: userExample },
  'POST /v1/users/change-password': {
    body: { oldPassword: 'Correct-horse-7', newPassword: 'Better-horse-8' },
    data: null,
  },
  'POST /v1/users/emails': { body: { email: additionalEmail.address }, data: additionalEmail },
  'PATCH /v1/users/emails/:id': { data: emailExample },
  'GET /v1/users/activity': {
    data: {
      events: [
        {
          id: 'b2c7e0a4-5f31-4d0e-9a63-0d1c5f9a7e21',
          kind: 'signed in',
          happenedAt: '2026-03-01T12:00:00.000Z',
          subject: '',
          claimId: null,
          browser: 'Firefox, Windows',
          network: '192.0.2.17',
          isSignedIn: true,
          isThisSession: true,
        },
      ],
      cursor: null,
      sessions: 1,
    },
  },
  'GET /v1/users/data-export': {
    data: {
      archive: {
        requestedAt: '2026-03-01T12:00:00.000Z',
        madeAt: '2026-03-01T12:00:04.000Z',
        size: 18_403_112,
        availableUntil: '2026-03-08T12:00:04.000Z',
      },
      nextAt: '2026-03-02T12:00:00.000Z',
    },
  },
  'POST /v1/users/data-export': {
    data: {
      archive: { requestedAt: '2026-03-01T12:00:00.000Z', madeAt: null, size: null, availableUntil: null },
      nextAt: '2026-03-02T12:00:00.000Z',
    },
  },
  'POST /v1/users/closure': { data: { undoneUntil: '2026-03-04T12:00:00.000Z' } },
  'PATCH /v1/users/emails/email/resend-confirmation-email': { body: { email: additionalEmail.address }, data: null },
  'GET /v1/users/referrals': {
    data: {
      link: 'https://redress.example/auth/register?referrie=5f0c9a7b3e1d2468',
      list: [{ username: 'charles', createdAt: '2026-02-02T10:00:00.000Z', claim: { currentStatus: 'PUBLISHED' } }],
    },
  },
  'GET /v1/users/:id': {
    data: {
      id: userExample.id,
      username: userExample.username,
      firstName: userExample.firstName,
      country: userExample.country,
      memberSince: '2026-01-05T09:30:00.000Z',
      claimCount: 1,
      claims: [foundClaimExample],
      next: null,
    },
  },
  'GET /v1/wallets': { data: walletsExample },
  'POST /v1/wallets': {
    body: { wallets: [{ address: walletExample.address }] },
    data: walletsExample,
  },

  'GET /v1/claims': {
    data: {
      myClaims: [listItemExample],
      myClaimsPending: [],
      myClaimsUnresolved: [listItemExample],
      accusedClaims: [],
      next: { myClaims: null, myClaimsPending: null, myClaimsUnresolved: null, accusedClaims: null },
      myClaimsCount: 1,
      myClaimsPendingCount: 0,
      myClaimsUnresolvedCount: 1,
      accusedClaimsCount: 0,
      totalDisputedCount: 0,
      totalUnresolvedCount: 1,
      totalPendingCount: 0,
      totalActiveCount: 1,
      unresolvedClaimsLimit: 5,
      waiting: {
        yours: { count: 0, claims: [] },
        theirs: { count: 1, claims: [{ party: 'Plaintiff', claim: listItemExample }] },
      },
      closureObstacles: { count: 0, claims: [] },
      changesAt: listItemExample.noticePeriodEndsAt,
    },
  },
  'GET /v1/claims/lists/:list': {
    data: {
      claims: [listItemExample],
      all: 21,
      total: 21,
      first: 21,
      previous: { after: null },
      next: null,
      statuses: ['PUBLISHED'],
      turns: ['theirs'],
      changesAt: listItemExample.noticePeriodEndsAt,
    },
  },
  'POST /v1/claims': { data: partyClaimExample },
  'GET /v1/claims/:id': { data: publicClaimExample },
  'PATCH /v1/claims/:id': {
    body: { type: 'Professional Malpractice', dateOfClaim: '2026-01-12', value: 1200.5, currency: 'EUR' },
    data: partyClaimExample,
  },
  'PATCH /v1/claims/:id/amend': { body: { value: 1500 }, data: partyClaimExample },
  'POST /v1/claims/:id/submit': {
    data: { ...waiting, payments: [submissionPaymentExample], paymentLink: submissionPaymentExample.link },
  },
  'POST /v1/claims/:id/take-back': { data: { ...partyClaimExample, status: 'PENDING', currentStatus: 'PENDING' } },
  'POST /v1/claims/:id/dispute': {
    body: { disputeReason: 'Not Factual', disputeExplanation: 'The work was delivered on 3 January and accepted.' },
    data: partyClaimExample,
  },
  'POST /v1/claims/:id/propose-resolution': {
    body: { winningParty: 'Plaintiff', costOwner: 'Defendant', value: 900, ...paidInParts },
    data: { ...proposedExample, resolutions: [{ ...resolutionExample, ...paidInParts }] },
  },
  'POST /v1/claims/:id/accept-resolution': {
    body: {
      resolutionId: resolutionExample.id,
      signature: { address: walletExample.address, signature: `${'mQ7u'.repeat(21)}mQ==` },
    },
    data: proposedExample,
  },
  'POST /v1/claims/:id/reject-resolution': { body: { resolutionId: resolutionExample.id }, data: proposedExample },
  'POST /v1/claims/:id/counter-resolution': {
    body: {
      ...{ winningParty: 'Plaintiff', costOwner: 'Defendant', value: 900, validForDays: 7 },
      resolutionId: resolutionExample.id,
    },
    data: proposedExample,
  },
  'POST /v1/claims/:id/withdraw-resolution': {
    body: { resolutionId: resolutionExample.id },
    data: { ...partyClaimExample, resolutions: [{ ...resolutionExample, resolutionStatus: 'WITHDRAWN' }] },
  },
  'POST /v1/claims/:id/sums': {
    body: { position: 0, said: 'paid', paidOn: '2026-03-19', text: 'Paid from my account in Graz.' },
    data: settledClaimExample,
  },
  'PATCH /v1/claims/:id/payment-details': {
    body: { holder: 'Ada Lovelace', iban: 'AT61 1904 3002 3457 3201', words: '' },
    data: { ...settledClaimExample, isPublic: false },
  },
  'POST /v1/claims/:id/bidding': {
    body: { costOwner: 'Defendant' },
    data: { ...biddingClaimExample, bidding: { ...biddingExample, state: 'asked' } },
  },
  'POST /v1/claims/:id/bidding/agree': { body: { costOwner: 'Defendant' }, data: biddingClaimExample },
  'POST /v1/claims/:id/bidding/bids': {
    body: { round: 1, value: 1_800 },
    data: { ...biddingClaimExample, bidding: { ...biddingExample, isOwnGiven: true } },
  },
  'POST /v1/claims/:id/bidding/middle': {
    data: { ...biddingClaimExample, bidding: { ...biddingExample, state: 'middle', round: 3, isOwnGiven: true } },
  },
  'POST /v1/claims/:id/bidding/end': {
    data: { ...biddingClaimExample, bidding: { ...biddingExample, state: 'ended', ending: 'left' } },
  },
  'POST /v1/claims/:id/end-agreement': {
    body: { resolutionId: resolutionExample.id },
    data: {
      ...partyClaimExample,
      resolutions: [{ ...resolutionExample, resolutionStatus: 'LAPSED', isFeeOverdue: true }],
    },
  },
  'POST /v1/claims/:id/settle-elsewhere': {
    body: { status: 'PUBLISHED' },
    data: { ...partyClaimExample, status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF', ending: 'settled elsewhere' },
  },
  'POST /v1/claims/:id/withdraw': {
    body: { status: 'PUBLISHED' },
    data: { ...partyClaimExample, status: 'RESOLVED_IN_FAVOUR_OF_DEFENDANT', ending: 'withdrawn' },
  },
  'POST /v1/claims/:id/resolve': { body: { status: 'PUBLISHED', value: 1_200 }, data: proposedExample },
  'POST /v1/claims/:id/extend': {
    data: { ...partyClaimExample, extendedAt: '2026-01-25T09:00:00.000Z', extensionEndsAt: null },
  },
  'GET /v1/actions/claims/:claimId': { data: [historyExample] },

  'POST /v1/claims/:claimId/defendants/company': {
    body: {
      taxId: 'ATU12345678',
      country: 'AT',
      email: 'office@defendant.example',
      legalName: 'Defendant GmbH',
      website: 'https://defendant.example',
      cellPhone: '+43 1 234567',
      socialMediaLinks: [...links],
      wallets: [{ address: walletExample.address }],
    },
    data: {
      ...privateDefendantExample,
      type: 'Company',
      legalName: 'Defendant GmbH',
      firstName: null,
      lastName: null,
      email: 'office@defendant.example',
      taxId: 'ATU12345678',
      country: 'AT',
      website: 'https://defendant.example',
    },
  },
  'POST /v1/claims/:claimId/defendants/individual': { body: person, data: privateDefendantExample },
  'POST /v1/claims/:claimId/defendants/company/:companyId': {
    body: { ...person, companyPosition: 'Managing director' },
    data: {
      ...privateDefendantExample,
      isCompanyRepresentative: true,
      companyId: '5b1d8f0a-3c55-4a0e-b6c4-20a1f3b0c9d7',
      companyName: 'Defendant GmbH',
      companyPosition: 'Managing director',
    },
  },
  'GET /v1/claims/defendants/:id': { data: privateDefendantExample },
  'POST /v1/claims/takeover/:code': { data: takenClaimExample },
  'GET /v1/claims/offered': {
    data: [
      {
        defendantId,
        plaintiffName: 'Ada Lovelace',
        asked: 1200.5,
        currency: 'EUR',
        dateOfClaim: '2026-01-12',
        noticePeriodEndsAt: '2026-02-02T09:30:00.000Z',
        isResolved: false,
        isRestricted: false,
        type: 'Individual',
        companyName: null,
        isCompanyRepresentative: false,
      },
    ],
  },
  'POST /v1/claims/defendants/:id/takeover': { data: takenClaimExample },
  'PATCH /v1/claims/:id/showing': {
    body: { agrees: true },
    data: {
      ...partyClaimExample,
      status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
      currentStatus: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
      isPublic: false,
      replies: [],
      resolvedAt: '2026-01-30T12:00:00.000Z',
      earlySettlement: {
        shownAt: null,
        sides: [
          { party: 'Plaintiff', name: 'Ada Lovelace', isThere: true, isYou: true, hasAgreed: true },
          { party: 'Defendant', name: 'Dora Defendant', isThere: true, isYou: false, hasAgreed: false },
        ],
      },
    },
  },
  'PATCH /v1/claims/:claimId/defendants/:defendantId/address': {
    body: { email: 'dora@defendant.example' },
    data: partyClaimExample,
  },
  'POST /v1/claims/:claimId/defendants/:defendantId/letter': { data: partyClaimExample },
  'POST /v1/claims/:claimId/defendants/:defendantId/contest': {
    data: { ...partyClaimExample, defendants: [contestedDefendantExample] },
  },
  'GET /v1/takeovers/:token': { data: namedTakeoverExample },
  'POST /v1/takeovers/:token/contest': {
    data: { ...namedTakeoverExample, state: 'contested', contestedUntil: '2026-02-22T09:00:00.000Z' },
  },

  'POST /v1/claims/:claimId/documents/urls': {
    body: { url: linkExample.url, urlDescription: linkExample.urlDescription },
    data: { files: [linkExample] },
  },
  'PATCH /v1/claims/:claimId/documents/:documentId': {
    body: { caption: 'Page 3 has the price that we agreed on' },
    data: null,
  },
  'POST /v1/claims/:claimId/documents/files': { data: { files: [fileExample, linkExample] } },

  'GET /v1/claims/:id/messages': {
    data: {
      messages: [messageExample, paymentStatementExample],
      messageCount: 2,
      newCount: 0,
      next: null,
      unsentFiles: [],
    },
  },
  'POST /v1/claims/:id/messages': { body: { text: messageExample.text }, data: messageExample },
  'POST /v1/claims/:id/payment-statements': {
    body: {
      paidOn: paymentStatementExample.payment.on,
      paidValue: paymentStatementExample.payment.paid,
      text: paymentStatementExample.text,
      fileIds: [proofExample.id],
    },
    data: paymentStatementExample,
  },
  'PATCH /v1/claims/:id/messages': {
    body: { readUpTo: messageExample.id },
    data: { messages: [messageExample], messageCount: 1, newCount: 0, next: null, unsentFiles: [] },
  },
  'POST /v1/claims/:id/messages/files': { data: { files: [proofExample] } },

  'GET /v1/notifications': {
    data: { notifications: [{ ...read, isRead: false }], totalCount: 1, totalUnreadCount: 1, next: null },
  },
  'PATCH /v1/notifications/:id': { data: read },
  'PATCH /v1/notifications': {
    data: { notifications: [read], totalCount: 1, totalUnreadCount: 0, next: null },
  },

  'GET /v1/claims/:claimId/payments': { data: { payments: [submissionPaymentExample] } },
  'GET /v1/payments/:publicId': { data: publicPaymentExample },
  'POST /v1/payments/:publicId/code': {
    body: { feeCode: feeCodeExample },
    data: { ...publicPaymentExample, fee: 5, relief: 5 },
  },
  'GET /v1/agreements/:sha512': {
    data: {
      claimNumber: '3f2a9c1e',
      agreedAt: '2026-05-03T09:30:00.000Z',
      endedAt: null,
      anchors: [
        {
          transaction: '4kq8Z1n2d4F6h8J9k1M3n5P7q9R2s4T6u8V1w3X5y7Z9a2b4C6d8E1f3G5h7J9k2L4m6N8p1Q3r5S7t9U2v4W6x8',
          at: '2026-05-04T08:00:00.000Z',
        },
      ],
    },
  },

  'POST /v1/claims/:id/reports': {
    body: {
      reason: 'private data',
      text: 'The reply names my home address.',
      replyId: replyExample.id,
      email: 'eve@reader.example',
    },
    data: { number: '3d5f7b9c' },
  },
  'POST /v1/claims/:id/disowned-words': {
    body: { replyId: replyExample.id, email: 'dora@defendant.example' },
    data: null,
  },
  'POST /v1/disowned-words/:token': {
    body: { explanation: 'Nobody of us has written this.' },
    data: { claimId: partyClaimExample.id, number: '3d5f7b9c' },
  },
  'GET /v1/operator/cases': {
    data: {
      waiting: [
        {
          claimId: publicClaimExample.id,
          plaintiffName: 'Ada Lovelace',
          defendantNames: ['Brückner Bau GmbH'],
          asked: 2450,
          currency: 'EUR',
          reports: 2,
          grounds: ['private data'],
          objections: 0,
          isRestricted: false,
          since: '2026-03-01T09:00:00.000Z',
        },
      ],
      waitingCount: 1,
      restricted: [],
      restrictedCount: 0,
      accountObjections: 1,
    },
  },
  'GET /v1/operator/cases/:id': { data: openCaseExample },
  'POST /v1/operator/reports/:id/decision': {
    body: { decision: 'restricted', ground: 'private data', explanation: restriction.reason },
    data: decidedCaseExample,
  },
  'POST /v1/operator/restrictions/:id/decision': {
    body: { outcome: 'restored', explanation: 'It is the address of the shop.' },
    data: {
      ...decidedCaseExample,
      isRestricted: false,
      decisions: decidedCaseExample.decisions.map(decision => ({
        ...decision,
        mayDecide: false,
        outcome: 'restored' as const,
        outcomeReason: 'It is the address of the shop.',
        outcomeAt: '2026-03-04T09:00:00.000Z',
      })),
    },
  },
  'POST /v1/claims/:id/objections': {
    body: { decisionId: restriction.id, text: restriction.objection.text },
    data: restrictedClaimExample,
  },
  'POST /v1/users/suspension/objection': {
    body: { text: objectedSuspensionExample.objection.text },
    data: { ...userExample, suspension: objectedSuspensionExample },
  },
  'GET /v1/operator/accounts': {
    data: {
      accounts: [
        {
          ...{ username: 'ada', scope: 'filing', ground: 'untrue claims' },
          ...{ suspendedAt: suspensionExample.suspendedAt, isObjectionOpen: true },
        },
      ],
      count: 1,
    },
  },
  'GET /v1/operator/account-search': {
    data: { accounts: [{ username: 'ada', name: 'Ada Lovelace', isClosed: false }], hasMore: false },
  },
  'GET /v1/operator/accounts/:username': {
    data: { ...suspendedAccountExample, suspensions: [] },
  },
  'POST /v1/operator/accounts/:username/suspensions': {
    body: { scope: 'filing', ground: 'untrue claims', explanation: suspensionExample.reason },
    data: suspendedAccountExample,
  },
  'POST /v1/operator/suspensions/:id/decision': {
    body: { suspensionOutcome: 'lifted', explanation: 'They were there.' },
    data: {
      ...suspendedAccountExample,
      suspensions: [
        {
          ...objectedSuspensionExample,
          ...{ outcome: 'lifted', outcomeReason: 'They were there.', outcomeAt: '2026-03-04T09:00:00.000Z' },
          ...{ suspendedBy: 'olga', isObjectionOpen: false, mayDecide: false },
        },
      ],
    },
  },
  'GET /v1/operator/records': {
    data: {
      suggestions: [
        {
          alikeIn: 'website',
          value: 'bauhof.example',
          records: [
            companyRecordExample,
            { ...companyRecordExample, id: '9b1d2c3e-52a7-4f0a-8c11-7d6e5f4a3b2c', names: ['Brückner Holding AG'] },
          ],
        },
      ],
      count: 1,
      mayArrange: true,
    },
  },
  'GET /v1/operator/record-search': { data: { records: [companyRecordExample], hasMore: false } },
  'GET /v1/operator/records/:id': {
    data: {
      record: companyRecordExample,
      companies: [
        {
          id: companyRecordExample.id,
          claimId: publicClaimExample.id,
          claimNumber: '3f2a9c1e',
          name: 'Brückner Bau GmbH',
          country: 'DE',
          website: 'https://bauhof.example',
          isUnproven: false,
        },
      ],
      mayArrange: true,
      isParty: false,
    },
  },
  'POST /v1/operator/records/decisions': {
    body: {
      act: 'merged',
      companyIds: [companyRecordExample.id, '9b1d2c3e-52a7-4f0a-8c11-7d6e5f4a3b2c'],
      explanation: 'The register names both as one company.',
    },
    data: null,
  },
  'GET /v1/transparency': {
    data: {
      decisions: [
        {
          day: '2026-03-02',
          kind: 'restricted',
          ground: 'private data',
          isOfWords: false,
          daysTaken: 1,
          isObjected: true,
          outcome: 'restored',
          outcomeDay: '2026-03-04',
        },
      ],
      suspensions: [
        {
          day: '2026-03-02',
          scope: 'filing',
          ground: 'untrue claims',
          isObjected: true,
          outcome: 'lifted',
          outcomeDay: '2026-03-04',
        },
      ],
      recordActs: [{ day: '2026-03-03', act: 'merged' }],
      months: [
        {
          month: '2026-03',
          restricted: 1,
          redacted: 0,
          refused: 0,
          objections: 1,
          restored: 1,
          medianDays: 1,
          records: 1,
          suspensions: 1,
        },
      ],
    },
  },
  'GET /v1/operator/health': {
    data: {
      version: '1.4.0',
      migration: '001 baseline',
      parts: [
        { part: 'database', state: 'works', says: null },
        { part: 'queue', state: 'works', says: null },
        { part: 'mail', state: 'fails', says: 'connect ECONNREFUSED 192.0.2.7:25' },
        { part: 'chain', state: 'works', says: null },
        { part: 'storage', state: 'works', says: null },
        { part: 'scanner', state: 'not used', says: null },
      ],
      connections: { used: 16, allowed: 97 },
      jobs: { waiting: 3, oldestSeconds: 42, failed: 1 },
      overdueDeadlines: 0,
      disks: [{ holds: 'documents', freeBytes: 21_474_836_480, sizeBytes: 53_687_091_200 }],
      backups: { writtenSeconds: 32_400, restoredSeconds: 205_200 },
    },
  },
  'GET /v1/operator/figures': {
    data: {
      mayReadReports: true,
      months: [
        {
          month: '2026-03',
          filed: 12,
          inNoticePeriod: 3,
          published: 2,
          negotiated: 2,
          withdrawn: 1,
          settled: 4,
          settledBeforePublication: 2,
          lettersSent: 14,
          lettersAccepted: 13,
          lettersRefused: 1,
          lettersOpened: 10,
          lettersAnswered: 8,
          medianDaysToAnswer: 3.5,
          agreements: 3,
          agreementsInInstalments: 1,
          agreementsOverdue: 0,
          agreementsKept: 2,
          agreementsNotContradicted: 0,
          agreementsKeptOnTime: 2,
          fees: [{ currency: 'EUR', amount: 310.5 }],
        },
      ],
    },
  },
  'GET /v1/operator/work': { data: waitingWorkExample },
  'GET /v1/operator/jobs/:id': {
    data: { reason: 'connect ECONNREFUSED 192.0.2.7:25', data: `{"defendantId":"${defendantId}"}` },
  },
  'GET /v1/operator/letters/:id': {
    data: {
      claimId: publicClaimExample.id,
      defendantName: 'Dora Defendant',
      email: 'dora@defendant.example',
      refusal: '550 user unknown',
    },
  },
  'POST /v1/operator/jobs/handling': {
    body: { jobIds: [failedJobExample.id], handling: 'again', explanation: 'The mail server is back.' },
    data: { ...waitingWorkExample, mails: nothingWaits },
  },
  'POST /v1/operator/letters/:id/address': {
    body: { email: 'office@defendant.example', explanation: 'The plaintiff wrote to us.' },
    data: { ...waitingWorkExample, letters: nothingWaits },
  },
  'POST /v1/operator/transfers/:id/application': {
    body: { paymentId: creditablePaymentExample.id, explanation: 'She sent it without the reference.' },
    data: { ...waitingWorkExample, transfers: nothingWaits, payments: [] },
  },
  'POST /v1/operator/transfers/:id/return': {
    body: { transaction: '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnb', explanation: 'Nobody knows what it was for.' },
    data: { ...waitingWorkExample, transfers: nothingWaits },
  },
  'POST /v1/operator/agreements/:id/end': {
    body: { explanation: 'The fee was not paid for a month.' },
    data: { ...waitingWorkExample, agreements: nothingWaits },
  },
  'POST /v1/claims/:claimId/defendants/:defendantId/reply': {
    body: { text: replyExample.text },
    data: partyClaimExample,
  },
  'POST /v1/claims/:claimId/replies/:replyId/answer': {
    body: { text: replyExample.answer.text },
    data: partyClaimExample,
  },

  'GET /v1/claims/defendants/:id/record': {
    data: {
      id: defendantId,
      type: 'individual',
      name: 'Dora Defendant',
      otherNames: ['Theodora Defendant'],
      figures: figuresExample,
      claims: [{ ...foundClaimExample, replies: [replyExample], outcome: null }],
      next: null,
    },
  },
  'GET /v1/search': {
    data: {
      claims: [foundClaimExample],
      defendants: [
        {
          id: defendantId,
          type: 'individual',
          name: 'Dora Defendant',
          country: null,
          companyName: null,
          companyPosition: null,
          figures: figuresExample,
        },
      ],
      totals: { claims: 1, companies: 0, people: 1 },
      cursor: null,
    },
  },

  'POST /v1/letters/open': {
    body: { code: '4JY8M-Q0TZ3-9VWXR-6KBND-5HSPF-C', claimNumber: partyClaimExample.id.slice(0, 8) },
    data: { claimId: partyClaimExample.id, isYours: false },
  },
  'POST /v1/letters/request': { body: { email: 'dora@defendant.example' }, data: null },
  'GET /v1/letters/current': { data: letterExample },
  'PATCH /v1/letters/current/answer': {
    body: { kind: 'dispute', disputeReason: 'Not Factual', disputeExplanation: 'The work was delivered.' },
    data: {
      ...letterExample,
      answer: { kind: 'dispute', disputeReason: 'Not Factual', disputeExplanation: 'The work was delivered.' },
    },
  },
  'DELETE /v1/letters/current/answer': { data: letterExample },
  'POST /v1/letters/current/files': {
    data: {
      ...letterExample,
      answer: { kind: 'already paid', paidOn: '2026-01-12', paidValue: 900, text: 'By bank transfer.' },
      files: [answerFileExample],
    },
  },
  'DELETE /v1/letters/current/files/:fileId': { data: letterExample },
  'POST /v1/letters/current/accounts': {
    body: { username: 'dora', password: 'Correct-horse-7' },
    data: takenClaimExample,
  },
  'POST /v1/letters/current/takeover': { data: takenClaimExample },
  'GET /v1/configuration': {
    data: {
      cluster: 'devnet',
      rpcUrl: 'https://api.devnet.solana.com',
      submissionFee: 10,
      freeClaims: 0,
      disputeFee: 10,
      solPrices: { EUR: 150, USD: 150 },
      noticePeriod: 'P15D',
      offerPeriod: 'P14D',
      unresolvedClaimsLimit: 5,
      operator: {
        name: 'Redress e.V.',
        address: 'Example Street 1, 10115 Berlin, Germany',
        email: 'office@redress.example',
      },
      hasBankAccount: false,
      isGoogleSignInEnabled: true,
    },
  },
  'GET /v1/operator/settings': {
    data: {
      mayReadReports: true,
      mayBroadcast: true,
      mayHandOutFeeCodes: true,
      settings: [
        {
          name: 'PUBLIC_URL',
          group: 'server',
          value: 'https://redress.example',
          source: 'environment',
          isSecret: false,
        },
        { name: 'NOTICE_PERIOD', group: 'claims', value: 'P15D', source: 'default', isSecret: false },
        { name: 'SMTP_URL', group: 'mail', value: 'mail.redress.example:465', source: 'environment', isSecret: true },
        { name: 'DATABASE_READ_URL', group: 'server', value: null, source: 'none', isSecret: true },
      ],
      broadcast: null,
    },
  },
  'GET /v1/operator/fee-codes': { data: feeCodesExample },
  'POST /v1/operator/fee-codes': {
    body: {
      ...{ handedTo: 'Citizens’ advice in Leeds', share: 50, uses: 20, days: 90 },
      explanation: 'They asked for twenty.',
    },
    data: { code: feeCodeExample, ...feeCodesExample },
  },
  'POST /v1/operator/fee-codes/:id/end': {
    body: { explanation: 'It was printed in a newspaper.' },
    data: { codes: feeCodesExample.codes.map(code => ({ ...code, state: 'ended' as const })) },
  },
  'POST /v1/operator/broadcast': {
    body: { ...broadcastExample, explanation: 'The database gets a new version.' },
    data: {
      mayReadReports: true,
      mayBroadcast: true,
      mayHandOutFeeCodes: true,
      settings: [],
      broadcast: broadcastExample,
    },
  },
  'POST /v1/operator/broadcast/end': {
    body: { explanation: 'The work is done.' },
    data: { mayReadReports: false, mayBroadcast: true, mayHandOutFeeCodes: true, settings: [], broadcast: null },
  },
} satisfies { readonly [Definition in WithExample<Endpoint> as NameOf<Definition>]: ExampleOf<Definition> }

/** The data that several calls answer, each with the name of that answer in the API's description. */
export const sharedAnswers: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [null, 'Nothing'],
  [userExample, 'User'],
  [partyClaimExample, 'PartyClaim'],
  [proposedExample, 'ProposedResolution'],
  [takenClaimExample, 'TakenClaim'],
  [letterExample, 'OpenedLetter'],
  [privateDefendantExample, 'Defendant'],
  [walletsExample, 'Wallets'],
  [recoveryCodesExample, 'RecoveryCodes'],
])
