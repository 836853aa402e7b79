import { setMaxListeners } from 'node:events'
import { Agent, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { testDraws } from '../test-seed.ts'
import { memoryOf } from './processes.ts'

export interface OfferedLoad {
  readonly perSecond: number
  readonly seconds: number
  /** Number of clients, each with its own connection and address. */
  readonly clients: number
  readonly streams: number
}

export interface LoadReport {
  /** Response times of successful requests, in milliseconds. */
  readonly times: readonly number[]
  /** Count of each status; 0 stands for no answer. */
  readonly statuses: ReadonlyMap<number, number>
  /** Number of 503 answers without Retry-After. */
  readonly withoutRetryAfter: number
  readonly openStreams: number
  /** Peak memory of the server, in bytes. */
  readonly memory: number
}

const addressOf = (client: number): string => `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`

/**
 * Open-loop load: sends requests at a fixed rate without waiting for answers, from many clients. `cookies` are
 * sessions, each with at most ten streams.
 */
export async function offerLoad(
  { url, pid }: { readonly url: string; readonly pid: number },
  { paths, cookies }: { readonly paths: readonly string[]; readonly cookies: readonly string[] },
  { perSecond, seconds, clients, streams }: OfferedLoad,
): Promise<LoadReport> {
  const agents = Array.from({ length: clients }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  const draws = testDraws()
  const times: number[] = []
  const statuses = new Map<number, number>()
  let withoutRetryAfter = 0
  let memory = 0
  let openStreams = 0
  let isOver = false

  const note = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const headersOf = (client: number) => ({
    cookie: cookies[client % cookies.length] ?? '',
    'x-forwarded-for': addressOf(client),
  })
  const send = (count: number): Promise<void> =>
    new Promise(resolve => {
      const client = draws.below(clients)
      const begun = performance.now()
      const path = paths[count % paths.length] ?? '/'
      const request = get(`${url}${path}`, { agent: agents[client], headers: headersOf(client) }, answer => {
        answer.resume().once('close', () => {
          note(answer.statusCode ?? 0)
          if (answer.statusCode === 200) times.push(performance.now() - begun)
          if (answer.statusCode === 503 && !answer.headers['retry-after']) withoutRetryAfter++
          resolve()
        })
      })
      request.once('error', () => {
        note(0)
        resolve()
      })
    })

  async function keepStream(index: number): Promise<void> {
    const headers = { ...headersOf(index), accept: 'text/event-stream' }
    while (!isOver) {
      await new Promise<void>(resolve => {
        get(`${url}/v1/events`, { agent: false, headers, signal: closing.signal }, answer => {
          const isOpen = answer.statusCode === 200
          if (isOpen) openStreams++
          answer.resume().once('close', () => {
            if (isOpen && !isOver) openStreams--
            resolve()
          })
        }).once('error', () => resolve())
      })
      if (!isOver) await delay(1_000 + draws.next() * 2_000)
    }
  }

  const closing = new AbortController()
  setMaxListeners(0, closing.signal)
  const streaming = Array.from({ length: streams }, (_, index) => keepStream(index))
  const begun = performance.now()
  const sent: Promise<void>[] = []
  while (performance.now() - begun < seconds * 1_000) {
    const due = ((performance.now() - begun) / 1_000) * perSecond
    while (sent.length < due) sent.push(send(sent.length))
    memory = Math.max(memory, memoryOf(pid))
    await delay(10)
  }
  await Promise.all(sent)
  // Clients refused a stream retry within seconds.
  const last = performance.now() + 60_000
  while (openStreams < streams && performance.now() < last) await delay(20)
  const report = { times, statuses, withoutRetryAfter, openStreams, memory }
  isOver = true
  closing.abort()
  await Promise.all(streaming)
  for (const agent of agents) agent.destroy()
  return report
}
