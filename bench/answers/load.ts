import autocannon from 'autocannon'
import { percentile } from '../percentile.ts'
import { cpuOf } from './cpu.ts'

/** One request that is sent again and again. */
export interface Target {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** What is answered unless the server refuses because it has too much to do. */
  readonly status: number
  /** How many ask at once; what takes long is asked for by few, or it is still being answered when the next is measured. */
  readonly connections?: number
  /** The process that answers, and the one below which its database runs. */
  readonly processes: readonly [server: number, installation: number]
}

export interface Load {
  readonly perSecond: number
  /** How many were refused; they count for nothing else. */
  readonly refused: number
  readonly p50: number
  readonly p95: number
  /** Of one request, in milliseconds. */
  readonly serverCpu: number
  readonly databaseCpu: number
}

const usualConnections = 32
const tooMuchToDo = 503

/** @throws where an answer is neither what it must be nor a refusal */
export async function load(
  { url, headers, status, processes, connections = usualConnections }: Target,
  seconds: number,
): Promise<Load> {
  const times: number[] = []
  let refused = 0
  let wrong: number | undefined
  const before = cpuOf(...processes)
  await new Promise<void>((resolve, reject) => {
    const running = autocannon({ url, headers, connections, duration: seconds }, error =>
      error ? reject(error) : resolve(),
    )
    running.on('response', (_client, answered, _bytes, milliseconds) => {
      if (answered === status) times.push(milliseconds)
      else if (answered === tooMuchToDo) refused++
      else wrong = answered
    })
  })
  if (wrong !== undefined) throw new Error(`${url} answered ${wrong}`)
  const after = cpuOf(...processes)
  const sorted = times.toSorted((one, other) => one - other)
  return {
    perSecond: times.length / seconds,
    refused,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    serverCpu: (after.server - before.server) / times.length,
    databaseCpu: (after.database - before.database) / times.length,
  }
}
