import type { EndpointName } from '@redress/contract/endpoints.ts'
import type { ErrorCode } from '@redress/contract/errors.ts'
import { inEachLanguage } from '@redress/domain/people/languages.ts'
import { type AccessFixtures, type ClaimFixture, ownSecrets, wordsBeside } from './access-fixtures.ts'
import { registrationForm } from './sign-up.ts'

export interface Request {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  readonly file?: string
}

/** Calls of an endpoint that only missing permission can refuse. */
export interface Recipe {
  readonly requests: (claim: ClaimFixture, fixtures: AccessFixtures) => readonly Request[]
  /** Error codes that also mean that the caller had permission. */
  readonly otherAnswers?: readonly ErrorCode[]
  /** Error code in place of CLAIM_NOT_FOUND. */
  readonly notFound?: ErrorCode
  /** Session or account that the call ends, so that it needs one of its own. */
  readonly usesUp?: 'session' | 'account'
}

const plain: Recipe = { requests: () => [{}] }
const noCode = '0'.repeat(26)
const longAgo = '2001-01-01T00:00:00Z'
const noId = '3f0c9a51-7f4e-4b0e-9f43-2a5f5ad4c7f1'
const noToken = 'x'.repeat(43)
const person = { firstName: 'Paul', lastName: 'Person' }

const ofClaim = (body?: object, otherAnswers: readonly ErrorCode[] = []): Recipe => ({
  requests: ({ claimId }) => [{ params: { id: claimId, claimId }, ...(body && { body }) }],
  otherAnswers: ['NOT_IN_THIS_STATE', ...otherAnswers],
})
const ofDraft = (request: (claim: ClaimFixture) => Request): Recipe => ({
  requests: claim => {
    const { params, ...rest } = request(claim)
    return [{ params: { claimId: claim.claimId, ...params }, ...rest }]
  },
  otherAnswers: ['NOT_IN_THIS_STATE'],
})

/** Request about an id that does not exist. */
const ofNobody = (body?: object): Recipe => ({ requests: () => [{ params: { id: noId }, ...(body && { body }) }] })

/** Recipe of each endpoint. */
export const endpointRecipes: Readonly<Record<string, Recipe>> = {
  'GET /v1/auth': plain,
  'POST /v1/auth/login': {
    requests: () => [{ body: { username: registrationForm().username, password: 'Wrong-horse-7' } }],
    otherAnswers: ['BAD_CREDENTIALS'],
  },
  'POST /v1/auth/login/second-factor': {
    requests: () => [{ body: { oneTimeCode: '123456' } }],
    otherAnswers: ['SIGN_IN_EXPIRED'],
  },
  'GET /v1/users/second-factor': plain,
  'POST /v1/users/second-factor/secret': plain,
  'POST /v1/users/second-factor': {
    requests: () => [{ body: { authenticatorCode: '123456' } }],
    otherAnswers: ['SECOND_FACTOR_NOT_OFFERED', 'WRONG_CODE', 'TOO_MANY_WRONG_CODES'],
  },
  'DELETE /v1/users/second-factor': { ...plain, otherAnswers: ['SECOND_FACTOR_OFF'] },
  'POST /v1/users/second-factor/recovery-codes': { ...plain, otherAnswers: ['SECOND_FACTOR_OFF'] },
  'POST /v1/auth/register': { requests: () => [{ body: registrationForm() }] },
  'POST /v1/auth/refresh': { ...plain, otherAnswers: ['NOT_SIGNED_IN'], usesUp: 'session' },
  'POST /v1/auth/logout': { ...plain, usesUp: 'session' },
  'DELETE /v1/auth/sessions': { ...plain, usesUp: 'session' },
  'GET /v1/users/activity': plain,
  'GET /v1/users/data-export': plain,
  'POST /v1/users/closure': { ...plain, usesUp: 'account' },
  'POST /v1/users/data-export': { ...plain, otherAnswers: ['DATA_EXPORT_TOO_SOON'] },
  'GET /v1/users/data-export/file': { ...plain, otherAnswers: ['DATA_EXPORT_NOT_FOUND'] },
  'GET /v1/auth/emails/confirm/:token': {
    requests: () => [{ params: { token: noToken } }],
    otherAnswers: ['LINK_INVALID'],
  },
  'GET /v1/auth/email-confirmations/:token': {
    requests: () => [{ params: { token: noToken } }],
    otherAnswers: ['LINK_INVALID'],
  },
  'POST /v1/auth/email-confirmations/:token/refuse': {
    requests: () => [{ params: { token: noToken } }],
    otherAnswers: ['LINK_INVALID'],
  },
  'GET /v1/auth/account-changes/:token': {
    requests: () => [{ params: { token: noToken } }],
    otherAnswers: ['LINK_INVALID'],
  },
  'POST /v1/auth/account-changes/:token/undo': {
    requests: () => [{ params: { token: noToken } }],
    otherAnswers: ['LINK_INVALID'],
  },
  'POST /v1/auth/prove-password': {
    requests: () => [{ body: { password: 'Wrong-horse-7' } }],
    otherAnswers: ['WRONG_PASSWORD', 'TOO_MANY_WRONG_PASSWORDS'],
  },
  'PATCH /v1/auth/email/resend-confirmation-email': plain,
  'POST /v1/auth/forgot-password': { requests: () => [{ body: { email: registrationForm().email } }] },
  'POST /v1/auth/reset-forgotten-password': {
    requests: () => [{ body: { token: noToken, newPassword: 'Another-horse-8' } }],
    otherAnswers: ['LINK_INVALID'],
  },
  'GET /v1/auth/defendants/:redeemCode': {
    requests: () => [{ params: { redeemCode: noCode } }],
    otherAnswers: ['CODE_NOT_FOUND'],
  },
  'GET /v1/claims': plain,
  'GET /v1/claims/lists/:list': { requests: () => [{ params: { list: 'my-claims' } }] },
  'POST /v1/claims': plain,
  'GET /v1/claims/:id': ofClaim(),
  'PATCH /v1/claims/:id': ofClaim({ jurisdiction: 'Austria' }),
  'PATCH /v1/claims/:id/amend': ofClaim({ value: 4_100 }),
  'POST /v1/claims/:id/extend': ofClaim(),
  'POST /v1/claims/:id/dispute': ofClaim({ disputeReason: 'Legal', disputeExplanation: 'No.' }),
  'POST /v1/claims/:id/propose-resolution': ofClaim({ winningParty: 'Plaintiff', costOwner: 'Plaintiff', value: 9 }),
  'POST /v1/claims/:id/accept-resolution': ofClaim(),
  'POST /v1/claims/:id/reject-resolution': ofClaim(),
  'POST /v1/claims/:id/counter-resolution': ofClaim({ winningParty: 'Plaintiff', costOwner: 'Plaintiff', value: 9 }),
  'POST /v1/claims/:id/withdraw-resolution': ofClaim(),
  'POST /v1/claims/:id/end-agreement': ofClaim(),
  'POST /v1/claims/:id/bidding': ofClaim({ costOwner: 'Plaintiff' }),
  'POST /v1/claims/:id/bidding/agree': ofClaim({ costOwner: 'Plaintiff' }),
  'POST /v1/claims/:id/bidding/bids': ofClaim({ round: 1, value: 900 }, ['BID_GIVEN']),
  'POST /v1/claims/:id/bidding/middle': ofClaim(),
  'POST /v1/claims/:id/bidding/end': ofClaim(),
  'POST /v1/claims/:id/sums': ofClaim({ position: 0, said: 'received' }),
  'PATCH /v1/claims/:id/payment-details': ofClaim({ holder: 'Ada', iban: 'AT611904300234573201', words: '' }),
  'POST /v1/claims/:id/resolve': ofClaim(undefined, ['NOT_THE_COST_OWNER']),
  'POST /v1/claims/:id/settle-elsewhere': ofClaim(),
  'POST /v1/claims/:id/withdraw': ofClaim(),
  'POST /v1/claims/:id/submit': ofClaim(),
  'POST /v1/claims/:id/take-back': ofClaim(undefined, ['DRAFT_EXISTS']),
  'DELETE /v1/claims/:id': ofClaim(),
  'PATCH /v1/claims/:id/showing': ofClaim({ agrees: true }),
  'GET /v1/actions/claims/:claimId': ofClaim(),
  'GET /v1/claims/:claimId/payments': ofClaim(),
  'GET /v1/payments/:publicId': {
    requests: (_, { publicPaymentId }) => [{ params: { publicId: publicPaymentId } }],
  },
  'GET /v1/configuration': plain,
  'GET /v1/social-providers/google': plain,
  'GET /v1/social-providers/google/callback': plain,
  'POST /v1/claims/:claimId/defendants/company': ofDraft(() => ({
    body: { legalName: 'Other Ltd', taxId: 'AT-1', country: 'AT', email: registrationForm().email },
  })),
  'POST /v1/claims/:claimId/defendants/individual': ofDraft(() => ({
    body: { ...person, email: registrationForm().email },
  })),
  'POST /v1/claims/:claimId/defendants/company/:companyId': ofDraft(({ companyId }) => ({
    params: { companyId },
    body: { ...person, companyPosition: 'Clerk', email: registrationForm().email },
  })),
  'DELETE /v1/claims/:claimId/defendants/:defendantId': ofDraft(({ spareDefendantId }) => ({
    params: { defendantId: spareDefendantId },
  })),
  'GET /v1/claims/defendants/:id': {
    requests: ({ companyId }) => [{ params: { id: companyId } }],
    notFound: 'DEFENDANT_NOT_FOUND',
  },
  'GET /v1/claims/defendants/:id/record': {
    requests: ({ companyId }) => [{ params: { id: companyId } }],
    notFound: 'DEFENDANT_NOT_FOUND',
    // A claim that is not public is in no record, not even for its parties.
    otherAnswers: ['DEFENDANT_NOT_FOUND'],
  },
  'POST /v1/claims/takeover/:code': {
    requests: () => [{ params: { code: noCode } }],
    otherAnswers: ['CODE_NOT_FOUND'],
  },
  'GET /v1/claims/offered': plain,
  'POST /v1/claims/defendants/:id/takeover': {
    // None of the callers has confirmed the company's address.
    requests: ({ companyId }) => [{ params: { id: companyId } }],
    notFound: 'DEFENDANT_NOT_FOUND',
    otherAnswers: ['DEFENDANT_NOT_FOUND'],
  },
  'POST /v1/claims/:claimId/defendants/:defendantId/contest': {
    requests: ({ claimId, companyId }) => [{ params: { claimId, defendantId: companyId } }],
    otherAnswers: ['NOT_IN_THIS_STATE', 'NOT_TAKEN_OVER'],
  },
  'POST /v1/claims/defendants/:id/disown': {
    // None of the callers has confirmed the company's address.
    requests: ({ companyId }) => [{ params: { id: companyId } }],
    notFound: 'DEFENDANT_NOT_FOUND',
    otherAnswers: ['DEFENDANT_NOT_FOUND'],
  },
  'PATCH /v1/claims/:claimId/defendants/:defendantId/address': {
    requests: ({ claimId, spareDefendantId }) => [
      { params: { claimId, defendantId: spareDefendantId }, body: { email: registrationForm().email } },
    ],
    otherAnswers: ['NOT_IN_THIS_STATE'],
  },
  'POST /v1/claims/:claimId/defendants/:defendantId/letter': {
    requests: ({ claimId, spareDefendantId }) => [{ params: { claimId, defendantId: spareDefendantId } }],
    otherAnswers: ['NOT_IN_THIS_STATE', 'LETTER_SENT_LATELY'],
  },
  'POST /v1/claims/:claimId/defendants/:defendantId/reply': {
    requests: ({ claimId, companyId, stage }) => [
      { params: { claimId, defendantId: companyId }, body: { text: wordsBeside(stage) } },
    ],
    // Among the defendants, only the company's representative may reply.
    otherAnswers: ['NOT_IN_THIS_STATE', 'DEFENDANT_NOT_FOUND'],
  },
  'POST /v1/claims/:claimId/replies/:replyId/answer': {
    requests: ({ claimId, replyId }) => [{ params: { claimId, replyId }, body: { text: 'It was not so.' } }],
    otherAnswers: ['NOT_IN_THIS_STATE'],
  },
  'POST /v1/claims/:id/reports': ofClaim({ reason: 'other', text: 'It is about somebody else.' }, [
    'TOO_MANY_REQUESTS',
  ]),
  'POST /v1/claims/:id/disowned-words': ofClaim({ replyId: noId, email: 'named@company.example' }, ['REPLY_NOT_FOUND']),
  'POST /v1/disowned-words/:token': {
    requests: () => [{ params: { token: noToken }, body: { explanation: 'It is not ours.' } }],
    otherAnswers: ['LINK_INVALID'],
  },
  'POST /v1/claims/:id/objections': ofClaim({ decisionId: noId, text: 'It is not so.' }, ['REPORT_NOT_FOUND']),
  'GET /v1/transparency': plain,
  'GET /v1/operator/cases': plain,
  'GET /v1/operator/cases/:id': { requests: ({ claimId }) => [{ params: { id: claimId } }] },
  'POST /v1/operator/reports/:id/decision': {
    requests: () => [{ params: { id: noId }, body: { decision: 'refused', ground: 'other', explanation: 'No.' } }],
  },
  'POST /v1/operator/restrictions/:id/decision': {
    requests: () => [{ params: { id: noId }, body: { outcome: 'kept', explanation: 'No.' } }],
  },
  'GET /v1/operator/work': plain,
  'GET /v1/operator/health': plain,
  'GET /v1/operator/figures': plain,
  'GET /v1/operator/jobs/:id': ofNobody(),
  'GET /v1/operator/letters/:id': ofNobody(),
  'POST /v1/operator/jobs/handling': {
    requests: () => [{ body: { jobIds: [noId], handling: 'again', explanation: 'No.' } }],
  },
  'POST /v1/operator/letters/:id/address': ofNobody({ email: 'dora@example.org', explanation: 'No.' }),
  'POST /v1/operator/transfers/:id/application': ofNobody({ paymentId: noId, explanation: 'No.' }),
  'POST /v1/operator/transfers/:id/return': ofNobody({ transaction: 'none', explanation: 'No.' }),
  'POST /v1/operator/agreements/:id/end': ofNobody({ explanation: 'No.' }),
  'GET /v1/operator/settings': plain,
  'POST /v1/operator/broadcast': {
    requests: () => [
      { body: { texts: inEachLanguage(() => 'Work'), shownFrom: longAgo, shownUntil: longAgo, explanation: 'No.' } },
    ],
  },
  'POST /v1/operator/broadcast/end': { requests: () => [{ body: { explanation: 'No.' } }] },
  'POST /v1/users/suspension/objection': {
    requests: () => [{ body: { text: 'It is not so.' } }],
    otherAnswers: ['NOT_FOUND'],
  },
  'GET /v1/operator/accounts': plain,
  'GET /v1/operator/accounts/:username': { requests: () => [{ params: { username: 'nobody' } }] },
  'POST /v1/operator/accounts/:username/suspensions': {
    requests: () => [
      { params: { username: 'nobody' }, body: { scope: 'filing', ground: 'other', explanation: 'No.' } },
    ],
  },
  'POST /v1/operator/suspensions/:id/decision': {
    requests: () => [{ params: { id: noId }, body: { suspensionOutcome: 'lifted', explanation: 'No.' } }],
  },
  'GET /v1/operator/records': plain,
  'GET /v1/operator/records/:id': { requests: ({ companyId }) => [{ params: { id: companyId } }] },
  'POST /v1/operator/records/decisions': {
    requests: () => [{ body: { act: 'split', companyIds: [noId], explanation: 'No.' } }],
  },
  'GET /v1/takeovers/:token': { requests: () => [{ params: { token: noToken } }], otherAnswers: ['LINK_INVALID'] },
  'POST /v1/takeovers/:token/contest': {
    requests: () => [{ params: { token: noToken } }],
    otherAnswers: ['LINK_INVALID'],
  },
  'POST /v1/letters/open': { requests: () => [{ body: { code: noCode } }], otherAnswers: ['LETTER_NOT_FOUND'] },
  'POST /v1/letters/request': { requests: () => [{ body: { email: registrationForm().email } }] },
  'GET /v1/letters/current': plain,
  'PATCH /v1/letters/current/answer': {
    requests: () => [{ body: { kind: 'concession' } }],
    otherAnswers: ['NOT_IN_THIS_STATE'],
  },
  'DELETE /v1/letters/current/answer': plain,
  'POST /v1/letters/current/files': { requests: () => [{ file: 'More of it.' }], otherAnswers: ['NOT_IN_THIS_STATE'] },
  'DELETE /v1/letters/current/files/:fileId': {
    requests: ({ fileId }) => [{ params: { fileId } }],
    otherAnswers: ['DOCUMENT_NOT_FOUND'],
  },
  'POST /v1/letters/current/accounts': {
    // An unused name would make the first caller take the claim over.
    requests: (_, { users }) => [{ body: { username: users.plaintiff.username, password: 'Correct-horse-7' } }],
    otherAnswers: ['USERNAME_TAKEN'],
  },
  'POST /v1/letters/current/takeover': { ...plain, otherAnswers: ['NOT_SIGNED_IN'] },
  'POST /v1/letters/close': { ...plain, usesUp: 'session' },
  'POST /v1/claims/takeover/:code/reset': { requests: () => [{ params: { code: noCode } }] },
  'POST /v1/claims/:claimId/documents/urls': ofDraft(() => ({
    body: { url: 'https://example.org/more', urlDescription: 'More' },
  })),
  'POST /v1/claims/:claimId/documents/files': ofDraft(() => ({ file: 'More of it.' })),
  'PATCH /v1/claims/:claimId/documents/:documentId': {
    requests: ({ claimId, spareDocumentId }) => [
      { params: { claimId, documentId: spareDocumentId }, body: { caption: 'What was said' } },
    ],
    otherAnswers: ['DOCUMENT_STAYS', 'FORBIDDEN'],
  },
  'DELETE /v1/claims/:claimId/documents/:documentId': {
    requests: ({ claimId, spareDocumentId }) => [{ params: { claimId, documentId: spareDocumentId } }],
    otherAnswers: ['DOCUMENT_STAYS', 'FORBIDDEN'],
  },
  'GET /v1/claims/:claimId/documents/:documentId/files': ofDraft(({ fileId }) => ({ params: { documentId: fileId } })),
  'GET /v1/claims/:id/calendar': ofClaim(),
  'GET /v1/actions/claims/:claimId/file': ofClaim(),
  'GET /v1/agreements/:sha512': {
    requests: () => [{ params: { sha512: '0'.repeat(128) } }],
    otherAnswers: ['AGREEMENT_NOT_FOUND'],
  },
  'GET /v1/claims/:id/agreement': { ...ofClaim(), otherAnswers: ['AGREEMENT_NOT_FOUND'] },
  'GET /v1/claims/:id/messages': ofClaim(),
  'POST /v1/claims/:id/messages': ofClaim({ text: 'When can we talk?' }),
  'POST /v1/claims/:id/payment-statements': ofClaim({
    paidOn: '2026-01-12',
    paidValue: 900,
    text: 'By bank transfer.',
  }),
  'PATCH /v1/claims/:id/messages': {
    requests: ({ claimId, messageId }) => [{ params: { id: claimId }, body: { readUpTo: messageId } }],
    // A draft has no messages.
    otherAnswers: ['MESSAGE_NOT_FOUND'],
  },
  'POST /v1/claims/:id/messages/files': {
    requests: ({ claimId }) => [{ params: { id: claimId }, file: 'More of it.' }],
    otherAnswers: ['NOT_IN_THIS_STATE'],
  },
  'GET /v1/events': plain,
  'GET /v1/notifications': plain,
  'PATCH /v1/notifications': plain,
  'PATCH /v1/notifications/:id': {
    requests: (_, { notificationIds }) => notificationIds.map(id => ({ params: { id } })),
    otherAnswers: ['NOTIFICATION_NOT_FOUND'],
  },
  'PATCH /v1/users': { requests: () => [{ body: { city: 'Vienna' } }] },
  'POST /v1/users/change-password': {
    requests: () => [{ body: { oldPassword: 'Wrong-horse-7', newPassword: 'Another-horse-8' } }],
    otherAnswers: ['WRONG_PASSWORD', 'TOO_MANY_WRONG_PASSWORDS'],
  },
  'POST /v1/users/emails': { requests: () => [{ body: { email: registrationForm().email } }] },
  'PATCH /v1/users/emails/:id': {
    requests: (_, { emailIds }) => emailIds.map(id => ({ params: { id } })),
    otherAnswers: ['EMAIL_NOT_FOUND', 'ADDRESS_NOT_CONFIRMED'],
  },
  'DELETE /v1/users/emails/:id': {
    requests: (_, { emailIds }) => emailIds.map(id => ({ params: { id } })),
    otherAnswers: ['EMAIL_NOT_FOUND', 'PRIMARY_ADDRESS'],
  },
  'DELETE /v1/users/password': { ...plain, otherAnswers: ['ONLY_SIGN_IN'] },
  'GET /v1/users/emails/confirm/:token': {
    requests: () => [{ params: { token: noToken } }],
    otherAnswers: ['LINK_INVALID'],
  },
  'PATCH /v1/users/emails/email/resend-confirmation-email': {
    requests: () => [{ body: { email: ownSecrets.plaintiff.email } }],
    otherAnswers: ['EMAIL_NOT_FOUND'],
  },
  'GET /v1/users/referrals': plain,
  'GET /v1/users/:id': {
    requests: (_, { users }) => Object.values(users).map(({ id }) => ({ params: { id } })),
    // An account without a confirmed address has no public profile.
    otherAnswers: ['USER_NOT_FOUND'],
  },
  'GET /v1/wallets': plain,
  'POST /v1/wallets': { requests: () => [{ body: { wallets: [] } }] },
  'GET /v1/search': {
    requests: () => ['Roof', 'canary'].map(term => ({ query: { term } })),
  },
} satisfies Record<EndpointName, Recipe>
