import * as accountClosure from './account-closure.ts'
import * as activity from './activity.ts'
import * as agreements from './agreements.ts'
import * as auth from './auth.ts'
import * as bidding from './bidding.ts'
import * as claims from './claims.ts'
import * as companyRecords from './company-records.ts'
import * as configuration from './configuration.ts'
import * as dataExport from './data-export.ts'
import * as defendants from './defendants.ts'
import * as documents from './documents.ts'
import type { EndpointDefinition, GivenInput, Output } from './endpoint.ts'
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
import * as figures from './figures.ts'
import * as letters from './letters.ts'
import * as messages from './messages.ts'
import * as moderation from './moderation.ts'
import * as notifications from './notifications.ts'
import * as payments from './payments.ts'
import * as profile from './profile.ts'
import * as record from './record.ts'
import * as replies from './replies.ts'
import * as reports from './reports.ts'
import * as search from './search.ts'
import * as secondFactor from './second-factor.ts'
import type { OwnSuspension } from './suspension-views.ts'
import * as suspensions from './suspensions.ts'
import * as work from './work.ts'

/** What travels when an endpoint is called: the body where it takes one, and the `data` of its success. */
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

type SearchAnswer = Output<typeof search.search>

const example = <Definition extends EndpointDefinition>(
  endpoint: Definition,
  given: ExampleOf<Definition>,
): [EndpointDefinition, Example] => [endpoint, given]

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
  figures: { claims: 3, answered: 2, settled: 1, medianDaysToAnswer: 6, agreements: 0, agreementsKept: 0 },
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
  transfers: {
    count: 1,
    oldestAt: '2026-03-01T10:00:00.000Z',
    entries: [
      {
        id: 'b7e5d3c1-9a8f-4d6b-8e2c-1f3a5b7d9c10',
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
  currency: 'EUR',
  jurisdiction: partyClaimExample.jurisdiction,
  currentStatus: publicClaimExample.status,
  isDisregarded: false,
  ending: null,
  paymentClaimedOn: null,
  hasReply: true,
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
const broadcastExample = {
  texts: {
    en: 'Redress stands still for work on Sunday from 20:00 to 21:00 UTC.',
    de: 'Am Sonntag steht Redress von 20:00 bis 21:00 Uhr UTC für Arbeiten still.',
  },
  shownFrom: '2026-03-04T08:00:00.000Z',
  shownUntil: '2026-03-08T21:00:00.000Z',
}
const figuresExample = { claims: 1, answered: 1, settled: 0, medianDaysToAnswer: 3, agreements: 0, agreementsKept: 0 }
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
export const examples: ReadonlyMap<EndpointDefinition, Example> = new Map([
  example(auth.getSession, { data: userExample }),
  example(auth.login, { body: { username: 'ada.lovelace', password: 'Correct-horse-7' }, data: userExample }),
  example(auth.register, {
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
  }),
  example(auth.getEmailConfirmation, {
    data: {
      address: 'ada@plaintiff.example',
      username: 'ada',
      firstName: 'Ada',
      lastName: 'Plaintiff',
      takesClaimOver: false,
      claimCount: 1,
    },
  }),
  example(auth.getAccountChange, { data: accountChangeExample }),
  example(auth.undoAccountChange, {
    body: { password: 'Correct-horse-7' },
    data: { ...accountChangeExample, isUndone: true },
  }),
  example(auth.provePassword, { body: { password: 'Correct-horse-7' }, data: null }),
  example(secondFactor.finishLogin, { body: { oneTimeCode: '492 039' }, data: userExample }),
  example(secondFactor.getSecondFactor, { data: { isOn: true, recoveryCodesLeft: 9 } }),
  example(secondFactor.offerSecondFactor, {
    data: {
      secret: authenticatorSecret,
      address: `otpauth://totp/Redress:ada?issuer=Redress&secret=${authenticatorSecret}&algorithm=SHA1&digits=6&period=30`,
    },
  }),
  example(secondFactor.switchSecondFactorOn, { body: { authenticatorCode: '492039' }, data: recoveryCodesExample }),
  example(secondFactor.renewRecoveryCodes, { data: recoveryCodesExample }),
  example(auth.forgotPassword, { body: { email: 'ada@plaintiff.example' }, data: null }),
  example(auth.resetForgottenPassword, { body: { token: oneTimeToken, newPassword: 'Better-horse-8' }, data: null }),
  example(auth.getInvitedDefendant, {
    data: { email: person.email, firstName: 'Dora', lastName: 'Defendant', taxId: null, country: null },
  }),

  example(profile.updateUser, { body: { city: 'London', country: 'GB' }, data: userExample }),
  example(profile.changePassword, {
    body: { oldPassword: 'Correct-horse-7', newPassword: 'Better-horse-8' },
    data: null,
  }),
  example(profile.addEmail, { body: { email: additionalEmail.address }, data: additionalEmail }),
  example(profile.makeEmailPrimary, { data: emailExample }),
  example(activity.getActivity, {
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
  }),
  example(dataExport.getDataExport, {
    data: {
      archive: {
        requestedAt: '2026-03-01T12:00:00.000Z',
        madeAt: '2026-03-01T12:00:04.000Z',
        size: 18_403_112,
        availableUntil: '2026-03-08T12:00:04.000Z',
      },
      nextAt: '2026-03-02T12:00:00.000Z',
    },
  }),
  example(dataExport.requestDataExport, {
    data: {
      archive: { requestedAt: '2026-03-01T12:00:00.000Z', madeAt: null, size: null, availableUntil: null },
      nextAt: '2026-03-02T12:00:00.000Z',
    },
  }),
  example(accountClosure.closeAccount, { data: { undoneUntil: '2026-03-04T12:00:00.000Z' } }),
  example(profile.resendAdditionalEmail, { body: { email: additionalEmail.address }, data: null }),
  example(profile.getReferrals, {
    data: {
      link: 'https://redress.example/auth/register?referrie=5f0c9a7b3e1d2468',
      list: [{ username: 'charles', createdAt: '2026-02-02T10:00:00.000Z', claim: { currentStatus: 'PUBLISHED' } }],
    },
  }),
  example(profile.getUser, {
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
  }),
  example(profile.getWallets, { data: walletsExample }),
  example(profile.setWallets, {
    body: { wallets: [{ address: walletExample.address }] },
    data: walletsExample,
  }),

  example(claims.getClaims, {
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
  }),
  example(claims.getClaimList, {
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
  }),
  example(claims.createClaim, { data: partyClaimExample }),
  example(claims.getClaim, { data: publicClaimExample }),
  example(claims.updateClaim, {
    body: { type: 'Professional Malpractice', dateOfClaim: '2026-01-12', value: 1200.5, currency: 'EUR' },
    data: partyClaimExample,
  }),
  example(claims.amendClaim, { body: { value: 1500 }, data: partyClaimExample }),
  example(claims.submitClaim, {
    data: { ...waiting, payments: [submissionPaymentExample], paymentLink: submissionPaymentExample.link },
  }),
  example(claims.takeBackClaim, { data: { ...partyClaimExample, status: 'PENDING', currentStatus: 'PENDING' } }),
  example(claims.disputeClaim, {
    body: { disputeReason: 'Not Factual', disputeExplanation: 'The work was delivered on 3 January and accepted.' },
    data: partyClaimExample,
  }),
  example(claims.proposeResolution, {
    body: { winningParty: 'Plaintiff', costOwner: 'Defendant', value: 900, ...paidInParts },
    data: { ...proposedExample, resolutions: [{ ...resolutionExample, ...paidInParts }] },
  }),
  example(claims.acceptResolution, {
    body: { signature: { address: walletExample.address, signature: `${'mQ7u'.repeat(21)}mQ==` } },
    data: proposedExample,
  }),
  example(claims.rejectResolution, { data: proposedExample }),
  example(claims.counterResolution, {
    body: { winningParty: 'Plaintiff', costOwner: 'Defendant', value: 900, validForDays: 7 },
    data: proposedExample,
  }),
  example(claims.withdrawResolution, {
    data: { ...partyClaimExample, resolutions: [{ ...resolutionExample, resolutionStatus: 'WITHDRAWN' }] },
  }),
  example(claims.stateSum, {
    body: { position: 0, said: 'paid', paidOn: '2026-03-19', text: 'Paid from my account in Graz.' },
    data: settledClaimExample,
  }),
  example(claims.statePaymentDetails, {
    body: { holder: 'Ada Lovelace', iban: 'AT61 1904 3002 3457 3201', words: '' },
    data: { ...settledClaimExample, isPublic: false },
  }),
  example(bidding.askForBids, {
    body: { costOwner: 'Defendant' },
    data: { ...biddingClaimExample, bidding: { ...biddingExample, state: 'asked' } },
  }),
  example(bidding.agreeToBids, { body: { costOwner: 'Defendant' }, data: biddingClaimExample }),
  example(bidding.giveBid, {
    body: { round: 1, value: 1_800 },
    data: { ...biddingClaimExample, bidding: { ...biddingExample, isOwnGiven: true } },
  }),
  example(bidding.agreeToMiddle, {
    data: { ...biddingClaimExample, bidding: { ...biddingExample, state: 'middle', round: 3, isOwnGiven: true } },
  }),
  example(bidding.endBidding, {
    data: { ...biddingClaimExample, bidding: { ...biddingExample, state: 'ended', ending: 'left' } },
  }),
  example(claims.endAgreement, {
    data: {
      ...partyClaimExample,
      resolutions: [{ ...resolutionExample, resolutionStatus: 'LAPSED', isFeeOverdue: true }],
    },
  }),
  example(claims.settleElsewhere, {
    data: { ...partyClaimExample, status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF', ending: 'settled elsewhere' },
  }),
  example(claims.withdrawClaim, {
    data: { ...partyClaimExample, status: 'RESOLVED_IN_FAVOUR_OF_DEFENDANT', ending: 'withdrawn' },
  }),
  example(claims.resolveClaim, { data: proposedExample }),
  example(claims.extendNoticePeriod, {
    data: { ...partyClaimExample, extendedAt: '2026-01-25T09:00:00.000Z', extensionEndsAt: null },
  }),
  example(claims.getHistory, { data: [historyExample] }),

  example(defendants.upsertCompany, {
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
  }),
  example(defendants.upsertIndividual, { body: person, data: privateDefendantExample }),
  example(defendants.upsertRepresentative, {
    body: { ...person, companyPosition: 'Managing director' },
    data: {
      ...privateDefendantExample,
      isCompanyRepresentative: true,
      companyId: '5b1d8f0a-3c55-4a0e-b6c4-20a1f3b0c9d7',
      companyName: 'Defendant GmbH',
      companyPosition: 'Managing director',
    },
  }),
  example(defendants.getDefendant, { data: privateDefendantExample }),
  example(defendants.takeOverClaim, { data: takenClaimExample }),
  example(defendants.getOfferedClaims, {
    data: [
      {
        defendantId,
        plaintiffName: 'Ada Lovelace',
        value: 1200.5,
        currency: 'EUR',
        dateOfClaim: '2026-01-12',
        noticePeriodEndsAt: '2026-02-02T09:30:00.000Z',
        isResolved: false,
        type: 'Individual',
        companyName: null,
        isCompanyRepresentative: false,
      },
    ],
  }),
  example(defendants.takeOverOfferedClaim, { data: takenClaimExample }),
  example(claims.agreeToShow, {
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
  }),
  example(claims.correctAddress, { body: { email: 'dora@defendant.example' }, data: partyClaimExample }),
  example(claims.sendLetterAgain, { data: partyClaimExample }),
  example(claims.contestTakeover, { data: { ...partyClaimExample, defendants: [contestedDefendantExample] } }),
  example(defendants.getTakeover, { data: namedTakeoverExample }),
  example(defendants.contestTakeoverByLink, {
    data: { ...namedTakeoverExample, state: 'contested', contestedUntil: '2026-02-22T09:00:00.000Z' },
  }),

  example(documents.addDocumentUrl, {
    body: { url: linkExample.url, urlDescription: linkExample.urlDescription },
    data: { files: [linkExample] },
  }),
  example(documents.describeDocument, { body: { caption: 'Page 3 has the price that we agreed on' }, data: null }),
  example(documents.addDocumentFile, { data: { files: [fileExample, linkExample] } }),

  example(messages.getMessages, {
    data: {
      messages: [messageExample, paymentStatementExample],
      messageCount: 2,
      newCount: 0,
      next: null,
      unsentFiles: [],
    },
  }),
  example(messages.writeMessage, { body: { text: messageExample.text }, data: messageExample }),
  example(messages.statePayment, {
    body: {
      paidOn: paymentStatementExample.payment.on,
      paidValue: paymentStatementExample.payment.value,
      text: paymentStatementExample.text,
      fileIds: [proofExample.id],
    },
    data: paymentStatementExample,
  }),
  example(messages.markMessagesRead, {
    body: { readUpTo: messageExample.id },
    data: { messages: [messageExample], messageCount: 1, newCount: 0, next: null, unsentFiles: [] },
  }),
  example(messages.addMessageFile, { data: { files: [proofExample] } }),

  example(notifications.getNotifications, {
    data: { notifications: [{ ...read, isRead: false }], totalCount: 1, totalUnreadCount: 1, next: null },
  }),
  example(notifications.markNotificationRead, { data: read }),
  example(notifications.markAllNotificationsRead, {
    data: { notifications: [read], totalCount: 1, totalUnreadCount: 0, next: null },
  }),

  example(payments.getPayments, { data: { payments: [submissionPaymentExample] } }),
  example(payments.getPublicPayment, { data: publicPaymentExample }),
  example(agreements.getAgreementOfFile, {
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
  }),

  example(reports.reportRecord, {
    body: {
      reason: 'private data',
      text: 'The reply names my home address.',
      replyId: replyExample.id,
      email: 'eve@reader.example',
    },
    data: { number: '3d5f7b9c' },
  }),
  example(moderation.getModerationQueue, {
    data: {
      waiting: [
        {
          claimId: publicClaimExample.id,
          plaintiffName: 'Ada Lovelace',
          defendantNames: ['Brückner Bau GmbH'],
          value: 2450,
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
  }),
  example(moderation.getModerationCase, { data: openCaseExample }),
  example(moderation.decideReport, {
    body: { decision: 'restricted', ground: 'private data', explanation: restriction.reason },
    data: decidedCaseExample,
  }),
  example(moderation.decideRestriction, {
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
  }),
  example(moderation.objectToRestriction, {
    body: { decisionId: restriction.id, text: restriction.objection.text },
    data: restrictedClaimExample,
  }),
  example(suspensions.objectToSuspension, {
    body: { text: objectedSuspensionExample.objection.text },
    data: { ...userExample, suspension: objectedSuspensionExample },
  }),
  example(suspensions.getSuspendedAccounts, {
    data: {
      accounts: [
        {
          ...{ username: 'ada', scope: 'filing', ground: 'untrue claims' },
          ...{ suspendedAt: suspensionExample.suspendedAt, isObjectionOpen: true },
        },
      ],
      count: 1,
    },
  }),
  example(suspensions.getAccountForStaff, {
    data: { ...suspendedAccountExample, suspensions: [] },
  }),
  example(suspensions.suspendAccount, {
    body: { scope: 'filing', ground: 'untrue claims', explanation: suspensionExample.reason },
    data: suspendedAccountExample,
  }),
  example(suspensions.decideSuspension, {
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
  }),
  example(companyRecords.getSuggestedMerges, {
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
  }),
  example(companyRecords.getRecordOfCompanies, {
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
        },
      ],
      mayArrange: true,
      isParty: false,
    },
  }),
  example(companyRecords.decideRecords, {
    body: {
      act: 'merged',
      companyIds: [companyRecordExample.id, '9b1d2c3e-52a7-4f0a-8c11-7d6e5f4a3b2c'],
      explanation: 'The register names both as one company.',
    },
    data: null,
  }),
  example(moderation.getTransparency, {
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
  }),
  example(figures.getInstallationHealth, {
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
  }),
  example(figures.getInstallationFigures, {
    data: {
      mayReadReports: true,
      months: [
        {
          month: '2026-03',
          filed: 12,
          inNoticePeriod: 3,
          published: 2,
          negotiated: 3,
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
          agreementsKeptOnTime: 2,
          fees: [{ currency: 'EUR', amount: 310.5 }],
        },
      ],
    },
  }),
  example(work.getWaitingWork, { data: waitingWorkExample }),
  example(work.getFailedJob, {
    data: { reason: 'connect ECONNREFUSED 192.0.2.7:25', data: `{"defendantId":"${defendantId}"}` },
  }),
  example(work.getRefusedLetter, {
    data: {
      claimId: publicClaimExample.id,
      defendantName: 'Dora Defendant',
      email: 'dora@defendant.example',
      refusal: '550 user unknown',
    },
  }),
  example(work.handleFailedJobs, {
    body: { jobIds: [failedJobExample.id], handling: 'again', explanation: 'The mail server is back.' },
    data: { ...waitingWorkExample, mails: nothingWaits },
  }),
  example(work.correctLetterAddress, {
    body: { email: 'office@defendant.example', explanation: 'The plaintiff wrote to us.' },
    data: { ...waitingWorkExample, letters: nothingWaits },
  }),
  example(work.applyTransfer, {
    body: { paymentId: creditablePaymentExample.id, explanation: 'She sent it without the reference.' },
    data: { ...waitingWorkExample, transfers: nothingWaits, payments: [] },
  }),
  example(work.returnTransfer, {
    body: { transaction: '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnb', explanation: 'Nobody knows what it was for.' },
    data: { ...waitingWorkExample, transfers: nothingWaits },
  }),
  example(work.endUnpaidAgreement, {
    body: { explanation: 'The fee was not paid for a month.' },
    data: { ...waitingWorkExample, agreements: nothingWaits },
  }),
  example(replies.publishReply, { body: { text: replyExample.text }, data: partyClaimExample }),
  example(replies.answerReply, { body: { text: replyExample.answer.text }, data: partyClaimExample }),

  example(record.getRecord, {
    data: {
      id: defendantId,
      type: 'individual',
      name: 'Dora Defendant',
      otherNames: ['Theodora Defendant'],
      figures: figuresExample,
      claims: [{ ...foundClaimExample, replies: [replyExample], outcome: null }],
      next: null,
    },
  }),
  example(search.search, {
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
  }),

  example(letters.openLetter, {
    body: { code: '4JY8M-Q0TZ3-9VWXR-6KBND-5HSPF-C', claimNumber: partyClaimExample.id.slice(0, 8) },
    data: { claimId: partyClaimExample.id, isYours: false },
  }),
  example(letters.requestLetter, { body: { email: 'dora@defendant.example' }, data: null }),
  example(letters.getLetter, { data: letterExample }),
  example(letters.writeAnswer, {
    body: { kind: 'dispute', disputeReason: 'Not Factual', disputeExplanation: 'The work was delivered.' },
    data: {
      ...letterExample,
      answer: { kind: 'dispute', disputeReason: 'Not Factual', disputeExplanation: 'The work was delivered.' },
    },
  }),
  example(letters.discardAnswer, { data: letterExample }),
  example(letters.addAnswerFile, {
    data: {
      ...letterExample,
      answer: { kind: 'already paid', paidOn: '2026-01-12', paidValue: 900, text: 'By bank transfer.' },
      files: [answerFileExample],
    },
  }),
  example(letters.removeAnswerFile, { data: letterExample }),
  example(letters.answerWithNewAccount, {
    body: { username: 'dora', password: 'Correct-horse-7' },
    data: takenClaimExample,
  }),
  example(letters.answerWithOwnAccount, { data: takenClaimExample }),
  example(configuration.getConfiguration, {
    data: {
      cluster: 'devnet',
      rpcUrl: 'https://api.devnet.solana.com',
      submissionFee: 10,
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
      isGoogleSignInEnabled: true,
    },
  }),
  example(configuration.getInstallationSettings, {
    data: {
      mayReadReports: true,
      mayBroadcast: true,
      settings: [
        { name: 'PUBLIC_URL', value: 'https://redress.example', source: 'environment', isSecret: false },
        { name: 'NOTICE_PERIOD', value: 'P15D', source: 'default', isSecret: false },
        { name: 'SMTP_URL', value: 'mail.redress.example:465', source: 'environment', isSecret: true },
        { name: 'DATABASE_READ_URL', value: null, source: 'none', isSecret: true },
      ],
      broadcast: null,
    },
  }),
  example(configuration.setBroadcast, {
    body: { ...broadcastExample, explanation: 'The database gets a new version.' },
    data: { mayReadReports: true, mayBroadcast: true, settings: [], broadcast: broadcastExample },
  }),
  example(configuration.endBroadcast, {
    body: { explanation: 'The work is done.' },
    data: { mayReadReports: false, mayBroadcast: true, settings: [], broadcast: null },
  }),
])

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
