import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { treeOf } from '../faults/processes.ts'

export interface Account {
  readonly uid: number
  readonly gid: number
}

interface ServiceOptions {
  /** Where the command finds its files. */
  readonly cwd?: string
  readonly env?: Record<string, string>
  /** Whom it runs as; without, as who runs the tests. */
  readonly account?: Account | undefined
  /** Holds in its first line the number of a process that it started beside itself, and which dies with its machine. */
  readonly companionFile?: string
}

/** A program that is started, killed as if its machine were gone, and started again. */
export interface Service {
  start(): void
  /** Ends it at once, and all that it has started. */
  kill(): Promise<void>
  /** Lets it and all that it has started stand still, as if its machine did: connections to it stay, and nobody answers. */
  fallSilent(): void
  /** What it has said, its end where it is long. */
  said(): string
}

/** With where Debian has programs for root alone. */
export const pathOfRoot = `${process.env.PATH}:/usr/sbin`

const mostSaid = 20_000

const companionOf = (file: string | undefined): number[] =>
  file && existsSync(file) ? [Number(readFileSync(file, 'utf8').split('\n')[0])] : []

const isRunning = (pid: number): boolean => treeOf(pid).some(each => each.pid === pid && each.command !== '')

/** A command as an operator types it, in a process of its own. */
export function service(command: string, { cwd, env, account, companionFile }: ServiceOptions = {}): Service {
  let child: ChildProcess | undefined
  let said = ''
  const signal = (processes: readonly number[], name: NodeJS.Signals) => {
    for (const each of processes) {
      try {
        process.kill(each, name)
      } catch {
        // It ended with the one before.
      }
    }
  }
  const all = (pid: number): number[] => [pid, ...companionOf(companionFile)].flatMap(treeOf).map(each => each.pid)
  return {
    start() {
      child = spawn('bash', ['-c', `exec ${command}`], {
        cwd,
        env: { PATH: pathOfRoot, LANG: 'C.UTF-8', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        ...account,
      })
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', chunk => {
          said = `${said}${chunk}`.slice(-mostSaid)
        })
      }
      child.once('error', error => {
        said += String(error)
      })
    },
    async kill() {
      const pid = child?.pid
      if (!child || pid === undefined || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      const killed = all(pid)
      signal(killed, 'SIGKILL')
      await ended
      while (killed.some(isRunning)) await delay(20)
    },
    fallSilent() {
      if (child?.pid !== undefined) signal(all(child.pid), 'SIGSTOP')
    },
    said: () => said,
  }
}
