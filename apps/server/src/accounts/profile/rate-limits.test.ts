import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { pauseBetweenLetters } from '@redress/domain/claim/letters.ts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { InProcessClient } from '../../platform/http/in-process-client.ts'
import { deleteEndedCounts } from '../../platform/http/request-counts.ts'
import { claimIn, dataOf } from '../../testing/file-claim.ts'
import { jobsDone } from '../../testing/jobs-done.ts'
import { days, hours, minutes, seconds } from '../../testing/movable-clock.ts'
import { confirmedUser, registrationForm, tokenIn, unconfirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { readingInSession } from '../sessions/sessions.ts'
import { sendWithinShare } from './rate-limits.ts'

describe('asking too often', () => {
  let strict: TestServer
  beforeAll(async () => {
    strict = await startTestServer({ REQUESTS_PER_MINUTE: '60' })
  })
  afterAll(() => strict.stop())

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

  test('is counted for whom a page is drawn whose session has to be renewed, and not for their address', async () => {
    const remoteAddress = '10.0.1.2'
    const { client } = await confirmedUser(strict)
    const read = async () => strict.http.inject({ url: '/v1/configuration', remoteAddress })
    const token = client.cookies.get('redress-refresh') ?? ''
    for (let index = 0; index < 55; index++) expect((await readingInSession(token, read)).statusCode).toBe(200)
    for (let index = 0; index < 55; index++) expect((await read()).statusCode).toBe(200)
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

  test('is refused from one IP address, whatever is requested', { tags: 'SPEC-8-TOO_MANY_REQUESTS' }, async () => {
    const forget = (index: number) =>
      strict.http.inject({
        method: 'POST',
        url: '/v1/auth/forgot-password',
        payload: { email: `nobody-${index}@example.org` },
        remoteAddress: '10.0.0.9',
      })
    const answers = []
    for (let index = 0; index < 4; index++) answers.push(await forget(index))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
    expect(answers[3]?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('is counted for an IPv6 network of 48 bits, too, which may four times as much', async () => {
    const forget = async (remoteAddress: string) => {
      const payload = { email: 'nobody@example.org' }
      const asked = { method: 'POST', url: '/v1/auth/forgot-password', payload, remoteAddress } as const
      return (await strict.http.inject(asked)).statusCode
    }
    const answers = []
    for (let index = 0; index < 15; index++) answers.push(await forget(`2001:db8:1:${index % 5}::1`))
    expect(answers.filter(status => status === 429)).toHaveLength(3)
    expect(await forget('2001:db8:2:0::1')).toBe(200)
  })

  test.each([
    { where: 'memory', asked: { url: '/v1/configuration' }, most: 60, remoteAddress: '10.0.3.1' },
    {
      where: 'the database',
      asked: { method: 'POST', url: '/v1/auth/login', payload: { username: 'nobody', password: 'Correct-horse-7' } },
      most: 12,
      remoteAddress: '10.0.3.2',
    },
  ] as const)(
    'where one minute ends is no more at once, as counted in $where',
    async ({ asked, most, remoteAddress }) => {
      const taken = async (times: number) => {
        const answers = []
        for (let index = 0; index < times; index++) answers.push(await strict.http.inject({ ...asked, remoteAddress }))
        return answers.filter(({ json }) => json().code !== 'TOO_MANY_REQUESTS').length
      }
      const untilNextMinute = () => minutes(1) - (strict.clock.now().getTime() % minutes(1))
      strict.clock.advance(untilNextMinute() + seconds(59))
      expect(await taken(most + 5)).toBe(most)
      strict.clock.advance(seconds(1))
      expect(await taken(5)).toBe(0)
      // Refused requests do not count towards the limit.
      strict.clock.advance(seconds(30))
      expect(await taken(most)).toBe(most / 2)
    },
  )
})

describe('what is sent to one mailbox', () => {
  let strict: TestServer
  let other: TestServer
  beforeAll(async () => {
    // The limit is two mails of each kind per hour and mailbox.
    strict = await startTestServer({ REQUESTS_PER_MINUTE: '240' })
    other = await strict.another()
  })
  afterAll(async () => {
    await other.stop()
    await strict.stop()
  })

  let lastNetwork = 0
  /** Sends the request from a new network. */
  const ask = async (path: string, email: string, server = strict) => {
    const remoteAddress = `10.3.0.${++lastNetwork}`
    const { statusCode, body } = await server.http.inject({
      method: 'POST',
      url: path,
      payload: { email },
      remoteAddress,
    })
    await jobsDone(
      strict,
      'send password reset link',
      'send letters again',
      'send invitation',
      'send confirmation link',
    )
    return { statusCode, body }
  }
  const forgetPath = '/v1/auth/forgot-password'
  const letterPath = '/v1/letters/request'
  const mailsTo = (address: string, about: RegExp) =>
    strict.inbox.mail.filter(({ to, subject = '' }) => to?.[0]?.address === address && about.test(subject))
  const usual = { statusCode: 200, body: '{"data":null}' }

  test('is not used up by a stranger who asks for what is sent to nobody', async () => {
    const { email } = await confirmedUser(strict)
    const [name, domain] = email.split('@')
    for (let index = 0; index < 12; index++)
      for (const path of [forgetPath, letterPath]) expect(await ask(path, `${name}+${index}@${domain}`)).toEqual(usual)
    expect(await ask(forgetPath, email)).toEqual(usual)
    expect(mailsTo(email, /password/)).toHaveLength(1)
  })

  test('is bounded for each kind by itself, by all processes together, and the answer is the usual one', async () => {
    const user = await unconfirmedUser(strict)
    const { email } = user
    const token = tokenIn(await strict.inbox.take(email, /Confirm/))
    // The registration was one.
    for (let index = 0; index < 2; index++) dataOf(await user.client.patch('/v1/auth/email/resend-confirmation-email'))
    await jobsDone(strict, 'send confirmation link')
    expect(mailsTo(email, /Confirm/)).toHaveLength(2)
    dataOf(await user.client.get(`/v1/auth/emails/confirm/${token}`))
    for (const server of [strict, other, other, strict]) expect(await ask(forgetPath, email, server)).toEqual(usual)
    expect(mailsTo(email, /password/)).toHaveLength(2)
    strict.clock.advance(hours(2))
    await ask(forgetPath, email)
    expect(mailsTo(email, /password/)).toHaveLength(3)
  })

  test('is not used up by a stranger who registers with the address again and again', async () => {
    const { email } = registrationForm()
    const from = async (remoteAddress: string) => {
      const form = registrationForm({ email })
      await strict.http.inject({ method: 'POST', url: '/v1/auth/register', payload: form, remoteAddress })
      await jobsDone(strict, 'send confirmation link')
      strict.clock.advance(minutes(1))
      return form
    }
    const links = () => mailsTo(email, /Confirm/)
    for (let index = 0; index < 4; index++) await from('2001:db8:3:1::1')
    expect(links()).toHaveLength(2)
    // All networks of one customer together get at most four times the share of one network.
    for (let index = 2; index < 20; index++) await from(`2001:db8:3:${index}::1`)
    expect(links()).toHaveLength(8)
    const mine = await from('10.3.1.1')
    expect(links()).toHaveLength(9)
    const [last] = links().slice(-1)
    if (!last) throw new Error('No link was sent')
    const opened = await strict.client().get(`/v1/auth/email-confirmations/${tokenIn(last)}`)
    expect(dataOf(opened)).toMatchObject({ username: mine.username })
  })

  test('of links to confirm an address is bounded for one network, and for all, in a day', async () => {
    const written = async (times: number, to: string, network: (index: number) => string) => {
      const sent = []
      for (let index = 0; index < times; index++, strict.clock.advance(minutes(1))) {
        const link = { kind: 'confirmation link', to, network: network(index) } as const
        sent.push(await sendWithinShare(strict.context, link, async () => undefined))
      }
      return sent.filter(Boolean).length
    }
    let ofOne = 0
    for (let hour = 0; hour < 6; hour++, strict.clock.advance(hours(2)))
      ofOne += await written(3, 'day@example.org', () => '10.5.0.1')
    expect(ofOne).toBe(4)
    expect(await written(40, 'many@example.org', index => `10.5.1.${index}`)).toBe(24)
  })

  test('of links to confirm an address is bounded in a minute, from however many networks they are asked for', async () => {
    const sentTo = async (to: string, count: number) => {
      const sent = await Promise.all(
        Array.from({ length: count }, () =>
          sendWithinShare(
            strict.context,
            { kind: 'confirmation link', to, network: `10.6.0.${++lastNetwork}` },
            async () => undefined,
          ),
        ),
      )
      return sent.filter(Boolean).length
    }
    expect(await sentTo('minute@example.org', 48)).toBe(2)
    // Another name of the same mailbox.
    expect(await sentTo('minute+more@example.org', 1)).toBe(0)
    expect(await sentTo('another@example.org', 1)).toBe(1)
    strict.clock.advance(minutes(2))
    expect(await sentTo('minute@example.org', 48)).toBe(2)
  })

  test('counts where it was sent, and not where the mail server wanted it later', async () => {
    const { email } = await confirmedUser(strict)
    strict.inbox.denyNext(/password/)
    await ask(forgetPath, email)
    await ask(forgetPath, email)
    await ask(forgetPath, email)
    // The one that was denied, the same again, and another.
    expect(mailsTo(email, /password/)).toHaveLength(3)
  })

  test('of letters leaves the last code that was sent at work', async () => {
    const plaintiff = await confirmedUser(strict)
    const { email } = registrationForm()
    await claimIn(strict, { plaintiff, defendant: { ...plaintiff, email } }, 'PENDING_PUBLICATION')
    strict.clock.advance(hours(1))
    // Four are sent, and two are not.
    for (let index = 0; index < 6; index++) {
      expect(await ask(letterPath, email)).toEqual(usual)
      strict.clock.advance(pauseBetweenLetters)
    }
    expect(mailsTo(email, /asks/)).toHaveLength(5)
    const [code = ''] = /[0-9A-Z]{5}(?:-[0-9A-Z]{1,5}){5}/.exec(mailsTo(email, /asks/).at(-1)?.text ?? '') ?? []
    expect((await strict.client().post('/v1/letters/open', { code })).status).toBe(200)
  })

  test('of letters is bounded for each plaintiff, who sees that one was not sent', {
    tags: 'SPEC-4-delivery',
  }, async () => {
    const plaintiff = await confirmedUser(strict)
    const { email } = registrationForm()
    const claimId = await claimIn(strict, { plaintiff, defendant: { ...plaintiff, email } }, 'PENDING_PUBLICATION')
    await jobsDone(strict, 'send invitation')
    const written = (to: string, from = plaintiff.id) =>
      sendWithinShare(strict.context, { kind: 'letter', to, from }, async () => undefined)
    const sameBox = email.replace('@', '+office@')
    expect([await written(sameBox), await written(email), await written(email)]).toEqual([true, true, true])
    expect([await written(sameBox), await written(sameBox, crypto.randomUUID())]).toEqual([false, true])

    const namedDefendant = async () => {
      const [defendant] = dataOf<PartyClaim>(await plaintiff.client.get(`/v1/claims/${claimId}`)).defendants
      if (defendant?.view !== 'private') throw new Error('A party sees the contacts')
      return defendant
    }
    const path = `/v1/claims/${claimId}/defendants/${(await namedDefendant()).id}/letter`
    const sendAgain = async () => {
      dataOf(await plaintiff.client.post('/v1/auth/refresh'))
      dataOf(await plaintiff.client.post(path))
      await jobsDone(strict, 'send invitation')
      return (await namedDefendant()).delivery
    }
    strict.clock.advance(days(1))
    for (let index = 0; index < 4; index++) await written(email)
    const withheldAt = strict.clock.now().toISOString()
    expect(await sendAgain()).toMatchObject({ state: 'not sent', withheldAt })
    // It was not sent, so that it may be asked for again at once.
    expect(await sendAgain()).toMatchObject({ state: 'not sent' })
    strict.clock.advance(days(1))
    expect(await sendAgain()).toMatchObject({ state: 'accepted', withheldAt: null })
    expect(mailsTo(email, /asks/)).toHaveLength(2)
  })

  test('of letters is bounded for all that one plaintiff writes, and for all that write to one mailbox', async () => {
    const people = Array.from({ length: 41 }, (_, index) => `person-${index}`)
    const written = async (letters: readonly { to: string; from: string }[]) => {
      const sent = []
      for (const letter of letters)
        sent.push(await sendWithinShare(strict.context, { kind: 'letter', ...letter }, async () => undefined))
      return sent.filter(Boolean)
    }
    expect(await written(people.map(to => ({ to: `${to}@example.org`, from: 'one' })))).toHaveLength(40)
    expect(await written(people.map(from => ({ to: 'one@example.org', from })))).toHaveLength(40)
  })

  test('names nobody where it is counted, and what is over is deleted', async () => {
    const { email } = await confirmedUser(strict)
    const count = () => strict.context.database.selectFrom('request_counts').selectAll().execute()
    const before = await count()
    expect(JSON.stringify(before)).not.toContain(email.split('@')[0])
    strict.clock.advance(days(1))
    await deleteEndedCounts(strict.context)
    expect((await count()).length).toBeLessThan(before.length)
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
  await expect.poll(() => ask(other), { interval: 300 }).toBe(429)
  await expect.poll(() => ask(strict), { interval: 300 }).toBe(429)
})
