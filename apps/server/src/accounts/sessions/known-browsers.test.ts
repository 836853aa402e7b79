import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashSecret } from '../../platform/secrets.ts'
import { days } from '../../testing/movable-clock.ts'
import { confirmedUser, password, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { forgetBrowsers, knownBrowserOf } from './known-browsers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const signIn = async ({ username }: TestUser, client = server.client()) => {
  expect((await client.post('/v1/auth/login', { username, password })).status).toBe(200)
  return client
}

const browsersOf = async ({ id }: TestUser) => {
  const browsers = await server.context.database
    .selectFrom('known_browsers')
    .select('secret_hash')
    .where('user_id', '=', id)
    .orderBy('seen_at', 'desc')
    .execute()
  return browsers.map(({ secret_hash }) => secret_hash)
}

/** Replaces the known browsers by others, each seen a second before the previous one. */
async function replaceBrowsers({ id }: TestUser, count: number): Promise<string[]> {
  const now = server.clock.now().getTime()
  const hashes = Array.from({ length: count }, (_, index) => hashSecret(`${id} ${index}`))
  const rows = hashes.map((secret_hash, index) => ({
    secret_hash,
    user_id: id,
    seen_at: new Date(now - index * 1_000),
  }))
  const { database } = server.context
  await database.deleteFrom('known_browsers').where('user_id', '=', id).execute()
  await database.insertInto('known_browsers').values(rows).execute()
  return hashes
}

const cookieHashOf = ({ cookies }: TestUser['client']) => hashSecret(cookies.get('redress-browser') ?? '')

test('of an account a hundred stay known: those that were seen last', async () => {
  const [user, other] = [await confirmedUser(server), await confirmedUser(server)]
  const others = await replaceBrowsers(user, 120)
  const ofOther = await replaceBrowsers(other, 100)
  server.clock.advance(1_000)
  const client = await signIn(user)
  await forgetBrowsers(server.context)
  expect(await browsersOf(user)).toEqual([cookieHashOf(client), ...others.slice(0, 99)])
  expect(await browsersOf(other)).toEqual(ofOther)
  server.clock.advance(1_000)
  await signIn(user, client)
  await forgetBrowsers(server.context)
  expect(await browsersOf(user)).toEqual([cookieHashOf(client), ...others.slice(0, 99)])
})

test('one is known as long as somebody signs in with it within 400 days', async () => {
  const user = await confirmedUser(server)
  const client = await signIn(user)
  const first = cookieHashOf(client)
  server.clock.advance(days(399))
  await signIn(user, client)
  expect(cookieHashOf(client)).toBe(first)
  server.clock.advance(days(401))
  // An expired cookie is replaced even if the cleanup has not run yet.
  await signIn(user, client)
  expect(cookieHashOf(client)).not.toBe(first)
  expect(await browsersOf(user)).toContain(first)
  await forgetBrowsers(server.context)
  expect(await browsersOf(user)).toEqual([cookieHashOf(client)])
})

test('a request comes from a known browser only with a secret that a sign-in has left there', async () => {
  const client = await signIn(await confirmedUser(server))
  const knownOf = (cookies: Record<string, string>) =>
    knownBrowserOf(server.context)({ cookies } as unknown as FastifyRequest)
  expect(await knownOf({ 'redress-browser': client.cookies.get('redress-browser') ?? '' })).toBe(cookieHashOf(client))
  expect(await knownOf({ 'redress-browser': 'made-up' })).toBeNull()
  expect(await knownOf({})).toBeNull()
})
