import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface Poll {
  readonly cookie: string
  readonly tag: string
}

/** Times in milliseconds, from when a request was due until it was answered. */
export interface Polled {
  readonly seconds: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly longest: number
  /** Connections that could not be made, or broke. */
  readonly broken: number
  readonly statuses: Readonly<Record<string, number>>
}

/** Each thread looks through all its waiting connections whenever one is due. */
const threads = 8

/**
 * Keeps a connection for each dashboard, over which it asks for its list again after a pause; each begins at a moment of
 * its own. wrk asks, because it takes hardly any of the processor that is measured.
 * @throws where wrk is not installed
 */
export async function pollDashboards(
  url: string,
  polls: readonly Poll[],
  { pauseSeconds, seconds }: { readonly pauseSeconds: number; readonly seconds: number },
): Promise<Polled> {
  const folder = mkdtempSync(join(tmpdir(), 'polls-'))
  try {
    const file = join(folder, 'polls')
    writeFileSync(file, polls.map(({ cookie, tag }) => `${cookie}\t${tag}\n`).join(''), { mode: 0o600 })
    const script = join(import.meta.dirname, 'poll.lua')
    // What it takes for a timeout is counted since the last request was sent, the pause included.
    const options = ['-t', threads, '-c', polls.length, '-d', `${seconds}s`, '--timeout', '60s', '-s', script]
    const scriptArguments = [file, pauseSeconds * 1_000, threads]
    const { stdout } = await promisify(execFile)('wrk', [...options, url, '--', ...scriptArguments].map(String)).catch(
      (error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new Error('The crowd needs wrk: apt-get install wrk') : error
      },
    )
    return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
