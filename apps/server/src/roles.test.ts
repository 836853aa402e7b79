import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { openLocalWallet } from '@redress/localnet/local-wallet.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Counts } from './testing/faults/journal.ts'
import { type LifeOfClaim, liveClaim } from './testing/faults/lives.ts'
import { type Person, signUp, startLoad, untilMailed } from './testing/faults/load.ts'
import { type RoleProcess, type RoleProcesses, startRoleProcesses } from './testing/faults/role-processes.ts'
import { violationsOf } from './testing/faults/verify-lives.ts'
import { isLongTest } from './testing/long-tests.ts'

/** Kills of each process while the others go on; the short form kills one of each role. */
const rounds = isLongTest ? 10 : 1
const requestsPerMinute = 12_000
/** Rate limit for calls that send mail, per account. */
const mailsPerHour = requestsPerMinute / 60

const counts: Counts = { acts: 0, unknown: 0, replayed: 0, broken: 0 }
let processes: RoleProcesses
let everyApi: readonly string[]
beforeAll(async () => {
  processes = await startRoleProcesses({
    SUBMISSION_FEE: '0',
    UNRESOLVED_CLAIMS_LIMIT: '1000000',
    REQUESTS_PER_MINUTE: String(requestsPerMinute),
    EVENT_LOOP_DELAY_LIMIT: 'PT0S',
  })
  everyApi = processes.api.map(({ url }) => url)
  // All four start on an empty database at the same time.
  for (const each of [...processes.api, ...processes.workers]) await each.ready()
})
afterAll(() => processes.stop())

test.each([
  [['--role', 'web'], 'ROLE must be one of all, api, worker, migrate\n'],
  [
    ['--role'],
    "Option '--role <value>' argument missing. What can be said here is --role all, api, worker or migrate.\n",
  ],
  [['--rolle=api'], "Unknown option '--rolle'. What can be said here is --role all, api, worker or migrate.\n"],
])('a command line that says %j ends with a line that says what can be said', (given, line) => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...given], {
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 1, stderr: line })
})

const signUpAt = (servers: readonly string[] = everyApi): Promise<Person> => signUp(servers, processes.inbox, counts)
const statusAt = async ({ url }: RoleProcess, path: string, cookie = '') =>
  (await fetch(`${url}${path}`, { headers: { cookie } })).status

test('each process says how it is, and one that works serves nobody', async () => {
  const { api, workers } = processes
  for (const each of [...api, ...workers]) {
    expect(await statusAt(each, '/livez')).toBe(200)
    expect(await statusAt(each, '/v1/configuration')).toBe(each.role === 'api' ? 200 : 404)
  }
  expect(api[0].output()).toContain(`Redress is running at ${api[0].url}\n`)
  expect(workers[0].output()).toContain(
    `Redress works in the background, and says how it is at ${workers[0].url}/readyz`,
  )
})

test('a session is one in both that serve, and over in both at once', async () => {
  const [one, other] = processes.api
  const person = await signUpAt([one.url])
  await person.get('/v1/claims')
  const cookie = person.cookie()
  expect(await statusAt(other, '/v1/claims', cookie)).toBe(200)
  const left = await fetch(`${one.url}/v1/auth/logout`, { method: 'POST', headers: { cookie } })
  expect(left.status).toBe(200)
  for (const each of [one, other]) expect(await statusAt(each, '/v1/claims', cookie)).toBe(401)
})

test('what is done in one is heard of in the other', async () => {
  const [one, other] = processes.api
  const [plaintiff, defendant] = [await signUpAt([one.url]), await signUpAt([other.url])]
  await defendant.get('/v1/claims')
  const end = new AbortController()
  const headers = { cookie: defendant.cookie(), accept: 'text/event-stream' }
  const { body } = await fetch(`${other.url}/v1/events`, { headers, signal: end.signal })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  const lives: LifeOfClaim[] = []
  await liveClaim({ plaintiff, defendant }, lives)
  let heard = ''
  while (!heard.includes(String(lives[0]?.id))) heard += (await reader?.read())?.value ?? ''
  end.abort()
})

test('what both are asked for is counted together', async () => {
  const person = await signUpAt()
  await person.get('/v1/claims')
  const cookie = person.cookie()
  const body = JSON.stringify({ email: 'another@example.org' })
  const ask = async (number: number, method: string, path: string) => {
    const headers = { cookie, 'content-type': 'application/json', 'x-forwarded-for': `10.3.0.${number}` }
    return (await fetch(`${everyApi[number % everyApi.length]}${path}`, { method, headers, body })).status
  }
  const answers = [await ask(0, 'POST', '/v1/users/emails')]
  for (let sent = 1; sent < mailsPerHour + 10; sent++)
    answers.push(await ask(sent, 'PATCH', '/v1/users/emails/email/resend-confirmation-email'))
  expect(answers.filter(status => status === 200)).toHaveLength(mailsPerHour)
  expect(answers.slice(-10)).toEqual(Array(10).fill(429))
})

describe('any of them may be killed', () => {
  const lives: LifeOfClaim[] = []
  let defendant: Person

  test('and nothing is lost, done twice or left undone', { timeout: 600_000 }, async () => {
    const { api, workers, inbox } = processes
    defendant = await signUpAt()
    const people = await Promise.all([1, 2, 3].map(() => signUpAt()))
    for (let round = 0; round < rounds; round++) {
      for (const each of isLongTest ? [api[0], workers[0], api[1], workers[1]] : [api[0], workers[0]]) {
        const begun = lives.length
        const stopLoad = startLoad(people, defendant, lives)
        await expect.poll(() => lives.length).toBeGreaterThan(begun + people.length)
        const killedAt = performance.now()
        await each.end('SIGKILL')
        // New claims are filed while the process is down.
        const before = lives.length
        await expect.poll(() => lives.length).toBeGreaterThan(before + people.length)
        await stopLoad()
        expect(await untilMailed(lives, inbox, killedAt)).toBeLessThan(isLongTest ? 45_000 : 90_000)
        each.start()
        await each.ready()
      }
    }
    expect(counts.broken).toBe(0)
    const violations: string[] = []
    for (const life of lives) violations.push(...(await violationsOf(life)))
    expect(violations).toEqual([])
    for (const { stranger } of lives) {
      const letters = inbox.mail.filter(({ to }) => to?.[0]?.address === stranger)
      expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(1)
    }
  })

  test('while money arrives, which is credited once', async () => {
    const [{ id } = { id: '' }] = lives
    const claim = async () => (await defendant.get<PartyClaim>(`/v1/claims/${id}`)).data
    const wallet = await openLocalWallet(processes.chainUrl)
    await defendant.post(`/v1/claims/${id}/resolve`)
    const link = (await claim()).paymentLink ?? ''
    await processes.workers[0].end('SIGKILL')
    await wallet.pay(link)
    await expect.poll(async () => (await claim()).status, { interval: 100 }).toBe('RESOLVED_IN_FAVOUR_OF_PLANTIFF')
    processes.workers[0].start()
    await processes.workers[0].ready()
    const { payments } = await claim()
    expect(payments.filter(({ status }) => status === 'paid')).toHaveLength(1)
  })
})

test('one that is asked to end does, in order, and what others need of it they have', async () => {
  const [one, other] = processes.api
  const person = await signUpAt()
  expect(await one.end('SIGTERM')).toBe(0)
  expect((await person.get('/v1/claims')).status).toBe(200)
  expect(await statusAt(other, '/readyz')).toBe(200)
  for (const each of processes.workers) expect(await each.end('SIGTERM')).toBe(0)
})
