import autocannon from 'autocannon'
import { percentile } from '../percentile.ts'
import { cpuOf } from './cpu.ts'
import type { Target } from './target.ts'

/** Response times in milliseconds. */
export interface Times {
  readonly p50: number
  readonly p95: number
}

export interface Load extends Times {
  readonly perSecond: number
  /** Number of refused requests, which no other figure includes. */
  readonly refused: number
  /** CPU time of one request, in milliseconds. */
  readonly serverCpu: number
  readonly databaseCpu: number
}

const usualConnections = 32
const tooMuchToDo = 503

/** Timeout in seconds, far above any acceptable response time. */
const longestAnswer = 60

const timesOf = (milliseconds: readonly number[]): Times => {
  const sorted = milliseconds.toSorted((one, other) => one - other)
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) }
}

/** Upper bound of requests for one connection, by the average; faster connections take more. */
const mostOf = (average: number): number => Math.ceil(average) * 8

/**
 * Sends a number of requests and waits for all answers, so that slow ones count in full, and no work is left for the
 * next measurement. Later rounds continue with further requests.
 * @throws if an answer is neither the expected one nor a refusal
 */
export async function load(target: Target, amount: number, round = 0): Promise<Load> {
  const { url, requests, status, processes, connections = usualConnections } = target
  const times: number[] = []
  let asking = 0
  let refused = 0
  let wrong: number | undefined
  const before = cpuOf(...processes)
  const begun = performance.now()
  let ended = begun
  await new Promise<void>((resolve, reject) => {
    const options = {
      ...{ url, connections, amount, timeout: longestAnswer, sampleInt: 100 },
      setupClient(client: autocannon.Client) {
        // Connections start at different requests, so that no two send the same at once if there are enough.
        const first =
          Math.floor((asking++ / connections) * requests.length + (round * amount) / connections) % requests.length
        const turn = [...requests.slice(first), ...requests.slice(0, first)].slice(0, mostOf(amount / connections))
        client.setRequests(turn.map(({ method, path, headers, body }) => ({ method, path, headers, body })))
      },
    }
    const running = autocannon(options, error => (error ? reject(error) : resolve()))
    running.on('reqError', reject)
    running.on('response', (_client, answered, _bytes, milliseconds) => {
      ended = performance.now()
      if (answered === status) times.push(milliseconds)
      else if (answered === tooMuchToDo) refused++
      else wrong = answered
    })
  })
  if (wrong !== undefined) throw new Error(`${url} answered ${wrong}`)
  const after = cpuOf(...processes)
  return {
    ...timesOf(times),
    perSecond: times.length / ((ended - begun) / 1_000),
    refused,
    serverCpu: (after.server - before.server) / times.length,
    databaseCpu: (after.database - before.database) / times.length,
  }
}

/** Shortest run that gives a reliable figure, in seconds. */
const shortestRun = 0.5

/** Warms up; returns the number of requests that take about this long. */
export async function warmUp(target: Target, seconds: number): Promise<number> {
  const fewest = 2 * (target.connections ?? usualConnections)
  for (let amount = fewest; ; amount *= 4) {
    const { perSecond } = await load(target, amount)
    if (amount / perSecond >= shortestRun) return Math.max(fewest, Math.round(perSecond * seconds))
  }
}
