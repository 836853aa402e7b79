import { resolve } from 'node:path'
import type { Context } from './adapters/context.ts'
import { googleProvider } from './adapters/google/google-provider.ts'
import { smtpTransport } from './adapters/mail/smtp-transport.ts'
import { createRates } from './adapters/rates/create-rates.ts'
import { createRpcChain } from './adapters/solana/rpc-chain.ts'
import { createStorage } from './adapters/storage/create-storage.ts'
import { type DocumentStorage, StorageUnavailable } from './adapters/storage/document-storage.ts'
import { startLocalInstallation } from './local/start-local-installation.ts'
import { checkClusterAtStart } from './payments/check-cluster.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { startLiveEvents } from './platform/events/live-events.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { createLog } from './platform/observability/log.ts'
import { readSettings, WrongSetting } from './platform/settings.ts'
import { createServer } from './server.ts'
import { startWorkers } from './start-workers.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

async function checkStorage(storage: DocumentStorage): Promise<void> {
  try {
    await storage.check()
  } catch (error) {
    throw error instanceof StorageUnavailable
      ? new WrongSetting(`Documents cannot be kept: ${error.message}`, { cause: error })
      : error
  }
}

/** Starts everything in the order in which one part needs another; `running` stops it in the reverse order. */
async function start(running: AsyncDisposableStack): Promise<void> {
  const given = readSettings(process.env)
  const log = createLog(given.LOG_LEVEL)
  const { settings, notes } = await startLocalInstallation(given, running)
  const storage = createStorage(settings)
  await checkStorage(storage)
  const database = openDatabase(settings.DATABASE_URL, {
    onError: error => log.warn({ error }, 'lost a database connection'),
  })
  running.defer(() => database.destroy())
  await migrate(database)
  const jobs = await startJobs(settings.DATABASE_URL, log)
  running.defer(() => jobs.stop())
  const live = await startLiveEvents(settings.DATABASE_URL, log)
  running.defer(() => live.stop())
  const mail = smtpTransport(settings.SMTP_URL, settings.MAIL_FROM)
  running.defer(() => mail.close())
  const chain = createRpcChain({ rpcUrl: settings.SOLANA_RPC_URL, webSocketUrl: settings.SOLANA_WS_URL })
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
  running.defer(() => workers.stop())
  const server = await createServer(context)
  running.defer(() => server.close())
  await server.listen({ port: settings.PORT, host: '0.0.0.0' })
  say(`Redress is running at ${settings.PUBLIC_URL}`)
  for (const note of notes) say(note)
  say(`Its data is kept in    ${resolve(settings.DATA_DIR)}`)
  say('Ctrl-C stops all of it.')
}

const running = new AsyncDisposableStack()
let stopped: Promise<void> | undefined
/** Stops everything once, however often it is asked. */
const stop = (): Promise<void> => {
  stopped ??= running.disposeAsync()
  return stopped
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop().then(() => process.exit(0)))
}
try {
  await start(running)
} catch (error) {
  const text = error instanceof WrongSetting ? error.message : error instanceof Error ? error.stack : error
  process.stderr.write(`${text}\n`)
  await stop()
  process.exit(1)
}
