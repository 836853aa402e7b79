import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareLocalRecipient } from '@redress/localnet/local-recipient.ts'
import { type Localnet, startLocalnet } from '@redress/localnet/start-localnet.ts'
import { type FaultyRpc, startFaultyRpc } from '@redress/localnet/testing/faulty-rpc.ts'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { inject } from 'vitest'
import type { PaymentsContext } from '../payments/payment-ports.ts'
import { InProcessClient } from '../platform/http/in-process-client.ts'
import { assembleServer } from './assemble-server.ts'
import { type Inbox, startInbox } from './inbox.ts'
import { type KillableServer, startKillableServer } from './killable-server.ts'
import { MovableClock } from './movable-clock.ts'
import { recordStatement } from './recorded-statements.ts'
import { templateDatabase } from './test-database.ts'

export interface TestServer {
  readonly context: PaymentsContext
  readonly clock: MovableClock
  readonly inbox: Inbox
  readonly http: FastifyInstance
  /** Stands between the server and its local chain, and misbehaves when told to. */
  readonly rpc: FaultyRpc
  /** The local chain itself, which always answers. */
  readonly chainUrl: string
  /** Puts an account on the chain that no program would make there. */
  readonly placeAccount: Localnet['placeAccount']
  /** A new browser without cookies. */
  client(): InProcessClient
  /**
   * One more server process, as it were, on the same database, chain, inbox and clock, with some settings changed; stop it
   * before this one.
   */
  another(settings?: Record<string, string>): Promise<TestServer>
  /** The same as a real process, which is there to be killed. */
  killable(): Promise<KillableServer>
  stop(): Promise<void>
}

/** Answers by which connection string the server shall reach its database. */
type ReachDatabase = (databaseUrl: string) => Promise<string>

/** What the servers of one installation share. */
interface Surroundings {
  readonly databaseUrl: string
  readonly folder: string
  readonly chainUrl: string
  readonly rpc: FaultyRpc
  readonly placeAccount: Localnet['placeAccount']
  readonly inbox: Inbox
  readonly clock: MovableClock
  readonly settings: Record<string, string>
  stop(): Promise<void>
}

async function startSurroundings(settings: Record<string, string>, reach: ReachDatabase): Promise<Surroundings> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(inject('databaseUrl'))
  await admin.connect()
  await admin.query(`create database ${name} template ${templateDatabase}`)
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${name}`
  const folder = mkdtempSync(join(tmpdir(), 'redress-test-'))
  const localnet = await startLocalnet({ port: 0 })
  const rpc = await startFaultyRpc(localnet.rpcUrl)
  const inbox = await startInbox()
  return {
    databaseUrl: await reach(url.href),
    folder,
    chainUrl: localnet.rpcUrl,
    rpc,
    placeAccount: localnet.placeAccount,
    inbox,
    clock: new MovableClock(),
    settings: {
      REQUESTS_PER_MINUTE: '100000',
      // The tests share the server's event loop, and a machine that is busy with others of them.
      EVENT_LOOP_DELAY_LIMIT: 'PT0S',
      REQUESTS_AT_ONCE: '100000',
      SOLANA_RPC_URL: rpc.rpcUrl,
      SOLANA_WS_URL: localnet.webSocketUrl,
      SOLANA_CLUSTER: 'localnet',
      PAYMENT_RECIPIENT: await prepareLocalRecipient(localnet.rpcUrl, folder),
      ...settings,
    },
    async stop() {
      await inbox.stop()
      await rpc.stop()
      await localnet.stop()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startIn(surroundings: Surroundings, afterStop: () => Promise<void>): Promise<TestServer> {
  const { databaseUrl, folder, inbox, rpc, clock, settings } = surroundings
  const running = new AsyncDisposableStack()
  running.defer(afterStop)
  const parts = { databaseUrl, folder, clock, settings, mailUrl: inbox.url, onStatement: recordStatement }
  const { context, http } = await assembleServer(parts, running)
  return {
    context,
    clock,
    inbox,
    http,
    rpc,
    chainUrl: surroundings.chainUrl,
    placeAccount: surroundings.placeAccount,
    client: () => new InProcessClient(http),
    another: changed => startIn({ ...surroundings, settings: { ...settings, ...changed } }, async () => undefined),
    killable: () => startKillableServer({ databaseUrl, folder, settings, mailUrl: inbox.url, now: clock.now() }),
    stop: () => running.disposeAsync(),
  }
}

/** The whole server on real parts, with a database of its own; `settings` are environment variables. */
export async function startTestServer(
  settings: Record<string, string> = {},
  reach: ReachDatabase = async databaseUrl => databaseUrl,
): Promise<TestServer> {
  const surroundings = await startSurroundings(settings, reach)
  return startIn(surroundings, () => surroundings.stop())
}
