import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DatabaseGate, startDatabaseGate } from '../../testing/database-gate.ts'
import { confirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { inTransaction, isDatabaseAway } from './database.ts'

let server: TestServer
let gate: DatabaseGate
beforeAll(async () => {
  server = await startTestServer({}, async databaseUrl => {
    gate = await startDatabaseGate(databaseUrl)
    return gate.databaseUrl
  })
})
afterAll(async () => {
  await server.stop()
  await gate.shut()
})

test('while the database is away everybody is told so, and all goes on when it is back', {
  tags: 'SPEC-8-UNAVAILABLE',
}, async () => {
  const { client, email } = await confirmedUser(server)
  const visitor = server.client()
  const requests = [
    () => client.get('/v1/claims'),
    () => client.post('/v1/claims', undefined, { 'idempotency-key': 'a draft' }),
    () => client.patch('/v1/users', { city: 'Graz' }),
    () => visitor.get('/v1/search?term=roof'),
    () => visitor.post('/v1/auth/login', { username: 'ada', password: 'Correct-horse-7' }),
  ]
  expect((await client.get('/v1/claims')).status).toBe(200)

  await server.context.database.connection().execute(async connection => {
    await gate.shut()
    await expect(sql`select 1`.execute(connection)).rejects.toSatisfy(isDatabaseAway)
  })
  for (const request of requests) {
    expect(await request()).toMatchObject({
      status: 503,
      body: { error: 'The service is briefly unavailable. Please try again in a moment.', code: 'UNAVAILABLE' },
    })
  }

  await gate.open()
  const [claims, draft, user, found, login] = await Promise.all(requests.map(request => request()))
  expect([claims, draft, user, found, login].map(answer => answer?.status)).toEqual([200, 200, 200, 200, 401])
  await visitor.post('/v1/auth/forgot-password', { email })
  await server.inbox.take(email, /password/i)
})

test('of two transactions that wait for each other the one that PostgreSQL ends is run again', async () => {
  const bothHold = Promise.withResolvers<void>()
  let firstLocks = 0
  const crossing = (first: string, second: string) =>
    inTransaction(server.context.database, async transaction => {
      await sql`lock table ${sql.table(first)}`.execute(transaction)
      firstLocks++
      if (firstLocks === 2) bothHold.resolve()
      await bothHold.promise
      await sql`lock table ${sql.table(second)}`.execute(transaction)
    })
  await Promise.all([crossing('claims', 'users'), crossing('users', 'claims')])
  expect(firstLocks).toBe(3)
})
