import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { endpointName } from '@redress/contract/endpoint.ts'
import { type EndpointName, endpoints } from '@redress/contract/endpoints.ts'
import { readerHeader } from '@redress/contract/letters.ts'
import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import { isForReadersAlone } from '@redress/domain/people/permissions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertGoogleSignIn } from './accounts/sign-in/google-sign-in-repository.ts'
import { claimPayments } from './claims/act/claim-payments.ts'
import { applyDueDeadlines } from './claims/act/deadlines.ts'
import { runRecords } from './claims/defendants/run-records.ts'
import { runReports } from './claims/reports/run-reports.ts'
import { runAgreements } from './claims/resolutions/run-agreements.ts'
import { sendGatheredMails } from './notifications/gathered-notices.ts'
import { ledgerLists } from './payments/list-ledger.ts'
import { runPayments } from './payments/run-payments.ts'
import { deleteExpiredAnswers } from './platform/http/idempotency.ts'
import type { InProcessClient } from './platform/http/in-process-client.ts'
import { deleteEndedCounts } from './platform/http/request-counts.ts'
import { type AccessFixtures, createAccessFixtures, headersOf } from './testing/access-fixtures.ts'
import { callEndpoint } from './testing/call-endpoint.ts'
import { endpointRecipes } from './testing/endpoint-recipes.ts'
import { claimIn, dataOf, makeFeesOverdue, type Opponents, pay } from './testing/file-claim.ts'
import { indexUses } from './testing/many-claims/index-uses.ts'
import { plansOf, type StretchedDatabase, stretchedDatabase } from './testing/many-claims/stretched-database.ts'
import { days, minutes } from './testing/movable-clock.ts'
import { multiplyRows } from './testing/multiply-rows.ts'
import { statementsOf, watchStatements } from './testing/recorded-statements.ts'
import { codeSentTo, newCodeSentTo } from './testing/redeem-codes.ts'
import { agreeOnBids, biddingStep, bidTillClose } from './testing/sealed-bids.ts'
import { codeOf } from './testing/second-factors.ts'
import { confirmedUser, password, registrationForm, type TestUser } from './testing/sign-up.ts'
import { staffMember } from './testing/staff.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'
import { sweep } from './wiring/daily-sweep.ts'

/**
 * Number of statements of each call, including `begin`, `commit` and the session look-up. None grows with the rows.
 * Raising a number is a decision, recorded here.
 */
const statements: Readonly<Record<string, number>> = {
  'GET /v1/auth': 2,
  'POST /v1/auth/login': 5,
  'POST /v1/auth/login/second-factor': 4,
  'POST /v1/auth/register': 8,
  'POST /v1/auth/refresh': 7,
  'GET /v1/auth/emails/confirm/:token': 5,
  'GET /v1/auth/email-confirmations/:token': 3,
  'POST /v1/auth/email-confirmations/:token/refuse': 5,
  'GET /v1/auth/account-changes/:token': 3,
  'POST /v1/auth/account-changes/:token/undo': 3,
  'POST /v1/auth/prove-password': 4,
  'PATCH /v1/auth/email/resend-confirmation-email': 6,
  'POST /v1/auth/forgot-password': 6,
  'POST /v1/auth/reset-forgotten-password': 6,
  'GET /v1/auth/defendants/:redeemCode': 3,
  'GET /v1/claims': 3,
  'GET /v1/claims/lists/:list': 3,
  'POST /v1/claims': 5,
  'GET /v1/claims/:id': 3,
  'PATCH /v1/claims/:id': 9,
  'PATCH /v1/claims/:id/amend': 13,
  'POST /v1/claims/:id/submit': 13,
  'POST /v1/claims/:id/take-back': 14,
  'POST /v1/claims/:id/extend': 15,
  'POST /v1/claims/:id/dispute': 12,
  'POST /v1/claims/:id/propose-resolution': 16,
  'POST /v1/claims/:id/accept-resolution': 16,
  'POST /v1/claims/:id/reject-resolution': 15,
  'POST /v1/claims/:id/counter-resolution': 16,
  'POST /v1/claims/:id/withdraw-resolution': 16,
  'POST /v1/claims/:id/end-agreement': 15,
  'POST /v1/claims/:id/settle-elsewhere': 15,
  'POST /v1/claims/:id/withdraw': 14,
  'POST /v1/claims/:id/bidding': 14,
  'POST /v1/claims/:id/bidding/agree': 12,
  'POST /v1/claims/:id/bidding/bids': 12,
  'POST /v1/claims/:id/bidding/middle': 8,
  'POST /v1/claims/:id/bidding/end': 14,
  'POST /v1/claims/:id/sums': 14,
  // Eight of them change the account: proof, state before, and the mail with the undo link.
  'PATCH /v1/claims/:id/payment-details': 21,
  // Six of them create the agreement, whose digest is in the memo, on first use.
  'POST /v1/claims/:id/resolve': 17,
  'GET /v1/actions/claims/:claimId': 5,
  'GET /v1/configuration': 1,
  'POST /v1/claims/:claimId/defendants/company': 10,
  'POST /v1/claims/:claimId/defendants/individual': 10,
  'POST /v1/claims/:claimId/defendants/company/:companyId': 10,
  'DELETE /v1/claims/:claimId/defendants/:defendantId': 9,
  'GET /v1/claims/defendants/:id': 4,
  'GET /v1/claims/defendants/:id/record': 7,
  'GET /v1/claims/offered': 3,
  'POST /v1/claims/defendants/:id/takeover': 7,
  'POST /v1/claims/takeover/:code': 4,
  'POST /v1/claims/:claimId/defendants/:defendantId/reply': 2,
  'POST /v1/claims/:claimId/replies/:replyId/answer': 14,
  'POST /v1/claims/takeover/:code/reset': 5,
  'POST /v1/claims/:claimId/defendants/:defendantId/contest': 8,
  'POST /v1/claims/defendants/:id/disown': 7,
  'PATCH /v1/claims/:claimId/defendants/:defendantId/address': 8,
  'POST /v1/claims/:claimId/defendants/:defendantId/letter': 8,
  'PATCH /v1/claims/:id/showing': 6,
  'POST /v1/claims/:id/reports': 11,
  'POST /v1/claims/:id/disowned-words': 6,
  'POST /v1/disowned-words/:token': 4,
  'POST /v1/claims/:id/objections': 7,
  'POST /v1/users/suspension/objection': 5,
  'GET /v1/transparency': 5,
  // Callers without a staff role get 404.
  'GET /v1/operator/cases': 1,
  'GET /v1/operator/cases/:id': 1,
  'POST /v1/operator/reports/:id/decision': 1,
  'POST /v1/operator/restrictions/:id/decision': 1,
  'GET /v1/operator/work': 1,
  'GET /v1/operator/health': 1,
  'GET /v1/operator/figures': 1,
  'GET /v1/operator/jobs/:id': 1,
  'GET /v1/operator/letters/:id': 1,
  'POST /v1/operator/jobs/handling': 1,
  'POST /v1/operator/letters/:id/address': 1,
  'POST /v1/operator/transfers/:id/application': 1,
  'POST /v1/operator/transfers/:id/return': 1,
  'POST /v1/operator/agreements/:id/end': 1,
  'GET /v1/operator/settings': 1,
  'POST /v1/operator/broadcast': 1,
  'POST /v1/operator/broadcast/end': 1,
  'GET /v1/operator/accounts': 1,
  'GET /v1/operator/accounts/:username': 1,
  'POST /v1/operator/accounts/:username/suspensions': 1,
  'POST /v1/operator/suspensions/:id/decision': 1,
  'GET /v1/operator/records': 1,
  'GET /v1/operator/records/:id': 1,
  'POST /v1/operator/records/decisions': 1,
  'GET /v1/takeovers/:token': 3,
  'POST /v1/takeovers/:token/contest': 5,
  'POST /v1/claims/:claimId/documents/urls': 12,
  'POST /v1/claims/:claimId/documents/files': 19,
  'PATCH /v1/claims/:claimId/documents/:documentId': 9,
  'DELETE /v1/claims/:claimId/documents/:documentId': 9,
  'GET /v1/claims/:claimId/documents/:documentId/files': 3,
  'POST /v1/letters/open': 3,
  'POST /v1/letters/request': 5,
  'GET /v1/letters/current': 7,
  'POST /v1/letters/close': 1,
  'GET /v1/claims/:id/calendar': 3,
  'GET /v1/actions/claims/:claimId/file': 4,
  'GET /v1/agreements/:sha512': 2,
  // The first request creates the agreement.
  'GET /v1/claims/:id/agreement': 8,
  'GET /v1/claims/:id/messages': 4,
  'POST /v1/claims/:id/messages': 14,
  'PATCH /v1/claims/:id/messages': 10,
  'POST /v1/claims/:id/payment-statements': 17,
  'POST /v1/claims/:id/messages/files': 17,
  'PATCH /v1/letters/current/answer': 6,
  'DELETE /v1/letters/current/answer': 11,
  'POST /v1/letters/current/files': 21,
  'DELETE /v1/letters/current/files/:fileId': 6,
  'POST /v1/letters/current/accounts': 9,
  'POST /v1/letters/current/takeover': 3,
  'GET /v1/events': 1,
  'GET /v1/notifications': 2,
  'PATCH /v1/notifications/:id': 5,
  'PATCH /v1/notifications': 6,
  'GET /v1/claims/:claimId/payments': 3,
  'GET /v1/payments/:publicId': 3,
  'PATCH /v1/users': 9,
  'POST /v1/users/change-password': 7,
  'POST /v1/users/emails': 9,
  'PATCH /v1/users/emails/:id': 6,
  'DELETE /v1/users/emails/:id': 6,
  'DELETE /v1/users/password': 7,
  'GET /v1/users/emails/confirm/:token': 5,
  'PATCH /v1/users/emails/email/resend-confirmation-email': 6,
  'GET /v1/users/referrals': 3,
  'GET /v1/users/:id': 3,
  'GET /v1/users/second-factor': 3,
  'POST /v1/users/second-factor/secret': 5,
  'POST /v1/users/second-factor': 9,
  'DELETE /v1/users/second-factor': 6,
  'POST /v1/users/second-factor/recovery-codes': 6,
  'GET /v1/wallets': 2,
  'POST /v1/wallets': 7,
  'GET /v1/search': 4,
  'GET /v1/social-providers/google': 2,
  'GET /v1/social-providers/google/callback': 3,
  'DELETE /v1/claims/:id': 10,
  'POST /v1/auth/logout': 7,
  'GET /v1/users/activity': 3,
  'GET /v1/users/data-export': 2,
  'POST /v1/users/data-export': 8,
  'POST /v1/users/closure': 20,
  'GET /v1/users/data-export/file': 2,
  'DELETE /v1/auth/sessions': 8,
  'a submission fee is paid': 20,
  'an offered claim is taken over': 15,
  'a reply is published': 13,
  'a takeover is contested': 16,
  'the new code is redeemed': 17,
  'an answer is given with a new account': 31,
} satisfies Record<EndpointName, number> & Record<string, number>

/** Endpoints that need a claim in a certain status, and the party that calls them. */
const statusFor: Readonly<Record<string, readonly [ClaimStatus, keyof Opponents]>> = {
  'POST /v1/claims/:id/submit': ['PENDING', 'plaintiff'],
  'POST /v1/claims/:id/take-back': ['WAITING_FOR_PAYMENT', 'plaintiff'],
  'PATCH /v1/claims/:id/amend': ['PENDING_PUBLICATION', 'plaintiff'],
  'POST /v1/claims/:id/extend': ['PENDING_PUBLICATION', 'defendant'],
  'GET /v1/claims/:id/agreement': ['RESOLUTION_ACCEPTED', 'plaintiff'],
  'GET /v1/claims/:id/calendar': ['PENDING_PUBLICATION', 'defendant'],
  'POST /v1/claims/:id/dispute': ['PENDING_PUBLICATION', 'defendant'],
  'POST /v1/claims/:id/propose-resolution': ['DISPUTED', 'plaintiff'],
  'POST /v1/claims/:id/accept-resolution': ['RESOLUTION_PROPOSED_BY_DEFENDANT', 'plaintiff'],
  'POST /v1/claims/:id/reject-resolution': ['RESOLUTION_PROPOSED_BY_DEFENDANT', 'plaintiff'],
  'POST /v1/claims/:id/counter-resolution': ['RESOLUTION_PROPOSED_BY_DEFENDANT', 'plaintiff'],
  'POST /v1/claims/:id/withdraw-resolution': ['RESOLUTION_PROPOSED_BY_DEFENDANT', 'defendant'],
  'POST /v1/claims/:id/end-agreement': ['RESOLUTION_ACCEPTED', 'plaintiff'],
  'POST /v1/claims/:id/bidding': ['DISPUTED', 'plaintiff'],
  'POST /v1/claims/:id/bidding/agree': ['DISPUTED', 'defendant'],
  'POST /v1/claims/:id/bidding/bids': ['DISPUTED', 'defendant'],
  'POST /v1/claims/:id/bidding/middle': ['DISPUTED', 'defendant'],
  'POST /v1/claims/:id/bidding/end': ['DISPUTED', 'plaintiff'],
  'POST /v1/claims/:id/sums': ['RESOLVED_IN_FAVOUR_OF_PLANTIFF', 'plaintiff'],
  'PATCH /v1/claims/:id/payment-details': ['RESOLVED_IN_FAVOUR_OF_PLANTIFF', 'plaintiff'],
  'POST /v1/claims/:id/resolve': ['RESOLUTION_ACCEPTED', 'defendant'],
  'POST /v1/claims/:id/settle-elsewhere': ['RESOLUTION_PROPOSED_BY_DEFENDANT', 'plaintiff'],
  'POST /v1/claims/:id/withdraw': ['PENDING_PUBLICATION', 'plaintiff'],
  'POST /v1/claims/:id/payment-statements': ['PENDING_PUBLICATION', 'defendant'],
} satisfies Partial<Record<EndpointName, readonly [ClaimStatus, keyof Opponents]>>

/**
 * Index for the newest matches if more claims match a search than are counted, for which there are too few here; and
 * the indexes of the site map and of letters that come back, which are no calls.
 */
const indexesOfOthers = ['claims_restricted', 'defendants_letter_message', 'searched_claims_newest']

/** Columns that refer only to accounts. Accounts are seldom deleted, and an index would slow most acts on claims. */
const scannedForAccounts = [
  'actions.user_id',
  'contest_links.user_id',
  'dispute_statements.user_id',
  'documents.added_by',
  'google_sign_ins.proves_user_id',
  'message_reads.user_id',
  'messages.user_id',
  'payments.opened_by',
  'resolutions.decided_by_user',
  'resolutions.proposed_by_user',
]

/** Calls that change a draft run before those that end it. */
const isOfDraft = /documents|defendants\/|^(PATCH|DELETE) \/v1\/claims\/:id$/

interface Surroundings {
  readonly server: TestServer
  readonly fixtures: AccessFixtures
  readonly opponents: Opponents
  readonly claims: ReadonlyMap<string, string>
  /** Claim that waits for its submission fee. */
  readonly unpaidId: string
  /** Claim that was taken over with the code, and the address that the code was sent to. */
  readonly taken: { readonly claimId: string; readonly defendantId: string; readonly email: string }
  /** Browser with a reading session and a written reply. */
  readonly answering: InProcessClient
  /** User who is offered a claim, and the path to take it over. */
  readonly offered: { readonly user: TestUser; readonly takeover: string }
}

async function offeredClaim(server: TestServer, { plaintiff }: Opponents): Promise<Surroundings['offered']> {
  const user = await confirmedUser(server)
  const defendant = { ...plaintiff, email: user.email }
  const claimId = await claimIn(server, { plaintiff, defendant }, 'PENDING_PUBLICATION')
  const { defendants } = dataOf<PartyClaim>(await plaintiff.client.get(`/v1/claims/${claimId}`))
  return { user, takeover: `/v1/claims/defendants/${defendants[0]?.id}/takeover` }
}

async function takenClaim(server: TestServer, { plaintiff, defendant }: Opponents): Promise<Surroundings['taken']> {
  const { email } = registrationForm()
  const claimId = await claimIn(server, { plaintiff, defendant: { ...defendant, email } }, 'PENDING_PUBLICATION')
  dataOf(await defendant.client.post(`/v1/claims/takeover/${await codeSentTo(server, email)}`))
  const { defendants } = dataOf<PartyClaim>(await plaintiff.client.get(`/v1/claims/${claimId}`))
  return { claimId, defendantId: defendants[0]?.id ?? '', email }
}

const asReader = { [readerHeader]: 'true' }

async function writtenAnswer(server: TestServer, { plaintiff, defendant }: Opponents): Promise<InProcessClient> {
  const { email } = registrationForm()
  await claimIn(server, { plaintiff, defendant: { ...defendant, email } }, 'PENDING_PUBLICATION')
  const client = server.client()
  dataOf(await client.post('/v1/letters/open', { code: await codeSentTo(server, email) }))
  const offer = { kind: 'offer', winningParty: 'Plaintiff', costOwner: 'Defendant', value: 250 }
  dataOf(await client.patch('/v1/letters/current/answer', offer, asReader))
  return client
}

async function surroundingsOf(server: TestServer): Promise<Surroundings> {
  const fixtures = await createAccessFixtures(server)
  const opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
  const claims = new Map<string, string>()
  const unpaidId = await claimIn(server, opponents, 'WAITING_FOR_PAYMENT')
  const taken = await takenClaim(server, opponents)
  const offered = await offeredClaim(server, opponents)
  const answering = await writtenAnswer(server, opponents)
  // The draft comes last, because filing another claim replaces it.
  for (const [name, [status]] of Object.entries(statusFor).reverse()) {
    claims.set(name, await claimIn(server, opponents, status))
  }
  await makeFeesOverdue(server)
  const idOf = (step: string) => claims.get(`POST /v1/claims/:id/bidding/${step}`) ?? ''
  dataOf(await biddingStep(opponents.plaintiff, idOf('agree'), '', { costOwner: 'Plaintiff' }))
  for (const step of ['bids', 'end']) await agreeOnBids(opponents, idOf(step))
  await bidTillClose(opponents, idOf('middle'), { least: 2_000, most: 1_900 })
  return { server, fixtures, opponents, claims, unpaidId, taken, offered, answering }
}

/** Other callers for calls that end the session or close the account. */
const callersOf: Readonly<Record<string, 'stranger' | 'former defendant'>> = {
  'DELETE /v1/auth/sessions': 'stranger',
  'POST /v1/users/closure': 'former defendant',
} satisfies Partial<Record<EndpointName, 'stranger' | 'former defendant'>>

/** Fills the cache of the account that requests count for; its query runs once a minute and is no part of a call. */
const beKnown = (client: TestUser['client']) => client.get('/v1/configuration')

/** Statements of every endpoint, each called once, and of a payment that files a claim. */
async function statementsOfAll(surroundings: Surroundings) {
  const { server, fixtures, opponents, claims, unpaidId, taken, offered, answering } = surroundings
  const sent: Record<string, readonly string[]> = {}
  const last = ['DELETE /v1/claims/:id', 'POST /v1/auth/logout']
  const inOrder = [...endpoints].sort(
    (one, other) => last.indexOf(endpointName(one)) - last.indexOf(endpointName(other)),
  )
  for (const endpoint of inOrder) {
    const name = endpointName(endpoint)
    const [, party] = statusFor[name] ?? []
    const id = claims.get(name) ?? ''
    const ofStage = fixtures.claims[isOfDraft.test(name) && !name.startsWith('GET') ? 'draft' : 'public']
    const [recipe = {}] = endpointRecipes[name]?.requests({ ...ofStage, ...(id && { claimId: id }) }, fixtures) ?? []
    const request =
      name === 'POST /v1/auth/login' ? { body: { username: fixtures.users.plaintiff.username, password } } : recipe
    const role = isForReadersAlone(endpoint.permission) ? 'reader' : (callersOf[name] ?? 'plaintiff')
    const client = party ? opponents[party].client : fixtures.clientOf(role)
    await beKnown(client)
    const cookies = Object.fromEntries(client.cookies)
    sent[name] = await statementsOf(() => callEndpoint(server, endpoint, request, cookies, headersOf(role)))
  }
  sent['a submission fee is paid'] = await statementsOf(() => pay(server, unpaidId, 'submission'))
  await beKnown(offered.user.client)
  sent['an offered claim is taken over'] = await statementsOf(async () =>
    dataOf(await offered.user.client.post(offered.takeover)),
  )
  const contest = `/v1/claims/${taken.claimId}/defendants/${taken.defendantId}/contest`
  await beKnown(opponents.plaintiff.client)
  sent['a takeover is contested'] = await statementsOf(async () =>
    dataOf(await opponents.plaintiff.client.post(contest)),
  )
  const redeem = `/v1/claims/takeover/${await newCodeSentTo(server, taken.email)}`
  const { client } = await confirmedUser(server)
  await beKnown(client)
  sent['the new code is redeemed'] = await statementsOf(async () => dataOf(await client.post(redeem)))
  sent['an answer is given with a new account'] = await statementsOf(async () => {
    const account = { username: registrationForm().username, password }
    dataOf(await answering.send('POST', '/v1/letters/current/accounts', account, asReader))
  })
  const { claimId, companyId } = fixtures.claims.public
  const reply = `/v1/claims/${claimId}/defendants/${companyId}/reply`
  const { client: speaking } = fixtures.users.representative
  await beKnown(speaking)
  sent['a reply is published'] = await statementsOf(async () =>
    dataOf(await speaking.post(reply, { text: 'Once more.' })),
  )
  return sent
}

/** Two data sets are created and walked, beside other tests. */
const longTimeout = 180_000
let few: Surroundings
let many: Surroundings
/** Statements of jobs and of the payment watcher, which run beside all calls. */
const inBackground = new Set<string>()
let atOne: Readonly<Record<string, readonly string[]>>
beforeAll(async () => {
  const settings = { UNRESOLVED_CLAIMS_LIMIT: '2000' }
  few = await surroundingsOf(
    await watchStatements(
      statement => inBackground.add(statement),
      () => startTestServer(settings),
    ),
  )
  many = await surroundingsOf(await startTestServer(settings))
  await multiplyRows(many.server, 49)
  // Readers of the larger data set have not been mailed yet, so neither set may have mailed anybody.
  for (const { server } of [few, many]) await server.context.database.deleteFrom('gathered_mails').execute()
  atOne = await statementsOfAll(few)
}, longTimeout)
afterAll(async () => {
  await few.server.stop()
  await many.server.stop()
})

/** Beginning of a statement that identifies it, without the parts that grow with the rows. */
const beginningOf = (statement: string): string => statement.trim().replaceAll(/\s+/g, ' ').slice(0, 80)

test('every call sends as many statements as the table says, at one row and at fifty', {
  timeout: longTimeout,
}, async () => {
  const atFifty = await statementsOfAll(many)
  const others = Object.entries(atOne)
    .map(([name, sent]) => ({ name, expected: statements[name], atOne: sent, atFifty: atFifty[name] ?? [] }))
    .filter(each => each.atOne.length !== each.expected || each.atFifty.length !== each.expected)
    .map(each => ({ ...each, atOne: each.atOne.map(beginningOf), atFifty: each.atFifty.map(beginningOf) }))
  expect(others, JSON.stringify(others, undefined, 1)).toEqual([])
  expect(Object.keys(atOne).sort()).toEqual(Object.keys(statements).sort())
})

test('for whom a request counts is looked up once in a minute', async () => {
  const { server, opponents } = few
  const { client } = opponents.defendant
  const asked = () => statementsOf(() => beKnown(client))
  await beKnown(client)
  const { length: known } = await asked()
  server.clock.advance(minutes(1))
  expect(await asked()).toHaveLength(known)
  server.clock.advance(1)
  expect(await asked()).toHaveLength(known + 1)
  expect(await asked()).toHaveLength(known)
})

/** Statements of further work: searches of every form, and due deadlines. */
async function statementsBesides({ server, opponents }: Surroundings): Promise<readonly string[]> {
  const { client } = opponents.plaintiff
  const terms = ['an', 'dora', 'dora def', 'd', 'dora defendant malpractice', '0'.repeat(8)]
  const searches = await statementsOf(async () => {
    for (const term of terms) dataOf(await client.get(`/v1/search?term=${encodeURIComponent(term)}`))
  })
  server.clock.advance(days(60))
  return [...searches, ...(await statementsOf(() => applyDueDeadlines(server.context)))]
}

const signed = ['--by', 'Olga', '--because', 'Asked for']

/**
 * Statements of the operator's commands and console, and of the nightly and hourly clean-up; some read whole tables.
 */
const statementsOfOperation = ({ server, fixtures }: Surroundings): Promise<readonly string[]> =>
  statementsOf(async () => {
    const { context, clock } = server
    const { client, username, secret } = await staffMember(server, 'administrator')
    for (const endpoint of endpoints.filter(({ path }) => path.startsWith('/v1/operator/'))) {
      const [recipe = {}] = endpointRecipes[endpointName(endpoint)]?.requests(fixtures.claims.public, fixtures) ?? []
      await callEndpoint(server, endpoint, recipe, Object.fromEntries(client.cookies))
    }
    await client.post('/v1/auth/login', { username, password })
    await client.post('/v1/auth/login/second-factor', { oneTimeCode: codeOf(server, secret) })
    for (const [run, ...parameters] of [
      [runAgreements, 'list'],
      [runReports, 'list', 'objections'],
      [runRecords, 'split', fixtures.claims.public.companyId, ...signed],
      ...ledgerLists.map(list => [runPayments, 'list', list] as const),
    ] as const) {
      const { ok, text } = await run({ ...context, claims: claimPayments(context) }, parameters)
      expect(ok, text).toBe(true)
    }
    const [secretHash, state, nonce, verifier] = ['secret', 'state', 'nonce', 'verifier']
    await insertGoogleSignIn(
      context.database,
      { secret_hash: secretHash, state, nonce, code_verifier: verifier, expires_at: clock.now(), proves_user_id: null },
      clock.now(),
    )
    clock.advance(days(400))
    await applyDueDeadlines(context)
    await sendGatheredMails(context)
    await sweep(context)
    await deleteExpiredAnswers(context)
    await deleteEndedCounts(context)
  })

describe('where PostgreSQL takes the claims for a million', () => {
  let database: StretchedDatabase
  let besides: readonly string[]
  beforeAll(async () => {
    database = await stretchedDatabase({ claims: 6_000, times: 170 })
    besides = await statementsBesides(few)
  }, longTimeout)
  afterAll(() => database[Symbol.asyncDispose]())

  // The queue's own tables grow with the jobs.
  const planned = (statements: Iterable<string>) =>
    [...new Set(statements)].filter(text => /^\s*(select|with|insert|update|delete)\b(?!.*pgboss)/is.test(text))

  test('nothing reads a table from end to end that grows with the claims', async () => {
    const sent = Object.entries({ ...atOne, besides })
    const senders = new Map(sent.flatMap(([name, all]) => all.map(statement => [statement, name] as const)))
    const asked = planned(senders.keys())
    const scans = new Set(database.tables.map(table => `Seq Scan ${table}`))
    const others = []
    for (const [statement, plan] of await plansOf(database.url, asked)) {
      const scanned = plan?.reads.filter(read => scans.has(read)) ?? 'not planned'
      if (scanned.length > 0) others.push([senders.get(statement), scanned, beginningOf(statement)])
    }
    expect(others).toEqual([])
    expect(asked.length).toBeGreaterThan(150)
  })

  test('each index serves a unique rule, a foreign key or a statement, and what is deleted is found by one', async () => {
    const operation = await statementsOfOperation(few)
    const sent = planned([...Object.values(atOne).flat(), ...besides, ...operation, ...inBackground])
    const { unused, missing } = await indexUses(database.url, sent)
    expect(unused).toEqual(indexesOfOthers)
    expect(missing).toEqual(scannedForAccounts)
  })
})
