import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { InProcessClient } from '../platform/http/in-process-client.ts'
import { deleteEndedCounts } from '../platform/http/request-counts.ts'
import { days, hours, minutes } from '../testing/movable-clock.ts'
import { confirmedUser, registeredUser } from '../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

describe('asking too often', () => {
  let strict: TestServer
  beforeAll(async () => {
    strict = await startTestServer({ REQUESTS_PER_MINUTE: '60' })
  })
  afterAll(() => strict.stop())

  test('is refused for one address to write to, from wherever, while another one may still be tried', {
    tags: 'SPEC-8-TOO_MANY_REQUESTS',
  }, async () => {
    const attempt = (email: string, remoteAddress: string) =>
      strict.http.inject({ method: 'POST', url: '/v1/auth/forgot-password', payload: { email }, remoteAddress })
    expect((await attempt('victim@example.org', '10.0.0.1')).statusCode).toBe(200)
    const refused = await attempt('VICTIM@example.org', '10.0.0.3')
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await attempt('somebody@example.org', '10.0.0.3')).statusCode).toBe(200)
  })

  test('is counted for everybody who is signed in alone, though they share an address, and not for files', async () => {
    const remoteAddress = '10.0.1.1'
    const people = [await confirmedUser(strict), await confirmedUser(strict)]
    const ask = (client: InProcessClient, url: string) =>
      strict.http.inject({ url, cookies: Object.fromEntries(client.cookies), remoteAddress })
    const statuses = async (client: InProcessClient, count: number, url = '/v1/configuration') => {
      const answers = []
      for (let index = 0; index < count; index++) answers.push((await ask(client, url)).statusCode)
      return answers
    }
    const visitor = strict.client()
    expect(new Set(await statuses(visitor, 100, '/'))).not.toContain(429)
    expect((await statuses(visitor, 61)).at(-1)).toBe(429)
    for (const { client } of people) {
      const answers = await statuses(client, 61)
      expect([new Set(answers.slice(0, 55)), answers.at(-1)]).toEqual([new Set([200]), 429])
    }
  })

  test('is not got around by another way to write an address', async () => {
    const ask = async (_: unknown, index: number) => {
      const url = ['/v1/configuration', '/%76%31/configuration', '/v%31/configuration'][index % 3] ?? ''
      return (await strict.http.inject({ url, remoteAddress: '10.0.2.3' })).statusCode
    }
    const answers = await Promise.all(Array.from({ length: 72 }, ask))
    expect(answers.filter(status => status === 429)).toHaveLength(12)
    expect(answers.filter(status => status === 200)).toHaveLength(60)
  })

  test('is not got around by cookies of nobody', async () => {
    const ask = async (_: unknown, index: number) => {
      const cookies = { 'redress-access': `of-nobody-${index}` }
      return (await strict.http.inject({ url: '/v1/configuration', cookies, remoteAddress: '10.0.2.2' })).statusCode
    }
    const answers = await Promise.all(Array.from({ length: 70 }, ask))
    expect(answers.filter(status => status === 429)).toHaveLength(10)
  })

  test('is counted for whom a trusted proxy names, and for whoever else says where a request comes from', async () => {
    const behindProxies = await startTestServer({ REQUESTS_PER_MINUTE: '2', TRUSTED_PROXIES: 'loopback, 10.1.0.0/16' })
    onTestFinished(() => behindProxies.stop())
    const statusesFrom = async (remoteAddress: string) => {
      const statuses = []
      for (const visitor of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
        const headers = { 'x-forwarded-for': visitor }
        statuses.push(
          (await behindProxies.http.inject({ url: '/v1/configuration', remoteAddress, headers })).statusCode,
        )
      }
      return statuses
    }
    expect(await statusesFrom('10.1.2.3')).toEqual([200, 200, 200])
    expect(await statusesFrom('10.2.0.1')).toEqual([200, 200, 429])
  })

  test('is refused from one IP address, whatever is requested', async () => {
    const forget = (index: number) =>
      strict.http.inject({
        method: 'POST',
        url: '/v1/auth/forgot-password',
        payload: { email: `nobody-${index}@example.org` },
        remoteAddress: '10.0.0.9',
      })
    const statuses = []
    for (let index = 0; index < 4; index++) statuses.push((await forget(index)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

describe('what is sent to one mailbox', () => {
  let strict: TestServer
  let other: TestServer
  beforeAll(async () => {
    // Two mails an hour and four a day to one mailbox.
    strict = await startTestServer({ REQUESTS_PER_MINUTE: '240' })
    other = await strict.another()
  })
  afterAll(async () => {
    await other.stop()
    await strict.stop()
  })

  let lastAddress = 0
  const forget = async (email: string, server = strict) => {
    const remoteAddress = `10.3.0.${++lastAddress}`
    const { statusCode, headers } = await server.http.inject({
      method: 'POST',
      url: '/v1/auth/forgot-password',
      payload: { email },
      remoteAddress,
    })
    return { statusCode, seconds: Number(headers['retry-after'] ?? 0) }
  }
  const statuses = async (emails: readonly string[], server = strict) => {
    const answers = []
    for (const email of emails) answers.push((await forget(email, server)).statusCode)
    return answers
  }

  test('is counted together, however its address is written', async () => {
    expect(await statuses(['v.ictim@gmail.com', 'victim+a@gmail.com', 'VICTIM+b@googlemail.com'])).toEqual([
      200, 200, 429,
    ])
    expect(await statuses(['vic.tim@example.org', 'vic.tim+a@example.org', 'victim@example.org'])).toEqual([
      200, 200, 200,
    ])
  })

  test('is counted together by all processes', async () => {
    expect(await statuses(['shared@example.org'])).toEqual([200])
    expect(await statuses(['shared@example.org', 'shared@example.org'], other)).toEqual([200, 429])
    expect(await statuses(['shared@example.org'])).toEqual([429])
  })

  test('is counted by the hour and by the day, and what is over is deleted', async () => {
    const address = 'daily@example.org'
    strict.clock.advance(minutes(10))
    expect(await statuses([address, address])).toEqual([200, 200])
    expect(await forget(address)).toEqual({ statusCode: 429, seconds: 50 * 60 })
    strict.clock.advance(hours(1))
    // What was refused counts too.
    expect(await statuses([address])).toEqual([200])
    expect(await forget(address)).toEqual({ statusCode: 429, seconds: (10 * 60 + 50) * 60 })
    strict.clock.advance(days(1))
    expect(await statuses([address])).toEqual([200])
    const count = () => strict.context.database.selectFrom('request_counts').selectAll().execute()
    const before = await count()
    await deleteEndedCounts(strict.context)
    expect((await count()).length).toBeLessThan(before.length)
    expect(await statuses([address, address])).toEqual([200, 429])
    expect(JSON.stringify(before)).not.toContain('daily')
  })

  test('is counted whether an account has the address or not, and for whatever it is asked', async () => {
    const user = await registeredUser(strict)
    // The registration was one.
    const { email } = user
    expect(await statuses([email, email])).toEqual([200, 429])
    const added = await (await confirmedUser(strict)).client.post('/v1/users/emails', { email })
    expect(added.status).toBe(429)
  })

  test('is counted for the account that asks', async () => {
    const user = await confirmedUser(strict)
    const answers = []
    for (let index = 0; index < 5; index++)
      answers.push((await user.client.post('/v1/users/emails', { email: `more-${index}@example.org` })).status)
    expect(answers).toEqual([200, 200, 200, 200, 429])
  })
})

test('who asks often is counted by all processes together', async () => {
  const strict = await startTestServer({ REQUESTS_PER_MINUTE: '80' })
  const other = await strict.another()
  onTestFinished(async () => {
    await other.stop()
    await strict.stop()
  })
  const ask = async (server: TestServer) =>
    (await server.http.inject({ url: '/v1/configuration', remoteAddress: '10.4.0.1' })).statusCode
  for (let index = 0; index < 60; index++) expect(await ask(strict)).toBe(200)
  for (let index = 0; index < 11; index++) expect(await ask(other)).toBe(200)
  await expect.poll(() => ask(other), { interval: 300, timeout: 10_000 }).toBe(429)
  await expect.poll(() => ask(strict), { interval: 300, timeout: 10_000 }).toBe(429)
})
