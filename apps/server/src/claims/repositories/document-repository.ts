import type { Insertable, Selectable } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { DocumentsTable } from '../../platform/database/schema.ts'

export type DocumentRecord = Selectable<DocumentsTable>

/** The documents and links of a claim, in the order in which they were added. */
export const findDocuments = (connection: Connection, claimId: string): Promise<DocumentRecord[]> =>
  connection.selectFrom('documents').selectAll().where('claim_id', '=', claimId).orderBy('sequence').execute()

export const findDocument = (
  connection: Connection,
  claimId: string,
  id: string,
): Promise<DocumentRecord | undefined> =>
  connection.selectFrom('documents').selectAll().where('id', '=', id).where('claim_id', '=', claimId).executeTakeFirst()

export async function insertDocument(transaction: Connection, values: Insertable<DocumentsTable>): Promise<void> {
  await transaction.insertInto('documents').values(values).execute()
}

export const deleteDocument = (
  transaction: Connection,
  claimId: string,
  id: string,
): Promise<DocumentRecord | undefined> =>
  transaction
    .deleteFrom('documents')
    .where('id', '=', id)
    .where('claim_id', '=', claimId)
    .returningAll()
    .executeTakeFirst()

export const findUsedStorageKeys = (
  connection: Connection,
  storageKeys: readonly string[],
): Promise<{ storage_key: string | null }[]> =>
  connection.selectFrom('documents').select('storage_key').where('storage_key', 'in', storageKeys).execute()

/** What is known of a stored file. */
export interface StoredFileRecord {
  readonly storage_key: string
  readonly size: bigint
  readonly sha256: string
}

const selectStoredFiles = (connection: Connection) =>
  connection
    .selectFrom('documents')
    .select(['storage_key', 'size', 'sha256'])
    .where('storage_key', 'is not', null)
    .where('size', 'is not', null)
    .where('sha256', 'is not', null)
    .$narrowType<StoredFileRecord>()

/** The next stored files in the order of their keys, from the first on where no key is given. */
export const findStoredFilesAfter = (
  connection: Connection,
  key: string | null,
  count: number,
): Promise<StoredFileRecord[]> =>
  selectStoredFiles(connection)
    .$if(key !== null, query => query.where('storage_key', '>', key))
    .orderBy('storage_key')
    .limit(count)
    .execute()

export const findStoredFile = (connection: Connection, key: string): Promise<StoredFileRecord | undefined> =>
  selectStoredFiles(connection).where('storage_key', '=', key).executeTakeFirst()
