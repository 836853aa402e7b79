import autocannon from 'autocannon'
import { percentile } from '../percentile.ts'
import { cpuOf } from './cpu.ts'
import type { Target } from './target.ts'

/** How long answers take, in milliseconds. */
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

/** How many requests a connection is given that sends so many on average: they take turns with those who are faster. */
const mostOf = (average: number): number => Math.ceil(average) * 8

/**
 * Sends so many requests and waits for all answers: what takes long counts in full, and nothing of it is left to do when
 * the next is measured. Where there are many requests, a later round goes on with others.
 * @throws where an answer is neither what it must be nor a refusal
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
        // Each connection begins elsewhere, so that no two are sent the same at once where there are enough of them.
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

/** Shorter runs do not tell how fast it is. */
const shortestRun = 0.5

/** Has it get warm; answers how many requests take about so long. */
export async function warmUp(target: Target, seconds: number): Promise<number> {
  const fewest = 2 * (target.connections ?? usualConnections)
  for (let amount = fewest; ; amount *= 4) {
    const { perSecond } = await load(target, amount)
    if (amount / perSecond >= shortestRun) return Math.max(fewest, Math.round(perSecond * seconds))
  }
}
