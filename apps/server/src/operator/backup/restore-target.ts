import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { createStorage } from '../../adapters/storage/create-storage.ts'
import { documentsFolderIn, writeInstallationId } from '../../adapters/storage/documents-folder.ts'
import { checkDataDir } from '../../local/check-surroundings.ts'
import { startEmbeddedDatabase } from '../../local/embedded-database.ts'
import { checkDatabase } from '../../platform/database/check-database.ts'
import { isEmptyDatabase, missingPrivilege } from '../../platform/database/copy-tables.ts'
import { mayNotMakeTables } from '../../platform/database/migrate.ts'
import { openSingleConnection, type SingleConnection } from '../../platform/database/single-connection.ts'
import { removeQueues } from '../../platform/jobs/kept-jobs.ts'
import type { Log } from '../../platform/observability/log.ts'
import { type Settings, WrongSetting } from '../../platform/settings.ts'

/**
 * Files and folders that a restore creates in `DATA_DIR`. The database is last: without it, a start would treat the
 * rest as a new installation.
 */
const madeFolders = ['secret.key', 'chain', 'documents', 'database'] as const

/** Target of a restore: empty before, and filled atomically. */
export interface RestoreTarget {
  readonly databaseUrl: string
  /** Temporary folder until the restore is complete. */
  readonly folder: string
  storeDocument(key: string, content: Readable): Promise<void>
  /** Writes the database's installation id into the documents' folder, if there is such a folder. */
  keepInstallationId(id: string | null): Promise<void>
  /** Runs `work` in a transaction of the target's database, then commits the target. */
  fill(work: (connection: SingleConnection) => Promise<void>): Promise<void>
}

const isUsed = (path: string): boolean => {
  try {
    return readdirSync(path).length > 0
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT')
  }
}

const notEmpty = (what: string): WrongSetting =>
  new WrongSetting(`${what} is not empty. A backup is restored into an empty place alone: choose another.`)

/**
 * Checks that a backup can be restored to the settings' target.
 * @throws WrongSetting with one line
 */
export async function checkRestoreTarget(settings: Settings): Promise<void> {
  const { DATABASE_URL, DATA_DIR, S3_BUCKET } = settings
  checkDataDir(settings)
  const used = madeFolders.find(name => isUsed(join(DATA_DIR, name)))
  if (used) throw notEmpty(`DATA_DIR (${resolve(DATA_DIR)}), which has ${used},`)
  if (S3_BUCKET && !(await createStorage(settings).isEmpty())) throw notEmpty(`The bucket ${S3_BUCKET}`)
  if (!DATABASE_URL) return
  await checkDatabase(DATABASE_URL)
  await using running = new AsyncDisposableStack()
  const { client } = await openSingleConnection(DATABASE_URL, running)
  const missing = await missingPrivilege(client)
  if (missing) throw mayNotMakeTables(missing)
  if (!(await isEmptyDatabase(client))) throw notEmpty('The database of DATABASE_URL')
}

/**
 * Creates the staging folder.
 * @throws WrongSetting if another restore uses it or left it behind
 */
function makeStaging(settings: Settings): string {
  const staging = resolve(settings.DATA_DIR, 'restoring')
  try {
    mkdirSync(staging)
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause
    throw new WrongSetting(`${staging} is of another restore. Where that was ended by force, remove the folder.`, {
      cause,
    })
  }
  return staging
}

/** Moves the staged files to their final places, and records each. */
function settleFiles(staging: string, dataDir: string, settled: string[]): void {
  for (const name of madeFolders) {
    if (!existsSync(join(staging, name))) continue
    const path = join(dataDir, name)
    if (existsSync(path)) rmdirSync(path)
    renameSync(join(staging, name), path)
    settled.push(path)
  }
}

/** Ignores errors of the rollback: it fails because the dependency is down, which the restore itself reports. */
const asFarAsPossible = async (act: () => Promise<void>): Promise<void> => act().catch(() => undefined)

/**
 * Opens the target that the settings name. `running` closes it, and removes what was created there unless it was
 * filled.
 * @throws WrongSetting with one line if a backup cannot be restored there
 */
export async function openRestoreTarget(
  settings: Settings,
  running: AsyncDisposableStack,
  log: Log,
): Promise<RestoreTarget> {
  await checkRestoreTarget(settings)
  const { DATABASE_URL, DATA_DIR, S3_BUCKET } = settings
  const staging = makeStaging(settings)
  let isFilled = false
  const settled: string[] = []
  running.defer(() => {
    for (const path of isFilled ? [staging] : [staging, ...settled]) rmSync(path, { recursive: true, force: true })
  })
  const storage = createStorage({ ...settings, DATA_DIR: staging })
  const stored: string[] = []
  running.defer(async () => {
    if (isFilled || !S3_BUCKET) return
    for (const key of stored) await asFarAsPossible(() => storage.delete(key))
  })
  const own = running.use(new AsyncDisposableStack())
  const embedded = DATABASE_URL ? null : await startEmbeddedDatabase(join(staging, 'database'), { log })
  own.defer(async () => embedded?.stop())
  const databaseUrl = DATABASE_URL ?? embedded?.connectionString ?? ''
  const connection = await openSingleConnection(databaseUrl, own)
  own.defer(async () => {
    if (!isFilled && !embedded) await asFarAsPossible(() => removeQueues(connection.client))
  })

  return {
    databaseUrl,
    folder: staging,
    async storeDocument(key, content) {
      stored.push(key)
      await storage.write(key, content)
    },
    async keepInstallationId(id) {
      if (id !== null && !S3_BUCKET) await writeInstallationId(documentsFolderIn(staging), id)
    },
    async fill(work) {
      const settle = () => settleFiles(staging, DATA_DIR, settled)
      await connection.database.transaction().execute(async database => {
        await work({ client: connection.client, database })
        if (!embedded) settle()
      })
      if (embedded) {
        await own.disposeAsync()
        settle()
      }
      isFilled = true
    },
  }
}
