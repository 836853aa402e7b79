import { randomUUID } from 'node:crypto'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteStoredFiles } from '../../claims/documents/stored-files.ts'
import { type DatabaseGate, startDatabaseGate } from '../../testing/database-gate.ts'
import { claimIn, dataOf, draftClaim, type Opponents, offerOf } from '../../testing/file-claim.ts'
import { isLongTest } from '../../testing/long-tests.ts'
import { statementsOf, watchStatements } from '../../testing/recorded-statements.ts'
import { confirmedUser, registrationForm } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { multipart } from '../../testing/upload.ts'
import type { Answer } from './in-process-client.ts'

let server: TestServer
let gate: DatabaseGate
let opponents: Opponents
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '1000' }, async databaseUrl => {
    gate = await startDatabaseGate(databaseUrl)
    return gate.databaseUrl
  })
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
})
afterAll(async () => {
  await server.stop()
  await gate.shut()
})

type Headers = Readonly<Record<string, string>>
interface Request {
  readonly path: string
  readonly body: object
  readonly headers?: Headers
}
interface Act {
  /** Returns the id of the claim. */
  prepare(): Promise<string>
  readonly request: Request
  /** Number of times that the act has taken effect. */
  count(claim: PartyClaim): number
  /** Interrupting it at every point is slow, so only long runs do. */
  readonly isSlow?: true
}

const file = await multipart({ name: 'letter.txt', content: new TextEncoder().encode('Dear Sir, pay.') })
const documents = ({ files }: PartyClaim) => files.length - 1
const link: Act = {
  prepare: () => draftClaim(opponents),
  request: { path: 'documents/urls', body: { url: 'https://example.org/a', urlDescription: 'A letter' } },
  count: documents,
}
const upload: Act = { ...link, request: { path: 'documents/files', ...file } }
const proposal: Act = {
  prepare: () => claimIn(server, opponents, 'DISPUTED'),
  request: { path: 'propose-resolution', body: offerOf() },
  count: claim => claim.resolutions.length,
  isSlow: true,
}
const acts: [string, Act][] = [
  ['a link', link],
  ['an upload', upload],
  ['a proposal', proposal],
]

const newKey = (): Headers => ({ 'idempotency-key': randomUUID() })
const send = (claimId: string, { path, body, headers }: Request, key: Headers): Promise<Answer> =>
  opponents.plaintiff.client.send('POST', `/v1/claims/${claimId}/${path}`, body, { ...headers, ...key })
const countOf = async (claimId: string, { count }: Act) =>
  count(dataOf<PartyClaim>(await opponents.plaintiff.client.get(`/v1/claims/${claimId}`)))

const away = { status: 503, headers: { 'retry-after': expect.any(String) }, body: { code: 'UNAVAILABLE' } }

/** Retries like a client while the status is one of these. */
async function askedAgain(act: () => Promise<Answer>, ...statuses: readonly number[]): Promise<Answer> {
  const answers: Answer[] = []
  const ask = async () => {
    answers.push(await act())
    return answers.at(-1)?.status
  }
  await expect.poll(ask, { interval: 10 }).not.toSatisfy(status => statuses.includes(status))
  return answers.at(-1) as Answer
}

describe.each(acts)('%s', (_name, act) => {
  test('happens once, wherever the connection to the database is cut', async () => {
    const first = await act.prepare()
    const { length } = await statementsOf(() => send(first, act.request, newKey()))
    for (let cutAt = act.isSlow && !isLongTest ? length - 2 : 1; cutAt <= length; cutAt++) {
      const [claimId, key] = [await act.prepare(), newKey()]
      let done = 0
      const cutOff = await watchStatements(
        () => ++done === cutAt && gate.cut(),
        () => send(claimId, act.request, key),
      )
      if (cutOff.status !== 200) expect(cutOff).toMatchObject(away)
      const answer = await askedAgain(() => send(claimId, act.request, key), 503)
      expect({ cutAt, status: answer.status, count: await countOf(claimId, act) }).toEqual({
        cutAt,
        status: 200,
        count: 1,
      })
    }
  })

  test('happens once where the commit arrives and its answer is lost', async () => {
    const [claimId, key] = [await act.prepare(), newKey()]
    const lost = await watchStatements(
      statement => statement.includes('idempotency_keys" (') && gate.loseNextCommit(),
      () => send(claimId, act.request, key),
    )
    expect(lost).toMatchObject(away)
    const answer = await askedAgain(() => send(claimId, act.request, key), 503)
    expect(answer).toMatchObject({ status: 200, headers: { 'idempotency-replayed': 'true' } })
    expect(await countOf(claimId, act)).toBe(1)
  })

  test('does not happen where its answer cannot be kept, and happens once when asked again', async () => {
    const { database } = server.context
    const [claimId, key] = [await act.prepare(), newKey()]
    await sql`alter table idempotency_keys add constraint no_room check (false) not valid`.execute(database)
    const failed = await send(claimId, act.request, key)
    await sql`alter table idempotency_keys drop constraint no_room`.execute(database)
    expect([failed.status, await countOf(claimId, act)]).toEqual([500, 0])
    expect((await send(claimId, act.request, key)).status).toBe(200)
    expect(await countOf(claimId, act)).toBe(1)
  })

  test('happens once when it is sent fifty times at the same time', async () => {
    const [claimId, key] = [await act.prepare(), newKey()]
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(claimId, act.request, key)))
    const acted = answers.filter(each => each.status === 200 && !each.headers['idempotency-replayed'])
    expect(acted).toHaveLength(1)
    for (const answer of answers) {
      if (answer.status === 200) expect(answer.body).toEqual(acted[0]?.body)
      else expect(answer).toMatchObject({ status: 409, body: { code: 'REQUEST_IN_PROGRESS' } })
    }
    expect(await countOf(claimId, act)).toBe(1)
  })
})

const lock = 'pg_try_advisory_xact_lock'
const keep = 'insert into "idempotency_keys"'
/** A killable server takes seconds to start, so the short form kills only before and after the commit. */
const kills: readonly (readonly [string, Act, readonly string[]])[] = [
  ['a link, between commit and answer', link, [keep, 'commit']],
  ['an upload that is stored, before the act', upload, [lock]],
  ['a link, before the act', link, [lock]],
  ['a link, in the midst of the act', link, ['insert into "documents"']],
  ['a link, before the commit', link, [keep]],
  ['an upload, between commit and answer', upload, [keep, 'commit']],
]
test.each(kills.slice(0, isLongTest ? kills.length : 2))(
  'a server that is killed at %s, has not acted twice',
  async (_name, act, statements) => {
    const [claimId, key] = [await act.prepare(), newKey()]
    const killable = await server.killable()
    await killable.killAfter(...statements)
    const { path, body, headers } = act.request
    const cookie = [...opponents.plaintiff.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const unanswered = fetch(`${killable.url}/v1/claims/${claimId}/${path}`, {
      method: 'POST',
      body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers, ...key, cookie },
    })
    await expect(unanswered).rejects.toThrow()
    await killable.killed

    // Its transaction ends with its connection, which releases the key.
    const begun = performance.now()
    const answer = await askedAgain(() => send(claimId, act.request, key), 409)
    expect(answer.status).toBe(200)
    expect(performance.now() - begun).toBeLessThan(5_000)
    expect(await countOf(claimId, act)).toBe(1)
  },
)

test('a file that was stored for an act that never came is deleted', async () => {
  const { context } = server
  const [claimId, key] = [await upload.prepare(), newKey()]
  const cutOff = await watchStatements(
    statement => statement.includes(lock) && gate.cut(),
    () => send(claimId, upload.request, key),
  )
  expect(cutOff).toMatchObject(away)
  expect((await askedAgain(() => send(claimId, upload.request, key), 503)).status).toBe(200)
  const { rows } = await sql<{ data: { storageKeys: string[] } }>`
    select data from pgboss.job where name = 'delete-stored-files' and data::text like ${`%${claimId}%`}
  `.execute(context.database)
  const storageKeys = rows.flatMap(({ data }) => data.storageKeys)
  expect(storageKeys).toHaveLength(2)
  await deleteStoredFiles(context, { storageKeys })
  const rest = await context.database.selectFrom('documents').select('storage_key').where('claim_id', '=', claimId)
  const named = (await rest.execute()).flatMap(row => row.storage_key ?? [])
  expect(await stored(storageKeys)).toEqual(named)
})

/** Keys under which the storage has a file. */
async function stored(keys: readonly string[]): Promise<string[]> {
  const isStored = (key: string) =>
    server.context.storage.read(key).then(
      content => content !== null && Boolean(content.destroy()),
      () => false,
    )
  const found = await Promise.all(keys.map(isStored))
  return keys.filter((_, index) => found[index])
}

test('of two accounts with one name, asked for with keys at the same moment, one is opened', async () => {
  const { username } = registrationForm()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      server.client().post('/v1/auth/register', registrationForm({ username }), newKey()),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
})
