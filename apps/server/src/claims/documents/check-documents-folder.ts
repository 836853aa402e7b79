import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import {
  documentsFolderIn,
  holdsDocument,
  holdsDocuments,
  readInstallationId,
  writeInstallationId,
} from '../../adapters/storage/documents-folder.ts'
import type { Connection } from '../../platform/database/database.ts'
import { type Settings, WrongSetting } from '../../platform/settings.ts'
import { findInstallationId, findStoredFilesAfter, keepInstallationId } from '../repositories/document-repository.ts'

/** Number of documents to look for if the installation has no id yet. Some of them may be lost. */
const looked = 20

/** Whether a folder without the id, or with one that the database does not know, can be that of the database. */
async function canBeItsFolder(connection: Connection, folder: string, carried: string | null): Promise<boolean> {
  const stored = await findStoredFilesAfter(connection, { key: null, count: looked })
  if (stored.length > 0) return stored.some(({ storage_key }) => holdsDocument(folder, storage_key))
  // A start that was killed before the database had the id leaves it in a folder without documents.
  return carried === null || !(await holdsDocuments(folder))
}

/**
 * Checks that `DATA_DIR` is the folder in which all processes of the database store documents. The first process
 * gives both the same id. With a bucket there is nothing to check.
 * @throws WrongSetting with one line if the folder is another one
 */
export async function checkDocumentsFolder(connection: Connection, settings: Settings): Promise<void> {
  if (settings.S3_BUCKET !== undefined) return
  const folder = documentsFolderIn(settings.DATA_DIR)
  const refused = new WrongSetting(
    `DATA_DIR (${resolve(settings.DATA_DIR)}) is not where the documents of this database are kept. Set it to the one folder that all processes of the installation share, or S3_BUCKET where they share none; if that folder is lost, restore a backup.`,
  )
  let id = await findInstallationId(connection)
  if (id === null) {
    if (!(await canBeItsFolder(connection, folder, await readInstallationId(folder)))) throw refused
    // The folder gets the id first. A start that is killed in between is repaired by the next one.
    await writeInstallationId(folder, randomUUID())
    id = await keepInstallationId(connection, (await readInstallationId(folder)) ?? '')
  }
  if ((await readInstallationId(folder)) !== id) throw refused
}
