import { join, resolve } from 'node:path'
import { googleProvider } from './adapters/google/google-provider.ts'
import { smtpTransport } from './adapters/mail/smtp-transport.ts'
import { createRates } from './adapters/rates/create-rates.ts'
import { createRpcChain } from './adapters/solana/rpc-chain.ts'
import { createStorage } from './adapters/storage/create-storage.ts'
import { startWorkers } from './jobs/start-workers.ts'
import { startEmbeddedDatabase } from './local/embedded-database.ts'
import { isOccupied } from './local/free-port.ts'
import { startMailCatcher } from './local/mail-catcher.ts'
import { checkClusterAtStart } from './payments/check-cluster.ts'
import { systemClock } from './platform/clock.ts'
import type { Context } from './platform/context.ts'
import { openDatabase } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { startLiveEvents } from './platform/events/live-events.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { createLog } from './platform/observability/log.ts'
import { readSettings, type Settings, WrongSetting } from './platform/settings.ts'
import { type DocumentStorage, StorageAway } from './platform/storage.ts'
import { createServer } from './server.ts'

/** What stops the start, in one line for the person who started it. */
class CannotStart extends Error {}

const say = (line: string) => process.stdout.write(`${line}\n`)

/** The ports that this machine has to have free for us, with the setting that moves each. */
function neededPorts(settings: Settings): [setting: string, port: number][] {
  return [
    ['PORT', settings.PORT],
    ...(settings.SMTP_URL
      ? []
      : ([
          ['SMTP_PORT', settings.SMTP_PORT],
          ['MAIL_UI_PORT', settings.MAIL_UI_PORT],
        ] as [string, number][])),
    ...(settings.SOLANA_RPC_URL
      ? []
      : ([
          ['LOCALNET_PORT', settings.LOCALNET_PORT],
          ['LOCALNET_PORT', settings.LOCALNET_PORT + 1],
        ] as [string, number][])),
  ]
}

async function checkPorts(settings: Settings): Promise<void> {
  for (const [setting, port] of neededPorts(settings)) {
    if (port !== 0 && (await isOccupied(port))) {
      throw new CannotStart(`Port ${port} is occupied. End what listens there, or choose another port with ${setting}.`)
    }
  }
}

/** Parts that are running, stopped in the reverse order of their start. */
class Running {
  readonly #stops: (() => Promise<unknown> | unknown)[] = []
  #stopped: Promise<void> | undefined

  onStop(stop: () => Promise<unknown> | unknown): void {
    this.#stops.unshift(stop)
  }

  /** Stops everything once, however often it is asked. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stopAll()
    return this.#stopped
  }

  async #stopAll(): Promise<void> {
    for (const stop of this.#stops) await stop()
  }
}

async function startChain(settings: Settings, running: Running): Promise<Settings> {
  if (settings.SOLANA_RPC_URL) return settings
  const { startLocalnet } = await import('@redress/localnet/start-localnet.ts')
  const { prepareLocalRecipient } = await import('@redress/localnet/local-recipient.ts')
  const dataDir = join(settings.DATA_DIR, 'chain')
  const localnet = await startLocalnet({ port: settings.LOCALNET_PORT, dataDir })
  running.onStop(() => localnet.stop())
  return {
    ...settings,
    SOLANA_RPC_URL: localnet.rpcUrl,
    SOLANA_WS_URL: localnet.webSocketUrl,
    SOLANA_CLUSTER: 'localnet',
    PAYMENT_RECIPIENT: await prepareLocalRecipient(localnet.rpcUrl, dataDir),
  }
}

async function startMail(settings: Settings, running: Running): Promise<string> {
  if (settings.SMTP_URL) return settings.SMTP_URL
  const catcher = await startMailCatcher({
    smtpPort: settings.SMTP_PORT,
    webPort: settings.MAIL_UI_PORT,
    mailDirectory: join(settings.DATA_DIR, 'mail'),
  })
  running.onStop(() => catcher.stop())
  return `smtp://127.0.0.1:${settings.SMTP_PORT}`
}

async function startDatabase(settings: Settings, running: Running): Promise<string> {
  if (settings.DATABASE_URL) return settings.DATABASE_URL
  const database = await startEmbeddedDatabase(join(settings.DATA_DIR, 'database'))
  running.onStop(() => database.stop())
  for (const folder of database.openedFolders) say(`Let PostgreSQL's user pass through ${folder}`)
  return database.connectionString
}

async function checkStorage(storage: DocumentStorage): Promise<void> {
  try {
    await storage.check()
  } catch (error) {
    throw error instanceof StorageAway ? new CannotStart(`Documents cannot be kept: ${error.message}`) : error
  }
}

async function start(running: Running): Promise<void> {
  const given = readSettings(process.env)
  await checkPorts(given)
  const log = createLog(given.LOG_LEVEL)
  const [databaseUrl, smtpUrl, settings] = await Promise.all([
    startDatabase(given, running),
    startMail(given, running),
    startChain(given, running),
  ])
  const storage = createStorage(settings)
  await checkStorage(storage)
  const database = openDatabase(databaseUrl, error => log.warn({ error }, 'lost a database connection'))
  running.onStop(() => database.destroy())
  await migrate(database)
  const jobs = await startJobs(databaseUrl, log)
  running.onStop(() => jobs.stop())
  const live = await startLiveEvents(databaseUrl, log)
  running.onStop(() => live.stop())
  const mail = smtpTransport(smtpUrl, settings.MAIL_FROM)
  running.onStop(() => mail.close())
  const { SOLANA_RPC_URL: rpcUrl = '', SOLANA_WS_URL: webSocketUrl = '' } = settings
  const chain = createRpcChain({ rpcUrl, webSocketUrl })
  await checkClusterAtStart({ chain, settings, log })
  const context: Context = {
    settings,
    clock: systemClock,
    log,
    database,
    jobs,
    live,
    mail,
    storage,
    chain,
    rates: createRates(settings, { chain, clock: systemClock }),
    google: googleProvider(settings, log),
  }
  const workers = await startWorkers(context)
  running.onStop(() => workers.stop())
  const server = await createServer(context)
  running.onStop(() => server.close())
  await server.listen({ port: settings.PORT, host: '0.0.0.0' })
  say(`Redress is running at ${settings.PUBLIC_URL}`)
  if (!settings.SMTP_URL) say(`Its mail is caught at  http://localhost:${settings.MAIL_UI_PORT}`)
  if (!given.SOLANA_RPC_URL) say(`Its Solana chain is at ${rpcUrl}`)
  say(`Its data is kept in    ${resolve(settings.DATA_DIR)}`)
  say('Ctrl-C stops all of it.')
}

const running = new Running()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => running.stop().then(() => process.exit(0)))
}
try {
  await start(running)
} catch (error) {
  const isExpected = error instanceof CannotStart || error instanceof WrongSetting
  process.stderr.write(`${isExpected ? error.message : (error instanceof Error && error.stack) || error}\n`)
  await running.stop()
  process.exit(1)
}
