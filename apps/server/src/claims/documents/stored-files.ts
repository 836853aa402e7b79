import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { JobData } from '../../platform/jobs/job-data.ts'
import { findUsedStorageKeys } from '../repositories/document-repository.ts'

/** Has stored files deleted after the commit, or later: whatever no document names by then. */
export async function deleteFilesLater(
  { jobs }: Context,
  transaction: Connection,
  storageKeys: readonly string[],
  options?: { readonly startAfter: number },
): Promise<void> {
  if (storageKeys.length > 0) await jobs.enqueue(transaction, 'delete stored files', { storageKeys }, options)
}

/** Deletes those of the stored files that no document names. */
export async function deleteStoredFiles(
  { database, storage }: Context,
  { storageKeys }: JobData['delete stored files'],
): Promise<void> {
  const used = new Set((await findUsedStorageKeys(database, storageKeys)).map(row => row.storage_key))
  for (const key of storageKeys) {
    if (!used.has(key)) await storage.delete(key)
  }
}
