import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type DocumentStorage, StorageUnavailable } from '../adapters/storage/document-storage.ts'
import { checkDocumentsFolder } from '../claims/documents/check-documents-folder.ts'
import { removeForgottenUploads } from '../claims/documents/spool-upload.ts'
import { startLocalInstallation } from '../local/start-local-installation.ts'
import { hasPage } from '../page/built-page.ts'
import { checkClusterAtStart } from '../payments/watching/check-cluster.ts'
import { migrate } from '../platform/database/migrate.ts'
import { listen } from '../platform/http/listen.ts'
import { createLog } from '../platform/observability/log.ts'
import { startTelemetry } from '../platform/observability/start-telemetry.ts'
import { type Settings, WrongSetting } from '../platform/settings.ts'
import { openContext } from './open-context.ts'
import { createHealthServer, createServer } from './server.ts'
import { startWorkers } from './start-workers.ts'

async function checkStorage(storage: DocumentStorage): Promise<void> {
  try {
    await storage.check()
  } catch (error) {
    throw error instanceof StorageUnavailable
      ? new WrongSetting(`Documents cannot be kept: ${error.message}`, { cause: error })
      : error
  }
}

async function listenTo(server: FastifyInstance, { PORT: port, HOST: host }: Settings) {
  try {
    return await listen(server, { port, host })
  } catch (error) {
    const address = `Port ${port} (PORT) of ${host} (HOST)`
    throw new WrongSetting(`${address} cannot be listened on: ${(error as Error).message}`, { cause: error })
  }
}

/**
 * Starts all parts in the order of their dependencies; `running` stops them in reverse.
 * @returns lines for the operator
 * @throws WrongSetting with one line if something outside the program prevents the start
 */
export async function startServer(given: Settings, running: AsyncDisposableStack): Promise<string[]> {
  const log = createLog(given.LOG_LEVEL)
  const { settings, notes } = await startLocalInstallation(given, running, log)
  await migrate(settings.DATABASE_URL)
  const telemetry = await startTelemetry(settings, running, log)
  const context = await openContext(settings, running, { log, telemetry })
  await checkStorage(context.storage)
  await checkDocumentsFolder(context.database, settings)
  await checkClusterAtStart(context)
  if (settings.ROLE !== 'api') {
    const workers = await startWorkers(context)
    running.defer(() => workers.stop())
  }
  if (settings.ROLE !== 'worker') await removeForgottenUploads(context.clock.now())
  const server = await (settings.ROLE === 'worker' ? createHealthServer(context) : createServer(context))
  const listening = await listenTo(server, settings)
  running.defer(() => listening.close())
  return [
    ...(settings.ROLE === 'worker'
      ? [`Redress works in the background, and says how it is at ${listening.url}/readyz`]
      : [`Redress is running at ${settings.PUBLIC_URL}`]),
    ...(settings.ROLE === 'worker' || hasPage
      ? []
      : ['Its page is not built, so that it serves the API alone. Run `npm run build` once, and start it again.']),
    ...notes,
    `Its data is kept in    ${resolve(settings.DATA_DIR)}`,
    'Ctrl-C stops all of it.',
  ]
}
