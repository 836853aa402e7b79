import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DatabaseGate, startDatabaseGate } from '../../testing/database-gate.ts'
import { claimIn } from '../../testing/file-claim.ts'
import { confirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { isDatabaseAway } from './database.ts'

const limit = 3_000
/** Upper bound of an answer: connection timeout, statement timeout and grace periods. */
const longestAnswer = limit + limit + 1_000 + 3_000

let server: TestServer
let gate: DatabaseGate
let isStopped = false
beforeAll(async () => {
  server = await startTestServer({ DATABASE_TIMEOUT: 'PT3S' }, async databaseUrl => {
    gate = await startDatabaseGate(databaseUrl)
    return gate.databaseUrl
  })
})
afterAll(async () => {
  if (!isStopped) await server.stop()
  await gate.shut()
})

test('a database that falls silent frees every call in time, and all goes on when it speaks again', async () => {
  const { client, email } = await confirmedUser(server)
  const visitor = server.client()
  const requests = [
    () => client.get('/v1/claims'),
    () => client.post('/v1/claims', undefined, { 'idempotency-key': 'a draft' }),
    () => client.patch('/v1/users', { city: 'Graz' }),
    () => visitor.get('/v1/search?term=roof'),
    () => visitor.post('/v1/auth/forgot-password', { email }),
  ]
  for (const request of requests) expect((await request()).status).toBe(200)
  await server.inbox.take(email, /password/i)

  gate.silence()
  const begun = performance.now()
  // More requests than connections.
  const answers = await Promise.all([...requests, ...requests, ...requests, ...requests].map(request => request()))
  expect(performance.now() - begun).toBeLessThan(longestAnswer)
  for (const answer of answers) {
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'retry-after': expect.any(String) },
      body: { code: 'UNAVAILABLE' },
    })
  }

  gate.endSilence()
  for (const request of requests) {
    await expect.poll(async () => (await request()).status, { timeout: longestAnswer }).toBe(200)
  }
  // The job queue has its own connections.
  await server.inbox.take(email, /password/i)
})

test('a statement, or a wait for a lock, that takes too long ends, and is answered as unavailable', async () => {
  const { database } = server.context
  const plaintiff = await confirmedUser(server)
  const claimId = await claimIn(server, { plaintiff, defendant: await confirmedUser(server) }, 'PENDING_PUBLICATION')
  await expect(sql`select pg_sleep(60)`.execute(database)).rejects.toMatchObject({ code: '57014' })
  await database.transaction().execute(async transaction => {
    await sql`select id from claims where id = ${claimId} for update`.execute(transaction)
    const begun = performance.now()
    const answer = await plaintiff.client.patch(`/v1/claims/${claimId}/amend`, { value: 12.5 })
    expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
    expect(performance.now() - begun).toBeLessThan(longestAnswer)
  })
})

test('news is heard again after the connection that listens fell silent', async () => {
  const heard: string[] = []
  const end = server.context.live.onNews(({ kind }) => heard.push(kind))
  gate.silence()
  await expect(sql`select 1`.execute(server.context.database)).rejects.toSatisfy(isDatabaseAway)
  gate.endSilence()
  // Notifications sent during the silence are lost, and the listener reports `missed`.
  await expect.poll(() => heard).toContain('missed')
  end()
})

test('a server stops in order though its database is silent', async () => {
  gate.silence()
  const begun = performance.now()
  isStopped = true
  await server.stop()
  expect(performance.now() - begun).toBeLessThan(30_000)
})
