import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InProcessClient } from '../../platform/http/in-process-client.ts'
import { hours, minutes, seconds } from '../../testing/movable-clock.ts'
import { statementsOf } from '../../testing/recorded-statements.ts'
import { confirmedUser, password, type TestUser, tokenIn } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let other: TestServer
beforeAll(async () => {
  server = await startTestServer()
  other = await server.another()
})
afterAll(async () => {
  await other.stop()
  await server.stop()
})

const wrong = 'Wrong-horse-7'
let networks = 0
/** Network that no test has used before. */
const newNetwork = () => `10.9.${Math.floor(++networks / 250)}.${networks % 250}`

interface Try {
  readonly client?: InProcessClient
  readonly name: string
  readonly given?: string
  readonly from: string
}

async function tryPassword({ client = server.client(), name, given = wrong, from }: Try) {
  const answer = await client.post('/v1/auth/login', { username: name, password: given }, { 'x-forwarded-for': from })
  return { ...answer, wait: Number(answer.headers['retry-after'] ?? 0) }
}

/** Statuses of consecutive wrong passwords, and of the parallel attempts after them. */
async function statusesOf(count: number, each: Try): Promise<number[]> {
  const statuses = []
  for (let index = 0; index < count; index++) statuses.push((await tryPassword(each)).status)
  return statuses
}

/** Browser with the cookies that remain after signing out. */
async function signOut({ client }: TestUser): Promise<InProcessClient> {
  await client.post('/v1/auth/logout')
  expect([...client.cookies.keys()]).toEqual(['redress-browser'])
  return client
}

// Every attempt takes as long as hashing a password.
describe('wrong passwords', () => {
  test('slow whoever tries them, longer each time, in all processes together, and say what to do', {
    tags: 'SPEC-8-TOO_MANY_WRONG_PASSWORDS',
  }, async () => {
    const { username } = await confirmedUser(server)
    const from = newNetwork()
    expect(await statusesOf(5, { name: username, from })).toEqual(Array(5).fill(401))
    const waits = []
    for (let round = 0; round < 9; round++) {
      const refused = await tryPassword({ name: username.toUpperCase(), from, given: password, client: other.client() })
      expect(refused).toMatchObject({
        status: 429,
        body: { code: 'TOO_MANY_WRONG_PASSWORDS', error: expect.stringContaining('choose a new one by email') },
      })
      waits.push(refused.wait)
      server.clock.advance(seconds(refused.wait) - 1)
      expect((await tryPassword({ name: username, from })).status).toBe(429)
      server.clock.advance(1)
      expect((await tryPassword({ name: username, from })).status).toBe(401)
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900])
    server.clock.advance(minutes(15))
    expect((await tryPassword({ name: username, from, given: password })).status).toBe(200)
    expect(await statusesOf(5, { name: username, from })).toEqual(Array(5).fill(401))
  })

  test('sent at the same moment are counted one by one', async () => {
    const [name, from] = [(await confirmedUser(server)).username, newNetwork()]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        tryPassword({ name, from, client: (index % 2 === 0 ? server : other).client() }),
      ),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(15).fill(429)])
  })

  test('are not what a right one is that is sent several times at the same moment', async () => {
    const { username: name, client } = await confirmedUser(server)
    const from = newNetwork()
    const atOnce = <Answer>(act: () => Promise<Answer>) => Promise.all(Array.from({ length: 12 }, act))
    const signIns = await atOnce(() => tryPassword({ name, from, given: password, client: server.client() }))
    expect(signIns.map(({ status }) => status)).toEqual(Array(12).fill(200))
    const proofs = await atOnce(() => client.post('/v1/auth/prove-password', { password }))
    expect(proofs.map(({ status }) => status)).toEqual(Array(12).fill(200))
  })

  test('from elsewhere keep nobody out: neither a browser that was here before, nor a new one with the right password', async () => {
    const owner = await confirmedUser(server)
    const known = await signOut(owner)
    const mine = newNetwork()
    const guess = () => statusesOf(4, { name: owner.username, from: newNetwork() })
    const guesses = await Promise.all(Array.from({ length: 12 }, guess))
    expect(new Set(guesses.flat())).toEqual(new Set([401]))
    await guess()
    // Many sources have tried by now, so each further one gets a single attempt.
    for (let guesser = 0; guesser < 5; guesser++) expect(await guess()).toEqual([401, 429, 429, 429])
    expect((await tryPassword({ name: owner.email, given: password, from: mine })).status).toBe(200)
    expect((await tryPassword({ client: known, name: owner.username, given: password, from: mine })).status).toBe(200)
  })

  test('from the very network of the owner do not keep out the browser that was here before', async () => {
    const owner = await confirmedUser(server)
    const known = await signOut(owner)
    const from = newNetwork()
    expect((await statusesOf(6, { name: owner.username, from })).at(-1)).toBe(429)
    expect((await tryPassword({ name: owner.username, given: password, from })).status).toBe(429)
    expect((await tryPassword({ client: known, name: owner.email, given: password, from })).status).toBe(200)
  })

  test('in a browser that was here before are counted too, and shorter', async () => {
    const owner = await confirmedUser(server)
    const client = await signOut(owner)
    const each = { client, name: owner.username, from: newNetwork() }
    expect(await statusesOf(10, each)).toEqual(Array(10).fill(401))
    expect(await tryPassword(each)).toMatchObject({ status: 429, wait: 5 })
    server.clock.advance(seconds(5))
    expect((await tryPassword({ ...each, given: password })).status).toBe(200)
  })

  test('are slowed in a browser that knows another account only, and in one with a cookie of nobody', async () => {
    const [owner, stranger] = [await confirmedUser(server), await confirmedUser(server)]
    const client = await signOut(stranger)
    const forged = server.client()
    forged.cookies.set('redress-browser', 'x'.repeat(43))
    for (const each of [client, forged]) {
      const statuses = await statusesOf(6, { client: each, name: owner.username, from: newNetwork() })
      expect(statuses).toEqual([...Array(5).fill(401), 429])
    }
  })

  test('are forgotten after a day without one, and no wait outlasts a clock that is set back', async () => {
    const each = { name: (await confirmedUser(server)).username, from: newNetwork() }
    expect((await statusesOf(6, each)).at(-1)).toBe(429)
    server.clock.advance(-hours(24))
    expect((await tryPassword({ ...each, given: password })).status).toBe(200)
    server.clock.advance(hours(24))
    expect(await statusesOf(5, each)).toEqual(Array(5).fill(401))
    server.clock.advance(hours(24) + 1)
    expect(await statusesOf(5, each)).toEqual(Array(5).fill(401))
  })

  test('of a name of nobody are slowed alike, with as many statements', async () => {
    const answersFor = async (name: string) => {
      const from = newNetwork()
      const answers = []
      for (let index = 0; index < 7; index++) {
        let answer: unknown
        const sent = await statementsOf(async () => {
          const { status, body, wait } = await tryPassword({ name, from })
          answer = { status, body, wait }
        })
        answers.push([answer, sent.length])
      }
      return answers
    }
    expect(await answersFor('nobody-at-all')).toEqual(await answersFor((await confirmedUser(server)).username))
  })

  test('are no obstacle to whoever has chosen a new one by mail, and that is forgotten of other browsers', async () => {
    const owner = await confirmedUser(server)
    const elsewhere = await signOut(owner)
    const [client, from] = [server.client(), newNetwork()]
    expect((await statusesOf(6, { client, name: owner.username, from })).at(-1)).toBe(429)
    await client.post('/v1/auth/forgot-password', { email: owner.email })
    const token = tokenIn(await server.inbox.take(owner.email, /new password/))
    const newPassword = 'Better-horse-8'
    expect(await client.post('/v1/auth/reset-forgotten-password', { token, newPassword })).toMatchObject({
      status: 200,
      body: { data: null },
    })
    expect((await tryPassword({ client: elsewhere, name: owner.username, given: newPassword, from })).status).toBe(429)
    expect((await tryPassword({ client, name: owner.username, given: newPassword, from })).status).toBe(200)
  })

  test('of a session that asks for another password are counted for that session', async () => {
    const { client } = await confirmedUser(server)
    const change = () => client.post('/v1/users/change-password', { oldPassword: wrong, newPassword: 'Better-horse-8' })
    for (let index = 0; index < 10; index++) expect((await change()).status).toBe(400)
    expect(await change()).toMatchObject({ status: 429, headers: { 'retry-after': '5' } })
  })

  test('leave neither names nor passwords in the table', async () => {
    await tryPassword({ name: 'My-secret-as-name-1', from: newNetwork() })
    const rows = await server.context.database.selectFrom('password_tries').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/secret|user-|10\.9/i)
  })
})
