import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type DocumentStorage, StorageUnavailable } from './adapters/storage/document-storage.ts'
import { startLocalInstallation } from './local/start-local-installation.ts'
import { openContext } from './open-context.ts'
import { checkClusterAtStart } from './payments/check-cluster.ts'
import { checkDatabase } from './platform/database/check-database.ts'
import { migrate } from './platform/database/migrate.ts'
import { createLog } from './platform/observability/log.ts'
import { readSettings, WrongSetting } from './platform/settings.ts'
import { createServer, hasPage } from './server.ts'
import { startWorkers } from './start-workers.ts'
import { stopAtSignals } from './stop-signals.ts'

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

async function listen(server: FastifyInstance, port: number): Promise<void> {
  try {
    await server.listen({ port, host: '0.0.0.0' })
  } catch (error) {
    throw new WrongSetting(`Port ${port} (PORT) cannot be listened on: ${(error as Error).message}`, { cause: error })
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
  await listen(server, settings.PORT)
  say(`Redress is running at ${settings.PUBLIC_URL}`)
  if (!hasPage)
    say('Its page is not built, so that it serves the API alone. Run `npm run build` once, and start it again.')
  for (const note of notes) say(note)
  say(`Its data is kept in    ${resolve(settings.DATA_DIR)}`)
  say('Ctrl-C stops all of it.')
}

const running = new AsyncDisposableStack()
let stopped: Promise<void> | undefined
/** Stops everything once, however often it is asked, and ends the process. */
const stop = (code: number): Promise<void> => {
  stopped ??= running.disposeAsync().then(
    () => process.exit(code),
    error => {
      complain(error)
      process.exit(1)
    },
  )
  return stopped
}
const complain = (error: unknown) => {
  const text = error instanceof WrongSetting ? error.message : error instanceof Error ? error.stack : error
  process.stderr.write(`${text}\n`)
}

stopAtSignals(() => {
  say('Stopping: what is under way is finished first. Ctrl-C once more ends it at once.')
  return stop(0)
})
try {
  await start(running)
} catch (error) {
  // What is being stopped while it starts fails, as it should.
  if (!stopped) complain(error)
  await stop(1)
}
