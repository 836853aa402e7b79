import { cpus } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Crowd, drippingBodies, idleConnections } from '../testing/faults/crowd.ts'
import { startKillableInstallation } from '../testing/faults/killable-installation.ts'
import { countDescriptors, memoryOf } from '../testing/faults/processes.ts'
import { untilReady } from '../testing/faults/until-ready.ts'
import { isLongTest } from '../testing/long-tests.ts'
import { startTestServer } from '../testing/test-server.ts'

/** `npm run test:faults` runs the full size, and waits for the timeouts. */
const size = isLongTest
  ? { idle: 10_000, dripping: 1_000, requests: 2_000 }
  : { idle: 500, dripping: 50, requests: 100 }
const megabyte = 1024 * 1024
/**
 * Longest time until the server has closed silent (60 s) and slow (20 s) connections, with checks every half minute.
 */
const longestStay = 120_000

const paths = ['/v1/search?term=roof', '/v1/configuration', '/']
const crowds: Crowd[] = []

let running: { readonly url: string; readonly pid: number; stop(): Promise<void> }
beforeAll(async () => {
  running = await (isLongTest ? startInstallation() : startInThisProcess())
})
afterAll(async () => {
  for (const crowd of crowds) crowd.leave()
  await running.stop()
})

async function startInstallation() {
  const installation = await startKillableInstallation({ REQUESTS_PER_MINUTE: '1000000' })
  await untilReady(installation, performance.now())
  return { url: installation.url, pid: installation.pid(), stop: () => installation.stop() }
}

/** Server in the test's process; its memory includes the test's. */
async function startInThisProcess() {
  const { http, stop } = await startTestServer()
  return { url: await http.listen({ port: 0, host: '127.0.0.1' }), pid: process.pid, stop }
}

interface Served {
  readonly times: readonly number[]
  readonly others: readonly number[]
}

/** Response times and unexpected statuses of ordinary requests, four at a time. */
async function serve(): Promise<Served> {
  const [times, others]: [number[], number[]] = [[], []]
  let sent = 0
  const ask = async () => {
    while (sent < size.requests) {
      const begun = performance.now()
      const answer = await fetch(`${running.url}${paths[sent++ % paths.length]}`)
      await answer.arrayBuffer()
      times.push(performance.now() - begun)
      // A page that is not built answers 404.
      if (answer.status !== 200 && answer.status !== 404) others.push(answer.status)
    }
  }
  await Promise.all([ask(), ask(), ask(), ask()])
  return { times: times.toSorted((one, other) => one - other), others }
}

const p99 = ({ times }: Served) => Math.round(times[Math.floor(times.length * 0.99)] ?? 0)

test(`${size.idle} idle connections and ${size.dripping} dripping bodies keep nobody from being served`, {
  timeout: 600_000,
}, async () => {
  const { url, pid } = running
  const before = await serve()
  expect(before.others).toEqual([])
  crowds.push(await idleConnections(url, size.idle), await drippingBodies(url, size.dripping))
  const meanwhile = await serve()
  const [held, memory] = [countDescriptors(pid), memoryOf(pid)]
  expect(crowds.map(crowd => crowd.failed())).toEqual([0, 0])
  expect(held).toBeGreaterThan(size.idle)
  expect(meanwhile.others).toEqual([])
  expect(meanwhile.times).toHaveLength(size.requests)
  if (!isLongTest) return

  expect(memory).toBeLessThan(600 * megabyte)
  expect(p99(meanwhile)).toBeLessThan(1_000)
  const begun = performance.now()
  await expect.poll(() => crowds.map(crowd => crowd.open()), { timeout: longestStay, interval: 500 }).toEqual([0, 0])
  const lines = [
    `${size.idle} idle connections, ${size.dripping} dripping bodies: ${size.requests} requests served, p99 ${p99(meanwhile)} ms (${p99(before)} ms before); the server held ${Math.round(memory / megabyte)} MB and ${held} descriptors`,
    `all of them were sent away after ${Math.round((performance.now() - begun) / 1_000)} s; ${countDescriptors(pid)} descriptors after`,
    `machine: ${cpus().length} × ${cpus()[0]?.model}, ${new Date().toISOString().slice(0, 10)}`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  expect(countDescriptors(pid)).toBeLessThan(200)
  expect((await serve()).others).toEqual([])
})
