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
  /** Proxy between the server and its chain, with faults on demand. */
  readonly rpc: FaultyRpc
  /** Settings at the start. */
  readonly given: Readonly<Record<string, string>>
  /** RPC address of the chain itself, without faults. */
  readonly chainUrl: string
  /** Creates an account on the chain directly. */
  readonly setAccount: Localnet['setAccount']
  /** New browser without cookies. */
  client(): InProcessClient
  /**
   * Another server process in effect, on the same database, chain, inbox and clock, with some settings changed. Stop
   * it before this one.
   */
  another(settings?: Record<string, string>): Promise<TestServer>
  /** Variant in a real process that can be killed. It ends with this server at the latest. */
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

/** Chain shared by all servers of a process; each has its own recipient. */
let chain: Promise<Localnet> | undefined

/** Stops the chain in a process that goes on without servers. */
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
      // Tests share the event loop, on a busy machine, so load shedding is off.
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
  // Jobs of each real minute would fall between two moves of the test's clock.
  for (const name of ['apply deadlines', 'send gathered mails'] as const) await context.jobs.schedule(name, null)
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

/** Starts the whole server with real parts on an existing database; `settings` are environment variables. */
export async function startServerOn(databaseUrl: string, settings: Record<string, string> = {}): Promise<TestServer> {
  const surroundings = await startSurroundings(databaseUrl, settings)
  return startIn(surroundings, () => surroundings.stop())
}
