import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePorts } from '../free-ports.ts'
import { treeOf } from './processes.ts'

/** Processes to kill, each with its children, as `npm start` runs them. */
export const victims = ['server', 'database', "database's companion", 'whole tree'] as const
export type Victim = (typeof victims)[number]

export interface KillableInstallation {
  readonly url: string
  /** Address of the page with the caught mail. */
  readonly mailUrl: string
  readonly chainUrl: string
  readonly folder: string
  /** Process id of the server. */
  pid(): number
  kill(victim: Victim): void
  /** Number of restarts, and the output of those that failed. */
  starts(): { readonly count: number; readonly failed: readonly string[] }
  stop(): Promise<void>
}

const main = join(import.meta.dirname, '../../main.ts')
/** Milliseconds to wait after a failed start. */
const pause = 200

/**
 * Whole product on a temporary folder, or on a given one, which is kept. It is restarted whenever it ends, as by a
 * supervisor.
 */
export async function startKillableInstallation(
  settings: Record<string, string>,
  given?: string,
): Promise<KillableInstallation> {
  const folder = given ?? mkdtempSync(join(tmpdir(), 'redress-faults-'))
  const port = await freePorts(5)
  const [smtp, mailPage, chainPort] = [port + 1, port + 2, port + 3]
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    LOCALNET_PORT: String(chainPort),
    SMTP_PORT: String(smtp),
    MAIL_UI_PORT: String(mailPage),
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    ...settings,
  }
  const failed: string[] = []
  let count = 0
  let isStopping = false
  let child: ChildProcess

  function start(): void {
    count++
    child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout?.on('data', chunk => {
      output += chunk
    })
    child.stderr?.on('data', chunk => {
      output += chunk
    })
    child.once('exit', async code => {
      if (isStopping) return
      if (code !== null && code !== 0) failed.push(output.trim())
      if (code !== null) await delay(pause)
      start()
    })
  }
  start()

  const pidsOf = (victim: Victim): number[] => {
    const tree = treeOf(child.pid ?? 0)
    const companion = tree.find(({ command }) => command.includes('embedded-database-process'))
    if (victim === 'server') return [child.pid ?? 0]
    if (victim === 'whole tree') return tree.map(({ pid }) => pid)
    if (victim === "database's companion") return companion ? [companion.pid] : []
    return tree.filter(({ parent }) => parent === companion?.pid).map(({ pid }) => pid)
  }

  return {
    url: `http://127.0.0.1:${port}`,
    mailUrl: `http://127.0.0.1:${mailPage}`,
    chainUrl: `http://127.0.0.1:${chainPort}`,
    folder,
    pid: () => child.pid ?? 0,
    kill(victim) {
      for (const pid of pidsOf(victim)) {
        try {
          process.kill(pid, 'SIGKILL')
        } catch {
          // The process ended with its parent.
        }
      }
    },
    starts: () => ({ count, failed }),
    async stop() {
      isStopping = true
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      if (!given) rmSync(folder, { recursive: true, force: true })
    },
  }
}
