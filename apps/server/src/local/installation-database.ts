import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkDatabase } from '../platform/database/check-database.ts'
import { useOf } from '../platform/database/database-owner.ts'
import type { Log } from '../platform/observability/log.ts'
import { type Settings, WrongSetting } from '../platform/settings.ts'
import { runningEmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts'

/**
 * Connection string of an installation's database. An embedded database that is not running is started, until
 * `running` ends.
 * @throws WrongSetting with one line if there is none, or it cannot be used
 */
export async function openInstallationDatabase(
  { DATABASE_URL, DATA_DIR }: Settings,
  running: AsyncDisposableStack,
  log: Log,
): Promise<string> {
  if (DATABASE_URL) {
    await checkDatabase(DATABASE_URL)
    return DATABASE_URL
  }
  const folder = join(DATA_DIR, 'database')
  const address = runningEmbeddedDatabase(folder)
  if (address && (await useOf(address)) === 'used') return address
  if (!existsSync(join(folder, 'data'))) {
    throw new WrongSetting(`There is no database in DATA_DIR (${resolve(DATA_DIR)}), and DATABASE_URL is not set.`)
  }
  const database = await startEmbeddedDatabase(folder, { log })
  running.defer(() => database.stop())
  return database.connectionString
}
