import { cpus } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { journalClient } from '../testing/faults/journal.ts'
import { type KillableInstallation, startKillableInstallation } from '../testing/faults/killable-installation.ts'
import { signUp } from '../testing/faults/load.ts'
import { type LoadReport, type OfferedLoad, offerLoad } from '../testing/faults/offer-load.ts'
import { untilReady } from '../testing/faults/until-ready.ts'
import { type Inbox, startInbox } from '../testing/inbox.ts'
import { isLongTest } from '../testing/long-tests.ts'

/** `npm run test:faults` sends the full load. */
const offered: OfferedLoad = isLongTest
  ? { perSecond: 500, seconds: Number(process.env.LOAD_SECONDS ?? 180), clients: 5_000, streams: 2_000 }
  : { perSecond: 100, seconds: 3, clients: 200, streams: 40 }
const sessions = Math.ceil(offered.streams / 10)
const megabyte = 1024 * 1024

let inbox: Inbox
let installation: KillableInstallation
let report: LoadReport
beforeAll(async () => {
  inbox = await startInbox()
  installation = await startKillableInstallation({ SMTP_URL: inbox.url, REQUESTS_PER_MINUTE: '10000000' })
  await untilReady(installation, performance.now())
  const counts = { acts: 0, unknown: 0, replayed: 0, broken: 0 }
  const person = await signUp(installation.url, inbox, counts)
  const cookies: string[] = []
  for (let session = 0; session < sessions; session++) {
    const client = journalClient(installation.url, person.username, counts, `10.99.${session >> 8}.${session & 255}`)
    await client.get('/v1/claims')
    cookies.push(client.cookie())
  }
  const paths = ['/v1/search?term=roof', '/v1/claims', '/v1/auth', '/v1/notifications', '/v1/configuration']
  report = await offerLoad({ url: installation.url, pid: installation.pid() }, { paths, cookies }, offered)
}, 900_000)
afterAll(async () => {
  await installation.stop()
  await inbox.stop()
})

test('what is served is served in time, the rest is told when to come again, and memory stays small', () => {
  const { times, statuses, withoutRetryAfter, openStreams, memory } = report
  const sorted = times.toSorted((one, other) => one - other)
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.POSITIVE_INFINITY
  const lines = [
    `${offered.perSecond} requests/s from ${offered.clients} clients and ${offered.streams} streams for ${offered.seconds} s:`,
    `served ${sorted.length}, p50 ${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms, p99 ${Math.round(p99)} ms, longest ${Math.round(sorted.at(-1) ?? 0)} ms; refused ${statuses.get(503) ?? 0}, unanswered ${statuses.get(0) ?? 0}`,
    `${openStreams} streams open at the end; the server held at most ${Math.round(memory / megabyte)} MB`,
    `machine: ${cpus().length} × ${cpus()[0]?.model}, ${new Date().toISOString().slice(0, 10)}`,
  ]
  if (isLongTest) process.stdout.write(`${lines.join('\n')}\n`)
  expect([...statuses.keys()].filter(status => ![200, 503].includes(status))).toEqual([])
  expect(withoutRetryAfter).toBe(0)
  expect(sorted.length).toBeGreaterThan(0)
  expect(memory).toBeLessThan(600 * megabyte)
  if (isLongTest) expect(p99).toBeLessThan(1_000)
  expect(openStreams).toBe(offered.streams)
})
