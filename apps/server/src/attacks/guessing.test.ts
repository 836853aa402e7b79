import { randomBytes } from 'node:crypto'
import { type EndpointDefinition, endpointName } from '@redress/contract/endpoint.ts'
import { endpoints } from '@redress/contract/endpoints.ts'
import { redeemCodeFromBytes } from '@redress/domain/people/redeem-code.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deriveSecret, newSecret } from '../platform/secrets.ts'
import { claimByCalls } from '../testing/file-claim.ts'
import { codeSentTo } from '../testing/redeem-codes.ts'
import { confirmedUser, password, registrationForm } from '../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('a new installation has no account', async () => {
  const { rows } = await sql<{ count: string }>`select count(*) from users`.execute(server.context.database)
  expect(Number(rows[0]?.count)).toBe(0)
})

test('no two secrets are alike, and none is short', () => {
  const secrets = Array.from({ length: 5_000 }, newSecret)
  expect(new Set(secrets).size).toBe(secrets.length)
  expect(Math.min(...secrets.map(secret => Buffer.from(secret, 'base64url').length))).toBe(32)
  const derived = Array.from({ length: 5_000 }, (_, cause) => deriveSecret('key', 'code', String(cause)))
  const codes = derived.map(redeemCodeFromBytes)
  expect(new Set(codes).size).toBe(codes.length)
  expect(new Set(codes.map(code => code.length))).toEqual(new Set([26]))
  // Every bit is set in half of the tokens, in the last character too.
  const set = Array.from(
    { length: 256 },
    (_, bit) => derived.filter(each => ((each[bit >> 3] ?? 0) >> (bit & 7)) & 1).length,
  )
  expect(Math.min(...set)).toBeGreaterThan(2_200)
  expect(Math.max(...set)).toBeLessThan(2_800)
})

test('nothing that signs in is stored as it is', async () => {
  const user = await confirmedUser(server)
  const email = registrationForm().email
  const nobody = { ...user, email }
  await claimByCalls(server, { plaintiff: user, defendant: nobody }, 'PENDING_PUBLICATION')
  const code = await codeSentTo(server, email)
  await user.client.post('/v1/auth/login', { username: user.username, password: 'Wrong-horse-7' })
  const secrets = [password, 'Wrong-horse-7', code, ...user.client.cookies.values()].filter(each => each.length > 8)
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
  `.execute(server.context.database)
  expect(tables.length).toBeGreaterThan(20)
  let rowCount = 0
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(
      server.context.database,
    )
    rowCount += rows.length
    for (const { row } of rows)
      expect(
        secrets.filter(secret => row.includes(secret)),
        name,
      ).toEqual([])
  }
  expect(rowCount).toBeGreaterThan(20)
})

test('a password of 64 characters is taken, and compared to its last', async () => {
  const long = `Aa1-${'x'.repeat(59)}!`
  const form = registrationForm({ password: long })
  const client = server.client()
  expect((await client.post('/v1/auth/register', form)).status).toBe(200)
  const logIn = (given: string) => client.post('/v1/auth/login', { username: form.username, password: given })
  expect((await logIn(long.slice(0, -1))).status).toBe(401)
  expect((await logIn(`${long} `)).status).toBe(401)
  expect((await logIn(long.toLowerCase())).status).toBe(401)
  expect((await logIn(long)).status).toBe(200)
})

test('a cookie that was there before the sign-in is worth nothing after it', async () => {
  const user = await confirmedUser(server)
  const thief = server.client()
  const victim = server.client()
  for (const client of [thief, victim]) {
    client.cookies.set('redress-access', 'a'.repeat(43))
    client.cookies.set('redress-refresh', 'b'.repeat(43))
  }
  await victim.post('/v1/auth/login', { username: user.username, password })
  expect((await victim.get('/v1/auth')).status).toBe(200)
  expect((await thief.get('/v1/auth')).status).toBe(401)
  expect((await thief.post('/v1/auth/refresh')).status).toBe(401)
})

const guessable = (endpoints as readonly EndpointDefinition[]).filter(({ path }) =>
  /:(token|code|redeemCode)\b/.test(path),
)

test.each(guessable.map(endpoint => ({ endpoint, name: endpointName(endpoint) })))(
  '$name says the same of whatever is guessed, and no more',
  async ({ endpoint }) => {
    const { client } = await confirmedUser(server)
    const guess = () =>
      /:token/.test(endpoint.path) ? randomBytes(32).toString('base64url') : redeemCodeFromBytes(randomBytes(16))
    const answers = new Set<string>()
    for (let tries = 0; tries < 5; tries++) {
      const url = endpoint.path.replace(/:\w+/, guess)
      const { status, body } = await client.send(endpoint.method, url)
      answers.add(JSON.stringify({ status, body }))
    }
    expect([...answers]).toHaveLength(1)
    expect([...answers][0]).toMatch(/LINK_INVALID|CODE_NOT_FOUND|"data":null|INVALID_INPUT/)
  },
)
