import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type DocumentStorage, StorageUnavailable } from './adapters/storage/document-storage.ts'
import { startLocalInstallation } from './local/start-local-installation.ts'
import { openContext } from './open-context.ts'
import { checkClusterAtStart } from './payments/check-cluster.ts'
import { migrate } from './platform/database/migrate.ts'
import { createLog } from './platform/observability/log.ts'
import { type Settings, WrongSetting } from './platform/settings.ts'
import { createServer, hasPage } from './server.ts'
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

/**
 * How many connections may wait to be accepted; the kernel's own limit (`net.core.somaxconn`) cuts it. One that finds no
 * room tries again after 1, 2, 4, … seconds: after a restart all pages come at once.
 */
const waitingConnections = 4_096

async function listen(server: FastifyInstance, port: number): Promise<void> {
  try {
    await server.listen({ port, host: '0.0.0.0', backlog: waitingConnections })
  } catch (error) {
    throw new WrongSetting(`Port ${port} (PORT) cannot be listened on: ${(error as Error).message}`, { cause: error })
  }
}

/**
 * Starts everything in the order in which one part needs another; `running` stops it in the reverse order.
 * @returns what a person is told about it, in lines
 * @throws WrongSetting with one line where something outside of the program keeps it from starting
 */
export async function startServer(given: Settings, running: AsyncDisposableStack): Promise<string[]> {
  const log = createLog(given.LOG_LEVEL)
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
  return [
    `Redress is running at ${settings.PUBLIC_URL}`,
    ...(hasPage
      ? []
      : ['Its page is not built, so that it serves the API alone. Run `npm run build` once, and start it again.']),
    ...notes,
    `Its data is kept in    ${resolve(settings.DATA_DIR)}`,
    'Ctrl-C stops all of it.',
  ]
}
