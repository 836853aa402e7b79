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
