import { resolve } from 'node:path'
import { type DocumentStorage, StorageUnavailable } from './adapters/storage/document-storage.ts'
import { startLocalInstallation } from './local/start-local-installation.ts'
import { openContext } from './open-context.ts'
import { checkClusterAtStart } from './payments/check-cluster.ts'
import { checkDatabase } from './platform/database/check-database.ts'
import { migrate } from './platform/database/migrate.ts'
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
  if (given.DATABASE_URL) await checkDatabase(given.DATABASE_URL)
  const { settings, notes } = await startLocalInstallation(given, running, log)
  await migrate(settings.DATABASE_URL)
  const context = await openContext(settings, running, { log })
  await checkStorage(context.storage)
  await checkClusterAtStart(context)
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
