import type { Context } from '../../adapters/context.ts'
import { isBackupRunning } from '../../platform/database/backup-lock.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { JobData } from '../../platform/jobs/job-data.ts'
import {
  findFileTables,
  findInstallationId,
  findStoredFile,
  findStoredFilesAfter,
  findUsedStorageKeys,
  type StoredFileRecord,
} from '../repositories/document-repository.ts'

/** A file that a document names, as it was when it was taken in. */
export interface StoredFileFacts {
  readonly key: string
  readonly size: number
  readonly sha256: string
}

const factsOf = ({ storage_key: key, size, sha256 }: StoredFileRecord): StoredFileFacts => ({
  key,
  size: Number(size),
  sha256,
})

const filesAtATime = 500

/** Every stored file that a document names, a few at a time; of a database that an earlier version has left, too. */
export async function* listStoredFiles(connection: Connection): AsyncGenerator<StoredFileFacts> {
  const tables = await findFileTables(connection)
  let last: string | null = null
  for (;;) {
    const found: StoredFileRecord[] = await findStoredFilesAfter(connection, {
      key: last,
      count: filesAtATime,
      tables,
    })
    yield* found.map(factsOf)
    last = found.at(-1)?.storage_key ?? null
    if (found.length < filesAtATime) return
  }
}

/** Installation id of the documents folder; `null` if there is none. */
export const readInstallation = (connection: Connection): Promise<string | null> => findInstallationId(connection)

/** Size and digest of a stored file according to the database; `null` if no row names it. */
export async function readStoredFileFacts(connection: Connection, key: string): Promise<StoredFileFacts | null> {
  const found = await findStoredFile(connection, key)
  return found ? factsOf(found) : null
}

/** Has stored files deleted after the commit, or later: whatever no document names by then. */
export async function deleteFilesLater(
  { jobs }: Pick<Context, 'jobs'>,
  transaction: Connection,
  storageKeys: readonly string[],
  options?: { readonly startAfter: number },
): Promise<void> {
  if (storageKeys.length > 0) await jobs.enqueue(transaction, 'delete stored files', { storageKeys }, options)
}

const secondsUntilBackupEnded = 60

/** Deletes stored files that no row names; not while a backup may still have to read them. */
export async function deleteStoredFiles(
  { database, storage, jobs }: Pick<Context, 'database' | 'storage' | 'jobs'>,
  { storageKeys }: JobData['delete stored files'],
): Promise<void> {
  const used = new Set((await findUsedStorageKeys(database, storageKeys)).map(row => row.storage_key))
  const unused = storageKeys.filter(key => !used.has(key))
  // Asked after it is known what nothing names: a backup that begins now does not show it any more.
  if (await isBackupRunning(database)) {
    await deleteFilesLater({ jobs }, database, unused, { startAfter: secondsUntilBackupEnded })
    return
  }
  for (const key of unused) await storage.delete(key)
}
