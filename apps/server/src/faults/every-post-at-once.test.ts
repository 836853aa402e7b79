import { randomInt, randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type EndpointDefinition, endpointName } from '@redress/contract/endpoint.ts'
import { endpoints } from '@redress/contract/endpoints.ts'
import { undoPeriod } from '@redress/domain/people/account-changes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { after } from '../accounts/people/lifetimes.ts'
import { deleteOldChanges } from '../accounts/profile/account-change-repository.ts'
import { sendGatheredMails } from '../notifications/gathered-notices.ts'
import { callEndpoint, type RawAnswer } from '../testing/call-endpoint.ts'
import { isLongTest } from '../testing/long-tests.ts'
import type { PreparedRequest } from '../testing/requests/entry.ts'
import { prepareRequest } from '../testing/requests/request-book.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { allRoutes } from '../wiring/routes.ts'

/** Concurrent copies of each request; `npm run test:faults` sends fifty. */
const times = isLongTest ? 50 : 3

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '10000' })
  // The watcher detects the transfer that opened the recipient's account on the chain.
  const transfers = server.context.database.selectFrom('transfers').select('id')
  await vi.waitUntil(async () => (await transfers.execute()).length > 0, { timeout: 20_000 })
})
afterAll(() => server.stop())

const posts = endpoints.filter(({ method }) => method === 'POST')

type Headers = Readonly<Record<string, string>>
const newKey = (): Headers => ({ 'idempotency-key': randomUUID() })
const noKey = (): Headers => ({})

/** Sends a request from an address of its own, against rate limits, and retries 503 as clients should. */
async function send(
  endpoint: EndpointDefinition,
  { request, headers: own }: PreparedRequest,
  cookies: Record<string, string>,
  headers: Headers,
): Promise<RawAnswer> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  for (;;) {
    const answer = await callEndpoint(server, endpoint, request, cookies, {
      ...own,
      ...headers,
      'x-forwarded-for': address,
    })
    if (answer.status !== 503) return answer
    expect(answer.headers).toContain('"retry-after"')
    // Refusals come so fast that they would starve the event loop, including the database's answers.
    await setImmediate()
  }
}

const cookiesOf = ({ client }: PreparedRequest) => Object.fromEntries(client.cookies)

/** Result of concurrent requests: their answers, and the changed row counts. */
interface Outcome {
  readonly answers: readonly RawAnswer[]
  readonly changes: Changes
}

async function atOnce(endpoint: EndpointDefinition, headersOf: (index: number) => Headers): Promise<Outcome> {
  const act = await prepareRequest(server, endpoint)
  const before = await readCounts()
  const sent = Array.from({ length: times }, (_, index) => send(endpoint, act, cookiesOf(act), headersOf(index)))
  const answers = await Promise.all(sent)
  return { answers, changes: changesSince(before, await readCounts()) }
}

/** Sends the copies one after the other; returns the result of the first, and of all. */
async function inTurn(endpoint: EndpointDefinition): Promise<{ readonly one: Outcome; readonly all: Outcome }> {
  const act = await prepareRequest(server, endpoint)
  const cookies = cookiesOf(act)
  const before = await readCounts()
  const answers = [await send(endpoint, act, cookies, newKey())]
  const one = { answers: [...answers], changes: changesSince(before, await readCounts()) }
  while (answers.length < times) answers.push(await send(endpoint, act, cookies, newKey()))
  return { one, all: { answers, changes: changesSince(before, await readCounts()) } }
}

/**
 * Jobs that may stay pending: those waiting for a long time or for the operator, and the clean-up of unreferenced
 * files.
 */
const patient = ['apply-deadlines', 'delete-expired-answers', '__pgboss__send-it', 'delete-stored-files', 'given-up']

async function untilWorkIsDone(): Promise<void> {
  const waiting = sql`
    select id from pgboss.job
    where state < 'completed' and start_after < now() + interval '1 minute' and name not in (${sql.join(patient)})
  `
  await expect.poll(async () => (await waiting.execute(server.context.database)).rows).toEqual([])
}

/** Tables whose row count grows with requests and transactions; claims are counted by status instead. */
const uncounted = ['idempotency_keys', 'request_counts', 'claims']

/** Job of each minute, which a test server does not schedule. How many of it an act adds depends on time. */
const gathering = 'send-gathered-mails'

/**
 * Rows of each table. Claims are counted by status, and jobs, which send the mail, by name. Jobs that the scheduler
 * creates are left out.
 */
async function readCounts(): Promise<Map<string, number>> {
  // The scheduler runs this every minute, and adds a job for each mail that is due.
  await sendGatheredMails(server.context)
  await untilWorkIsDone()
  const { database, clock } = server.context
  // The next change of an account would delete undo records that have expired.
  await deleteOldChanges(database, after(clock.now(), -undoPeriod))
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name <> all(${uncounted}) and table_name not like 'kysely%'
  `.execute(database)
  const countOf = ({ name }: { name: string }) => sql`select ${name} as what, count(*) from ${sql.table(name)}`
  const { rows } = await sql<{ what: string; count: bigint }>`
    ${sql.join(tables.rows.map(countOf), sql` union all `)}
    union all select 'claims ' || status, count(*) from claims group by status
    union all select 'job ' || name, count(*) from pgboss.job
      where name not in (${sql.join([...patient, gathering])}) and name not in (select name from pgboss.schedule) group by name
  `.execute(database)
  return new Map(rows.map(({ what, count }) => [what, Number(count)]))
}

type Changes = Readonly<Record<string, number>>
function changesSince(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Changes {
  const all = [...new Set([...before.keys(), ...after.keys()])]
  const changes = all.map(what => [what, (after.get(what) ?? 0) - (before.get(what) ?? 0)] as const)
  return Object.fromEntries(changes.filter(([, change]) => change !== 0))
}

const codeOf = ({ body }: RawAnswer): string => (JSON.parse(body) as { code?: string }).code ?? ''
const kindsOf = (answers: readonly RawAnswer[]) => answers.map(each => `${each.status} ${codeOf(each)}`.trim()).sort()
const isReplayed = ({ headers }: RawAnswer) => 'idempotency-replayed' in JSON.parse(headers)

const isOnce = (endpoint: EndpointDefinition) =>
  !allRoutes.find(route => route.endpoint === endpoint)?.withoutIdempotency

/**
 * Normalises outcomes: a code that is requested again before its mail is sent may be mailed again, depending on
 * timing.
 */
const comparable = (endpoint: EndpointDefinition, { answers, changes }: Outcome) => {
  const { 'job send-invitation': mailed = 0, ...others } = changes
  return endpoint.path.endsWith('/reset')
    ? { answers: kindsOf(answers), changes: others, isMailed: mailed > 0 }
    : { answers: kindsOf(answers), changes }
}

/** The copies of an act are identical, so every order must have the effect of running them one after the other. */
const keysOfMany: readonly ((index: number) => Headers)[] = isLongTest
  ? [newKey, noKey]
  : [index => (index % 2 === 0 ? newKey() : noKey())]

test.each(posts.map(endpoint => [endpointName(endpoint), endpoint] as const))(
  `%s, sent ${times} times at once`,
  {
    timeout: 180_000,
  },
  async (_name, endpoint) => {
    const { one, all } = await inTurn(endpoint)
    expect(kindsOf(one.answers)).toEqual(['200'])

    for (const keyOf of keysOfMany) {
      expect(comparable(endpoint, await atOnce(endpoint, keyOf))).toEqual(comparable(endpoint, all))
    }

    if (!isOnce(endpoint)) return
    const key = newKey()
    const { answers, changes } = await atOnce(endpoint, () => key)
    expect(changes).toEqual(one.changes)
    const acted = answers.filter(each => each.status === 200 && !isReplayed(each))
    expect(acted).toHaveLength(1)
    for (const answer of answers) {
      if (answer.status === 200) expect(answer.body).toBe(acted[0]?.body)
      else expect(kindsOf([answer])).toEqual(['409 REQUEST_IN_PROGRESS'])
    }
  },
)
