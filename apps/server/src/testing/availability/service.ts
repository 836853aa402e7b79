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
  /** Working directory of the command. */
  readonly cwd?: string
  readonly env?: Record<string, string>
  /** Account that runs the command; by default that of the tests. */
  readonly account?: Account | undefined
  /** File whose first line is the id of a child process, which is killed together with the service. */
  readonly companionFile?: string
}

/** Program that can be started, killed like a crashed machine, and started again. */
export interface Service {
  start(): void
  /** Kills it and its child processes at once. */
  kill(): Promise<void>
  /** Suspends it and its child processes: connections stay open, without answers. */
  fallSilent(): void
  /** Output so far; the end of it if it is long. */
  said(): string
}

/** PATH including the folder that Debian reserves for root's programs. */
export const pathOfRoot = `${process.env.PATH}:/usr/sbin`

const mostSaid = 20_000

const companionOf = (file: string | undefined): number[] =>
  file && existsSync(file) ? [Number(readFileSync(file, 'utf8').split('\n')[0])] : []

const isRunning = (pid: number): boolean => treeOf(pid).some(each => each.pid === pid && each.command !== '')

/** Runs a shell command as a process group. */
export function service(command: string, { cwd, env, account, companionFile }: ServiceOptions = {}): Service {
  let child: ChildProcess | undefined
  let said = ''
  const signal = (processes: readonly number[], name: NodeJS.Signals) => {
    for (const each of processes) {
      try {
        process.kill(each, name)
      } catch {
        // The process ended with its parent.
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
