import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { percentile } from '../percentile.ts'

export interface Poll {
  readonly cookie: string
  readonly tag: string
}

/** Times in milliseconds, from when a request was sent until it was answered. */
export interface Polled {
  readonly answers: number
  /** While all were there. */
  readonly perSecond: number
  /** Of one answer, its head included: what is unchanged has no body. */
  readonly bytes: number
  /** Answers of a status above 399. */
  readonly refused: number
  /** Connections that could not be made, or broke. */
  readonly broken: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly longest: number
}

/** What the script says, of one group. */
interface Told extends Pick<Polled, 'answers' | 'bytes' | 'refused' | 'broken' | 'longest'> {
  readonly seconds: number
  /** Those of its answers at equal parts. */
  readonly times: readonly number[]
}

/** So many connections of one process: it looks through all that wait whenever one is due. */
const together = 250

/**
 * Keeps a connection for each dashboard, over which it asks for its list again after a pause, for so many seconds. They
 * come one small group after the other, and each asks at a moment of its own. wrk asks, because it takes little of the
 * processor that is measured.
 * @throws where wrk is not installed
 */
export async function pollDashboards(
  url: string,
  polls: readonly Poll[],
  {
    comingSeconds,
    pauseSeconds,
    seconds,
  }: { readonly comingSeconds: number; readonly pauseSeconds: number; readonly seconds: number },
): Promise<Polled> {
  const folder = mkdtempSync(join(tmpdir(), 'polls-'))
  const script = join(import.meta.dirname, 'poll.lua')
  const run = promisify(execFile)
  const groups = Math.ceil(polls.length / together)
  const pause = pauseSeconds * 1_000
  const ask = async (_: unknown, group: number): Promise<Told> => {
    const asking = polls.slice(group * together, (group + 1) * together)
    const file = join(folder, String(group))
    writeFileSync(file, asking.map(({ cookie, tag }) => `${cookie}\t${tag}\n`).join(''), { mode: 0o600 })
    await setTimeout((group / groups) * comingSeconds * 1_000)
    // What it takes for a timeout is counted since the last request was sent, the pause included.
    const options = ['-t', '1', '-c', String(asking.length), '-d', `${seconds}s`, '--timeout', '60s', '-s', script]
    const { stdout } = await run('wrk', [
      ...options,
      url,
      '--',
      file,
      String(pause),
      String((comingSeconds * 1_000) / groups),
    ]).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new Error('The crowd needs wrk: apt-get install wrk') : error
    })
    return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '')
  }
  try {
    return merged(await Promise.all(Array.from({ length: groups }, ask)))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function merged(groups: readonly Told[]): Polled {
  const sum = (value: (told: Told) => number) => groups.reduce((all, told) => all + value(told), 0)
  const times = groups.flatMap(told => told.times).toSorted((one, other) => one - other)
  const answers = sum(told => told.answers)
  return {
    answers,
    perSecond: sum(told => told.answers / told.seconds),
    bytes: sum(told => told.bytes) / answers,
    refused: sum(told => told.refused),
    broken: sum(told => told.broken),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    longest: Math.max(...groups.map(({ longest }) => longest)),
  }
}
