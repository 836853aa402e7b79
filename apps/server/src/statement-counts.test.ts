import { type EndpointDefinition, endpointName } from '@redress/contract/endpoint.ts'
import { endpoints } from '@redress/contract/endpoints.ts'
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
import { callEndpoint } from './testing/call-endpoint.ts'
import { claimIn, dataOf, type Opponents, pay } from './testing/file-claim.ts'
import { startIssuer, type TestIssuer } from './testing/issuer.ts'
import { indexUses } from './testing/many-claims/index-uses.ts'
import { plansOf, type StretchedDatabase, stretchedDatabase } from './testing/many-claims/stretched-database.ts'
import { days, minutes } from './testing/movable-clock.ts'
import { multiplyRows } from './testing/multiply-rows.ts'
import { statementsOf, watchStatements } from './testing/recorded-statements.ts'
import { newCodeSentTo } from './testing/redeem-codes.ts'
import { newAddress, newOpponents, publicCompany, takenOver } from './testing/requests/prepared-states.ts'
import { entryOf, prepareRequest } from './testing/requests/request-book.ts'
import { codeOf } from './testing/second-factors.ts'
import { confirmedUser, password } from './testing/sign-up.ts'
import { staffMember } from './testing/staff.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'
import { sweep } from './wiring/daily-sweep.ts'

/** Number of statements of each act that is no call of its own. Those of the calls are in their entries. */
const statementsOfOthers = {
  'a submission fee is paid': 20,
  'the new code is redeemed': 17,
} as const satisfies Readonly<Record<string, number>>

/**
 * Index for the newest matches if more claims match a search than are counted, for which there are too few here; and
 * the indexes of the site map, of letters that come back and of bank statements, which are no calls.
 */
const indexesOfOthers = [
  'claims_restricted',
  'defendants_letter_message',
  'payments_bank_reference',
  'searched_claims_newest',
  'transfers_bank',
]

/** Calls of staff that count whole tables, seldom. */
const countsAll = ['GET /v1/operator/figures', 'GET /v1/operator/records']

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

interface Surroundings {
  readonly server: TestServer
  /** Acts by their names, each in a prepared state of its own. */
  readonly acts: Readonly<Record<string, PreparedAct>>
  /** Two users with a claim between them. */
  readonly opponents: Opponents
}

interface PreparedAct {
  readonly client: InProcessClient
  /** @throws if it is refused */
  perform(): Promise<unknown>
}

/** Sorted by name, so that a broadcast is made before one is ended. */
const inOrder = endpoints.toSorted((one, other) => (endpointName(one) < endpointName(other) ? -1 : 1))

async function preparedCall(server: TestServer, endpoint: EndpointDefinition): Promise<PreparedAct> {
  const { client, request, headers } = await prepareRequest(server, endpoint)
  const perform = async () => {
    const { status, body } = await callEndpoint(server, endpoint, request, Object.fromEntries(client.cookies), headers)
    expect(status, `${endpointName(endpoint)} answered ${body}`).toBeLessThan(400)
  }
  return { client, perform }
}

async function preparedOthers(server: TestServer): Promise<Record<keyof typeof statementsOfOthers, PreparedAct>> {
  const opponents = await newOpponents(server)
  const unpaidId = await claimIn(server, opponents, 'WAITING_FOR_PAYMENT')
  const { claimId, defendantId, email } = await takenOver(server, opponents)
  dataOf(await opponents.plaintiff.client.post(`/v1/claims/${claimId}/defendants/${defendantId}/contest`))
  const code = await newCodeSentTo(server, email)
  const { client } = await confirmedUser(server)
  return {
    'a submission fee is paid': {
      client: opponents.plaintiff.client,
      perform: () => pay(server, unpaidId, 'submission'),
    },
    'the new code is redeemed': {
      client,
      perform: async () => dataOf(await client.post(`/v1/claims/takeover/${code}`)),
    },
  }
}

/** The way back from Google, after a person without an account has consented. */
async function preparedSignIn(server: TestServer): Promise<PreparedAct> {
  const client = server.client()
  const { headers } = await client.get('/v1/social-providers/google')
  const person = { sub: 'grace', email: newAddress(), email_verified: true, given_name: 'Grace', family_name: 'Hopper' }
  const { pathname, search } = new URL(await issuer.consent(String(headers.location), person))
  const perform = async () => {
    const { headers: answered } = await client.get(pathname + search)
    expect(answered.location).not.toContain('failure')
  }
  return { client, perform }
}

async function surroundingsOf(server: TestServer): Promise<Surroundings> {
  const acts: Record<string, PreparedAct> = await preparedOthers(server)
  for (const endpoint of inOrder) acts[endpointName(endpoint)] = await preparedCall(server, endpoint)
  const opponents = await newOpponents(server)
  await claimIn(server, opponents, 'DISPUTED')
  return { server, acts, opponents }
}

/** Fills the cache of the account that requests count for; its query runs once a minute and is no part of a call. */
const beKnown = (client: InProcessClient) => client.get('/v1/configuration')

async function statementsOfAll({ server, acts }: Surroundings) {
  const sent: Record<string, readonly string[]> = {}
  // The issuer's code is valid for a minute.
  const all = { ...acts, 'GET /v1/social-providers/google/callback': await preparedSignIn(server) }
  for (const [name, { client, perform }] of Object.entries(all)) {
    await beKnown(client)
    sent[name] = await statementsOf(perform)
  }
  return sent
}

/** Two data sets are created and walked, beside other tests. */
const longTimeout = 900_000
let issuer: TestIssuer
let few: Surroundings
let many: Surroundings
/** Statements of jobs and of the payment watcher, which run beside all calls. */
const inBackground = new Set<string>()
let atOne: Readonly<Record<string, readonly string[]>>
beforeAll(async () => {
  issuer = await startIssuer('http://localhost:3000/v1/social-providers/google/callback')
  const settings = { UNRESOLVED_CLAIMS_LIMIT: '2000', ...issuer.settings }
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
  await issuer.stop()
})

const expected: Readonly<Record<string, number>> = {
  ...statementsOfOthers,
  ...Object.fromEntries(endpoints.map(endpoint => [endpointName(endpoint), entryOf(endpoint).statements])),
}

/** Beginning of a statement that identifies it, without the parts that grow with the rows. */
const beginningOf = (statement: string): string => statement.trim().replaceAll(/\s+/g, ' ').slice(0, 80)

test('every call sends as many statements as the table says, at one row and at fifty', {
  timeout: longTimeout,
}, async () => {
  const atFifty = await statementsOfAll(many)
  const others = Object.entries(atOne)
    .map(([name, sent]) => ({ name, expected: expected[name], atOne: sent, atFifty: atFifty[name] ?? [] }))
    .filter(each => each.atOne.length !== each.expected || each.atFifty.length !== each.expected)
    .map(each => ({ ...each, atOne: each.atOne.map(beginningOf), atFifty: each.atFifty.map(beginningOf) }))
  expect(others, JSON.stringify(others, undefined, 1)).toEqual([])
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
const statementsOfOperation = async ({ server }: Surroundings): Promise<readonly string[]> => {
  const opponents = await newOpponents(server)
  const companyIds = [await publicCompany(server, opponents), await publicCompany(server, opponents)]
  return statementsOf(async () => {
    const { context, clock } = server
    const { client, username, secret } = await staffMember(server, 'administrator')
    await client.post('/v1/auth/login', { username, password })
    await client.post('/v1/auth/login/second-factor', { oneTimeCode: codeOf(server, secret) })
    for (const [run, ...parameters] of [
      [runAgreements, 'list'],
      [runReports, 'list', 'objections'],
      [runRecords, 'merge', ...companyIds, ...signed],
      [runRecords, 'split', companyIds[0] ?? '', ...signed],
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
}

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
    const sent = Object.entries({ ...atOne, besides }).filter(([name]) => !countsAll.includes(name))
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
