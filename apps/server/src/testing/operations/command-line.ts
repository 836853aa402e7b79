import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { freePorts } from '../free-ports.ts'
import { machinesPath } from './machines-node.ts'

export const project = join(import.meta.dirname, '../../../../..')

type Environment = Readonly<Record<string, string>>

interface Ran {
  readonly code: number | null
  readonly output: string
  readonly complaint: string
}

interface RunOptions {
  /** Environment of the command; beside it only the machine's PATH is set. */
  readonly env?: Environment
  readonly cwd?: string
  readonly shell?: string
}

export interface RunningServer {
  readonly url: string
  /** Environment with its port and data folder. */
  readonly env: Environment
  /**
   * Sends SIGINT to the process group, as Ctrl-C does.
   * @returns its exit code
   */
  interrupt(): Promise<number | null>
  /**
   * Sends SIGTERM to the started process alone, as a supervisor does.
   * @returns its exit code
   */
  terminate(): Promise<number | null>
}

/** Operator's folder with a checkout and every folder that the documents name. */
export interface OperatorsFolder {
  /** Checkout in which a command's new files stay apart from the real one; existing files are the real ones. */
  readonly checkout: string
  /** Actual folder for each documented path. */
  readonly folders: Readonly<Record<'/backups' | '/etc/redress' | '/opt/redress' | '/srv/redress' | '/var/log', string>>
  /** Unused path for a file or folder. */
  newPath(name: string): string
  run(command: string, options?: RunOptions): Promise<Ran>
  /** Runs the command until the server reports that it is ready. */
  startServer(command: string, env: Environment, options?: RunOptions): Promise<RunningServer>
  remove(): Promise<void>
}

const longestStart = 120_000

/** Settings with ports that no other installation uses. */
export async function ownPorts(): Promise<Environment> {
  // The chain also takes the port after its own.
  const first = await freePorts(5)
  return Object.fromEntries(
    ['PORT', 'SMTP_PORT', 'MAIL_UI_PORT', 'LOCALNET_PORT'].map((name, index) => [name, String(first + index)]),
  )
}

export function operatorsFolder(): OperatorsFolder {
  const folder = mkdtempSync(join(tmpdir(), 'redress-commands-'))
  const newPath = (name: string) => join(folder, name)
  const checkout = newPath('redress')
  mkdirSync(checkout)
  for (const name of readdirSync(project)) {
    if (!['.data', '.env', '.git', 'backups'].includes(name)) symlinkSync(join(project, name), join(checkout, name))
  }
  const made = (name: string) => {
    mkdirSync(newPath(name))
    return newPath(name)
  }
  const folders = {
    '/backups': made('backups'),
    '/etc/redress': made('etc'),
    '/opt/redress': checkout,
    '/srv/redress': newPath('data'),
    '/var/log': made('log'),
  }
  const home = made('home')
  const running = new Set<ChildProcess>()

  function start(command: string, { env, cwd = checkout, shell = 'bash' }: RunOptions = {}) {
    const child = spawn(shell, ['-c', command], {
      cwd,
      env: {
        PATH: `${machinesPath}:/usr/sbin`,
        HOME: home,
        LANG: 'C.UTF-8',
        npm_config_update_notifier: 'false',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Own process group, as in a terminal.
      detached: true,
    })
    running.add(child)
    child.once('close', () => running.delete(child))
    return child
  }

  return {
    checkout,
    folders,
    newPath,
    async run(command, options) {
      const child = start(command, options)
      const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
      return { code: child.exitCode, output, complaint }
    },
    async startServer(command, env, options) {
      const child = start(command, { ...options, env })
      const closed = once(child, 'close') as Promise<[number | null]>
      let said = ''
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', chunk => {
          said += chunk
        })
      }
      const since = performance.now()
      while (!said.includes('Ctrl-C stops all of it.')) {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It ended: ${said}`)
        if (performance.now() - since > longestStart) throw new Error(`It does not start: ${said}`)
        await delay(20)
      }
      return {
        url: `http://127.0.0.1:${env.PORT}`,
        env,
        async interrupt() {
          process.kill(-(child.pid ?? 0), 'SIGINT')
          return (await closed)[0]
        },
        async terminate() {
          child.kill('SIGTERM')
          return (await closed)[0]
        },
      }
    },
    async remove() {
      for (const child of running) {
        process.kill(-(child.pid ?? 0), 'SIGINT')
        await once(child, 'close')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
