import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareLocalRecipient } from '@redress/localnet/local-recipient.ts'
import { type Localnet, startLocalnet } from '@redress/localnet/start-localnet.ts'
import { type FaultyRpc, startFaultyRpc } from '@redress/localnet/testing/faulty-rpc.ts'
import type { FastifyInstance } from 'fastify'
import type { HashingCost } from '../adapters/passwords/password-hashing.ts'
import type { PaymentsContext } from '../payments/payment-ports.ts'
import { InProcessClient } from '../platform/http/in-process-client.ts'
import { assembleServer } from './assemble-server.ts'
import { type Inbox, startInbox } from './inbox.ts'
import { type KillableServer, startKillableServer } from './killable-server.ts'
import { isLongTest } from './long-tests.ts'
import { MovableClock } from './movable-clock.ts'
import { recordStatement } from './recorded-statements.ts'

export interface TestServer {
  readonly context: PaymentsContext
  readonly clock: MovableClock
  readonly inbox: Inbox
  readonly http: FastifyInstance
  /** Stands between the server and its local chain, and misbehaves when told to. */
  readonly rpc: FaultyRpc
  /** The settings that it was started with. */
  readonly given: Readonly<Record<string, string>>
  /** The local chain itself, which always answers. */
  readonly chainUrl: string
  /** Puts an account on the chain that no program would make there. */
  readonly setAccount: Localnet['setAccount']
  /** A new browser without cookies. */
  client(): InProcessClient
  /**
   * One more server process, as it were, on the same database, chain, inbox and clock, with some settings changed; stop it
   * before this one.
   */
  another(settings?: Record<string, string>): Promise<TestServer>
  /** The same as a real process, which is there to be killed. It ends with this server at the latest. */
  killable(): Promise<KillableServer>
  stop(): Promise<void>
}

/** Minimum cost of argon2, so that tests do not wait for password hashes. */
const leastCost: HashingCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** Parts that the servers of one installation share. */
interface Surroundings {
  readonly databaseUrl: string
  readonly folder: string
  readonly chainUrl: string
  readonly rpc: FaultyRpc
  readonly setAccount: Localnet['setAccount']
  readonly inbox: Inbox
  readonly clock: MovableClock
  readonly given: Record<string, string>
  readonly settings: Record<string, string>
  stop(): Promise<void>
}

/** One for all servers of a process: each has a recipient of its own on it. */
let chain: Promise<Localnet> | undefined

/** For a process that goes on without servers. */
export async function stopChain(): Promise<void> {
  await (await chain)?.stop()
}

async function startSurroundings(databaseUrl: string, settings: Record<string, string>): Promise<Surroundings> {
  const folder = mkdtempSync(join(tmpdir(), 'redress-test-'))
  chain ??= startLocalnet({ port: 0 })
  const localnet = await chain
  const rpc = await startFaultyRpc(localnet.rpcUrl)
  const inbox = await startInbox()
  return {
    databaseUrl,
    folder,
    chainUrl: localnet.rpcUrl,
    rpc,
    setAccount: localnet.setAccount,
    inbox,
    clock: new MovableClock(),
    given: settings,
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
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startIn(surroundings: Surroundings, afterStop: () => Promise<void>): Promise<TestServer> {
  const { databaseUrl, folder, inbox, rpc, clock, settings } = surroundings
  const running = new AsyncDisposableStack()
  running.defer(afterStop)
  const parts = {
    ...{ databaseUrl, folder, clock, settings, mailUrl: inbox.url, onStatement: recordStatement },
    ...(!isLongTest && { hashingCost: leastCost }),
  }
  const { context, http } = await assembleServer(parts, running)
  return {
    context,
    clock,
    inbox,
    http,
    rpc,
    given: surroundings.given,
    chainUrl: surroundings.chainUrl,
    setAccount: surroundings.setAccount,
    client: () => new InProcessClient(http),
    another: (changed = {}) =>
      startIn(
        { ...surroundings, given: { ...surroundings.given, ...changed }, settings: { ...settings, ...changed } },
        async () => undefined,
      ),
    async killable() {
      const killable = await startKillableServer({
        databaseUrl,
        folder,
        settings,
        mailUrl: inbox.url,
        now: clock.now(),
      })
      running.defer(() => killable.stop())
      return killable
    },
    stop: () => running.disposeAsync(),
  }
}

/** The whole server on real parts and a database that is there; `settings` are environment variables. */
export async function startServerOn(databaseUrl: string, settings: Record<string, string> = {}): Promise<TestServer> {
  const surroundings = await startSurroundings(databaseUrl, settings)
  return startIn(surroundings, () => surroundings.stop())
}
