import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { prepareLocalRecipient } from '@redress/localnet/local-recipient.ts'
import { startLocalnet } from '@redress/localnet/start-localnet.ts'
import pg from 'pg'
import { inject } from 'vitest'
import type { Settings } from '../../platform/settings.ts'
import { freePorts } from '../free-ports.ts'
import { type Inbox, startInbox } from '../inbox.ts'
import { startObjectStore } from '../object-store.ts'

/** Command that starts a server; the role is appended. */
export type Program = readonly [file: string, ...parameters: string[]]

export const present: Program = [process.execPath, join(import.meta.dirname, '../../main.ts')]
const longestStart = 60_000

export interface RoleProcess {
  readonly role: Exclude<Settings['ROLE'], 'all' | 'migrate'>
  readonly url: string
  /** Output so far. */
  output(): string
  /** Waits until it reports that it is ready. */
  ready(): Promise<void>
  /** Starts or restarts it. */
  start(): void
  /**
   * Sends a signal and waits for the exit.
   * @returns its exit code, if any
   */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

export interface RoleProcesses {
  readonly api: readonly [RoleProcess, RoleProcess]
  readonly workers: readonly [RoleProcess, RoleProcess]
  readonly inbox: Inbox
  readonly chainUrl: string
  /** Settings of the bucket with the documents. */
  readonly bucket: Readonly<Record<string, string>>
  /** Connection string of the shared database. */
  readonly databaseUrl: string
  stop(): Promise<void>
}

function roleProcess(
  role: RoleProcess['role'],
  port: number,
  env: Record<string, string>,
  [file, ...parameters]: Program,
): RoleProcess {
  let child: ChildProcess | undefined
  let output = ''
  const start = () => {
    child = spawn(file, [...parameters, '--role', role], {
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', chunk => {
        output += chunk
      })
    }
  }
  const url = `http://127.0.0.1:${port}`
  return {
    role,
    url,
    output: () => output,
    start,
    async ready() {
      const since = performance.now()
      while (performance.now() - since < longestStart) {
        const answer = await fetch(`${url}/readyz`).catch(() => null)
        if (answer?.status === 200) return
        if (child?.exitCode !== null) throw new Error(`It ended: ${output}`)
        await delay(50)
      }
      throw new Error(`It was not ready within ${longestStart / 1_000} s: ${output}`)
    },
    async end(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
      const ended = once(child, 'exit')
      child.kill(signal)
      return (await ended)[0] as number | null
    },
  }
}

/** Settings of a server's database connections. */
export type DatabaseSettings = Readonly<Record<string, string>> & { readonly DATABASE_URL: string }

interface Parts {
  /** Programs of the first and the second process of each role. */
  readonly programs?: readonly [Program, Program]
  /** Settings of the shared database; by default a new, empty one is created. */
  readonly database?: DatabaseSettings
}

async function makeDatabase(running: AsyncDisposableStack): Promise<DatabaseSettings> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(inject('databaseUrl'))
  await admin.connect()
  running.defer(() => admin.end())
  await admin.query(`create database ${name}`)
  running.defer(async () => void (await admin.query(`drop database ${name} with (force)`)))
  return { DATABASE_URL: Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href }
}

/**
 * Two API processes and two workers, each with its own folder, sharing a database, a bucket, a mail server and a
 * chain. They may still be starting on return. If the programs differ, the second ones are not started.
 */
export async function startRoleProcesses(
  settings: Record<string, string>,
  { programs: [first, second] = [present, present], database }: Parts = {},
): Promise<RoleProcesses> {
  await using starting = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'redress-roles-'))
  starting.defer(() => rmSync(folder, { recursive: true, force: true }))
  const databaseSettings = database ?? (await makeDatabase(starting))
  const inbox = await startInbox()
  starting.defer(() => inbox.stop())
  const localnet = await startLocalnet({ port: 0 })
  starting.defer(() => localnet.stop())
  const store = await startObjectStore(join(folder, 'buckets'), ['evidence'])
  starting.defer(() => store.stop())
  const bucket = store.settingsFor('evidence')
  const port = await freePorts(4)
  const env = {
    PATH: process.env.PATH ?? '',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    HOST: '127.0.0.1',
    SECRET_KEY: randomUUID(),
    ...databaseSettings,
    SMTP_URL: inbox.url,
    SOLANA_RPC_URL: localnet.rpcUrl,
    SOLANA_WS_URL: localnet.webSocketUrl,
    SOLANA_CLUSTER: 'localnet',
    PAYMENT_RECIPIENT: await prepareLocalRecipient(localnet.rpcUrl, folder),
    ...bucket,
    ...settings,
  }
  const processOf = (role: RoleProcess['role'], number: number, program: Program) =>
    roleProcess(role, port + number, { ...env, DATA_DIR: join(folder, String(number)) }, program)
  const api = [processOf('api', 0, first), processOf('api', 1, second)] as const
  const workers = [processOf('worker', 2, first), processOf('worker', 3, second)] as const
  for (const each of first === second ? [...api, ...workers] : [api[0], workers[0]]) each.start()
  for (const each of [...api, ...workers]) starting.defer(async () => void (await each.end('SIGKILL')))
  const running = starting.move()
  return {
    ...{ api, workers, inbox, bucket },
    databaseUrl: databaseSettings.DATABASE_URL,
    chainUrl: localnet.rpcUrl,
    stop: () => running.disposeAsync(),
  }
}
