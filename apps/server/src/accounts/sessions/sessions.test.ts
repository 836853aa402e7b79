import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Answer, InProcessClient } from '../../platform/http/in-process-client.ts'
import { hashSecret } from '../../platform/secrets.ts'
import { days, minutes, seconds } from '../../testing/movable-clock.ts'
import { statementsOf } from '../../testing/recorded-statements.ts'
import { confirmedUser, password, type TestUser, tokenIn } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { deleteOldSessions, readingInSession } from './sessions.ts'

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer()
  user = await confirmedUser(server)
})
afterAll(() => server.stop())

async function signIn(): Promise<InProcessClient> {
  const client = server.client()
  await client.post('/v1/auth/login', { username: user.username, password })
  return client
}

/** The same browser as it was. */
function copyOf(client: InProcessClient): InProcessClient {
  const copy = server.client()
  for (const [name, value] of client.cookies) copy.cookies.set(name, value)
  return copy
}

const refresh = async (client: InProcessClient) => (await client.post('/v1/auth/refresh')).status
const isSignedIn = async (client: InProcessClient) => (await client.get('/v1/auth')).status === 200

/**
 * Starts to listen; the returned function waits until every process was notified that this browser's session, and no
 * other, has ended.
 */
async function endToldOf(client: InProcessClient): Promise<() => Promise<void>> {
  const { session_id } = await server.context.database
    .selectFrom('session_tokens')
    .select('session_id')
    .where('token_hash', '=', hashSecret(client.cookies.get('redress-access') ?? ''))
    .executeTakeFirstOrThrow()
  const ended: string[] = []
  const leave = server.context.live.onNews(news => {
    if (news.kind === 'sessions ended') ended.push(...news.sessionIds)
  })
  return async () => {
    await vi.waitFor(() => expect(ended).not.toEqual([]), { timeout: 10_000 })
    expect(ended).toEqual([session_id])
    leave()
  }
}

describe('signing in', () => {
  test('sets three cookies that no script can read, and a mark that holds nothing', {
    tags: 'SPEC-7-POST-auth-login',
  }, async () => {
    const answer = await server.http.inject({
      method: 'POST',
      url: '/v1/auth/login',
      payload: { username: user.username.toUpperCase(), password },
    })
    expect(answer.cookies).toMatchObject([
      { name: 'redress-access', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 15 * 60 },
      { name: 'redress-refresh', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 30 * 24 * 60 * 60 },
      { name: 'redress-signed-in', value: 'signed-in', path: '/', sameSite: 'Lax', maxAge: 400 * 24 * 60 * 60 },
      { name: 'redress-browser', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 400 * 24 * 60 * 60 },
    ])
    expect(answer.cookies).toHaveLength(4)
    expect(answer.cookies[2]?.httpOnly).toBeUndefined()
    expect(answer.cookies.some(cookie => cookie.secure)).toBe(false)
  })

  test('stores only hashes of the cookies', async () => {
    const client = await signIn()
    const { database } = server.context
    const rows = JSON.stringify([
      await database.selectFrom('session_tokens').selectAll().execute(),
      await database.selectFrom('known_browsers').selectAll().execute(),
    ])
    for (const secret of client.cookies.values()) expect(rows).not.toContain(secret)
  })

  test('takes any confirmed address of the account in place of the username, and no other', async () => {
    const added = `more-${user.email}`
    await user.client.post('/v1/users/emails', { email: added })
    const statusFor = async (username: string) =>
      (await server.client().post('/v1/auth/login', { username, password })).status
    expect(await statusFor(` ${user.email.toUpperCase()} `)).toBe(200)
    expect(await statusFor(added)).toBe(401)
    await user.client.get(`/v1/users/emails/confirm/${tokenIn(await server.inbox.take(added))}`)
    expect(await statusFor(added)).toBe(200)
  })

  test('looks as much up for a name of nobody as for one that is known', async () => {
    const statementsFor = (username: string) =>
      statementsOf(() => server.client().post('/v1/auth/login', { username, password: 'Wrong-horse-7' }))
    const known = await statementsFor(user.email)
    expect(await statementsFor('nobody@example.org')).toEqual(known)
    expect(await statementsFor('nobody')).toHaveLength(known.length)
  })

  test.each([
    ['a wrong password', () => ({ username: user.username, password: 'Wrong-horse-7' })],
    ['a wrong password of an address', () => ({ username: user.email, password: 'Wrong-horse-7' })],
    ['an unknown username', () => ({ username: 'nobody-at-all', password })],
    ['an unknown address', () => ({ username: 'nobody@example.org', password })],
  ])('answers the same for %s', { tags: 'SPEC-8-BAD_CREDENTIALS' }, async (_, credentials) => {
    const client = server.client()
    expect(await client.post('/v1/auth/login', credentials())).toMatchObject({
      status: 401,
      body: { error: 'Username or password is incorrect', code: 'BAD_CREDENTIALS' },
    })
    expect(client.cookies.size).toBe(0)
  })

  test('acts again for a repeated Idempotency-Key, so that its cookies come too', async () => {
    const credentials = { username: user.username, password }
    for (const client of [server.client(), server.client()]) {
      await client.post('/v1/auth/login', credentials, { 'idempotency-key': 'once' })
      expect(await isSignedIn(client)).toBe(true)
    }
  })
})

describe('a session', () => {
  test('lives on by refreshing when the access cookie has expired', { tags: 'SPEC-7-GET-auth' }, async () => {
    const client = await signIn()
    server.clock.advance(minutes(15))
    expect(await client.get('/v1/auth')).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } })
    expect(await refresh(client)).toBe(200)
    expect(await isSignedIn(client)).toBe(true)
  })

  test('rotates the refresh cookie', { tags: 'SPEC-7-POST-auth-refresh' }, async () => {
    const client = await signIn()
    const before = new Map(client.cookies)
    await refresh(client)
    expect([...before.keys()]).toEqual(['redress-access', 'redress-refresh', 'redress-signed-in', 'redress-browser'])
    for (const name of ['redress-access', 'redress-refresh'])
      expect(client.cookies.get(name)).not.toBe(before.get(name))
    expect(client.cookies.get('redress-signed-in')).toBe('signed-in')
  })

  test('is over 30 days after the last refresh', async () => {
    const client = await signIn()
    server.clock.advance(days(29))
    expect(await refresh(client)).toBe(200)
    server.clock.advance(days(30))
    expect(await refresh(client)).toBe(401)
    expect([...client.cookies.keys()]).toEqual(['redress-browser'])
  })

  test('survives parallel refreshes, and each of them works on', async () => {
    const client = await signIn()
    const tabs = Array.from({ length: 5 }, () => copyOf(client))
    expect(await Promise.all(tabs.map(refresh))).toEqual([200, 200, 200, 200, 200])
    server.clock.advance(seconds(10))
    expect(await refresh(copyOf(client))).toBe(200)
    for (const tab of tabs) expect(await refresh(tab)).toBe(200)
  })

  test('ends as a whole when an old refresh cookie comes back after the grace', async () => {
    const client = await signIn()
    const stolen = copyOf(client)
    expect(await refresh(client)).toBe(200)
    const other = await signIn()
    const isToldOf = await endToldOf(client)
    server.clock.advance(seconds(10) + 1)
    expect(await refresh(stolen)).toBe(401)
    await isToldOf()
    expect(await isSignedIn(client)).toBe(false)
    expect(await refresh(client)).toBe(401)
    expect(await isSignedIn(other)).toBe(true)
  })

  test('is not refreshed by an access token, nor entered with a refresh token', async () => {
    const client = await signIn()
    const [access, refreshToken] = [client.cookies.get('redress-access'), client.cookies.get('redress-refresh')]
    const swapped = server.client()
    swapped.cookies.set('redress-access', refreshToken ?? '')
    swapped.cookies.set('redress-refresh', access ?? '')
    expect(await isSignedIn(swapped)).toBe(false)
    expect(await refresh(swapped)).toBe(401)
  })

  test('is read in by this process with a refresh token that was not exchanged, which changes nothing', async () => {
    const client = await signIn()
    const token = client.cookies.get('redress-refresh') ?? ''
    const read = async (method: 'GET' | 'PATCH' = 'GET', url = '/v1/auth') =>
      (await readingInSession(token, async () => server.http.inject({ method, url }))).statusCode
    const stored = () =>
      server.context.database.selectFrom('session_tokens').selectAll().orderBy('token_hash').execute()
    server.clock.advance(minutes(16))
    const before = await stored()
    expect(await read()).toBe(200)
    expect(await read('PATCH', '/v1/notifications')).toBe(401)
    expect((await server.http.inject('/v1/auth')).statusCode).toBe(401)
    expect(await stored()).toEqual(before)
    const old = copyOf(client)
    expect(await refresh(client)).toBe(200)
    server.clock.advance(seconds(11))
    expect(await read()).toBe(401)
    // It does not count as stolen.
    expect(await isSignedIn(client)).toBe(true)
    expect(await isSignedIn(old)).toBe(false)
    const ended = await signIn()
    const readEnded = () =>
      readingInSession(ended.cookies.get('redress-refresh') ?? '', async () => server.http.inject('/v1/auth'))
    expect((await readEnded()).statusCode).toBe(200)
    server.clock.advance(days(31))
    expect((await readEnded()).statusCode).toBe(401)
    const left = await signIn()
    const leftToken = left.cookies.get('redress-refresh') ?? ''
    await left.post('/v1/auth/logout')
    const afterLogout = await readingInSession(leftToken, async () => server.http.inject('/v1/auth'))
    expect(afterLogout.statusCode).toBe(401)
  })

  test.each(['redress-access', 'redress-refresh'])(
    'ends with logout, even where the browser has dropped %s',
    { tags: 'SPEC-7-POST-auth-logout' },
    async name => {
      const client = await signIn()
      const copy = copyOf(client)
      const isToldOf = await endToldOf(copy)
      client.cookies.delete(name)
      expect((await client.post('/v1/auth/logout')).status).toBe(200)
      await isToldOf()
      expect([...client.cookies.keys()]).toEqual(['redress-browser'])
      expect(await isSignedIn(copy)).toBe(false)
      expect(await refresh(copy)).toBe(401)
    },
  )

  test('need not exist for logging out', async () => {
    expect((await server.client().post('/v1/auth/logout')).status).toBe(200)
  })

  test('leaves no unusable rows behind when they are swept away', async () => {
    await (await signIn()).post('/v1/auth/logout')
    server.clock.advance(days(31))
    await signIn()
    await deleteOldSessions(server.context)
    const { database } = server.context
    const sessions = await database.selectFrom('sessions').selectAll().where('user_id', '=', user.id).execute()
    expect(sessions).toHaveLength(1)
    expect(await database.selectFrom('session_tokens').selectAll().execute()).toHaveLength(2)
  })

  test('is each one’s own where many ask at the same time, and nobody’s who has signed out', async () => {
    const users = await Promise.all(Array.from({ length: 5 }, () => confirmedUser(server)))
    const [leaving, ...staying] = users
    const copies = users.flatMap(each => Array.from({ length: 10 }, () => ({ each, client: copyOf(each.client) })))
    await leaving?.client.post('/v1/auth/logout')
    const answers: Answer[] = []
    const statements = await statementsOf(async () => {
      answers.push(...(await Promise.all(copies.map(({ client }) => client.get('/v1/auth')))))
    })
    expect(answers.map(({ body }) => (body as { data?: { id: string } }).data?.id)).toEqual(
      copies.map(({ each }) => (staying.includes(each) ? each.id : undefined)),
    )
    expect(statements.filter(statement => statement.includes('session_tokens')).length).toBeLessThan(copies.length)
  })
})

describe('on https', () => {
  let secure: TestServer
  beforeAll(async () => {
    secure = await startTestServer({ PUBLIC_URL: 'https://redress.example' })
  })
  afterAll(() => secure.stop())

  test('the cookies are Secure and bound to the host', async () => {
    const { username } = await confirmedUser(secure)
    const login = { method: 'POST', url: '/v1/auth/login', payload: { username, password } } as const
    const { cookies } = await secure.http.inject(login)
    expect(cookies.map(cookie => [cookie.name, cookie.secure, cookie.path])).toEqual([
      ['__Host-redress-access', true, '/'],
      ['__Host-redress-refresh', true, '/'],
      ['redress-signed-in', true, '/'],
      ['__Host-redress-browser', true, '/'],
    ])
    const client = new InProcessClient(secure.http)
    for (const cookie of cookies) client.cookies.set(cookie.name, cookie.value)
    expect(await isSignedIn(client)).toBe(true)
    await client.post('/v1/auth/logout')
    expect([...client.cookies.keys()]).toEqual(['__Host-redress-browser'])
  })
})
