import { type Insertable, type RawBuilder, sql } from 'kysely'
import { peopleWhose } from '../../accounts/people/people.ts'
import type { Connection } from '../../platform/database/database.ts'
import { prepared, preparedForFew } from '../../platform/database/prepared-statements.ts'
import {
  type Condition,
  columnsOf,
  equalTo,
  type Part,
  readTogether,
  rowsOf,
} from '../../platform/database/read-together.ts'
import type { Row, Table } from '../../platform/database/schema.ts'
import { insertingFor, writtenIn } from './draft-repository.ts'

export type DocumentRecord = Row<'documents'>

const documentColumns = columnsOf('documents')

/** The documents and links of a claim, unsent ones too, in the order in which they were added. */
export const documentRows = (claimId: string): Part<DocumentRecord[]> =>
  rowsOf(documentColumns, { where: sql`claim_id ${equalTo(claimId)}`, orderBy: 'sequence' })

export const findDocuments = async (connection: Connection, claimId: string): Promise<DocumentRecord[]> =>
  (await readTogether(connection, { documents: documentRows(claimId) })).documents

/** Documents of a claim, with the users who added them. */
export const findDocumentsAndAdders = (connection: Connection, claimId: string) =>
  readTogether(connection, {
    documents: documentRows(claimId),
    people: peopleWhose(sql`in (select added_by from documents where claim_id ${equalTo(claimId)})`),
  })

export const findDocument = (
  connection: Connection,
  claimId: string,
  id: string,
): Promise<DocumentRecord | undefined> =>
  connection.selectFrom('documents').selectAll().where('id', '=', id).where('claim_id', '=', claimId).executeTakeFirst()

/** Write that adds a document to a `draft` that is changed. */
export const insertingDocument = (values: Omit<Insertable<Table<'documents'>>, 'claim_id'>) =>
  insertingFor('documents', values)

export type DocumentWrite = RawBuilder<DocumentRecord>

/** Write that removes a document, of the claim with an id that meets the end of a condition. */
export const deletingDocument = (id: string, claimIs: Condition): DocumentWrite =>
  sql`delete from documents where id = ${id} and claim_id ${claimIs} returning *`

export const captioningDocument = (id: string, caption: string | null, claimIs: Condition): DocumentWrite =>
  sql`update documents set caption = ${caption} where id = ${id} and claim_id ${claimIs} returning *`

/** The row of such a write beside the change of a draft. */
export const writtenDocument = writtenIn(documentColumns)

export async function insertDocument(transaction: Connection, values: Insertable<Table<'documents'>>): Promise<void> {
  await insertDocuments(transaction, [values])
}

/** Returns the ids in the order of the documents. */
export async function insertDocuments(
  transaction: Connection,
  values: readonly Insertable<Table<'documents'>>[],
): Promise<string[]> {
  if (values.length === 0) return []
  const rows = await transaction
    .insertInto('documents')
    .values(values)
    .returning('id')
    .modifyEnd(preparedForFew(values))
    .execute()
  return rows.map(({ id }) => id)
}

/** Number and total size in bytes of the documents that a user has added to a claim. */
export async function measureDocumentsOf(
  connection: Connection,
  { claimId, userId }: { readonly claimId: string; readonly userId: string },
): Promise<{ readonly count: number; readonly bytes: number }> {
  const { count, bytes } = await connection
    .selectFrom('documents')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.sum<string | null>('size').as('bytes')])
    .where('claim_id', '=', claimId)
    .where('added_by', '=', userId)
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow()
  return { count: Number(count), bytes: Number(bytes ?? 0) }
}

interface UnsentFiles {
  readonly claimId: string
  readonly userId: string
  readonly ids: readonly string[]
}

/** Locks unsent files that a user has uploaded for a message, and returns their ids. */
export async function lockUnsentFiles(
  transaction: Connection,
  { claimId, userId, ids }: UnsentFiles,
): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const rows = await transaction
    .selectFrom('documents')
    .select('id')
    .where('claim_id', '=', claimId)
    .where('added_by', '=', userId)
    .where('is_unsent', '=', true)
    .where('id', 'in', ids)
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes a user's uploads for messages that were never sent; returns the storage keys. */
export async function deleteUnsentFilesOf(transaction: Connection, userId: string): Promise<string[]> {
  const rows = await transaction
    .deleteFrom('documents')
    .where('added_by', '=', userId)
    .where('is_unsent', '=', true)
    .returning('storage_key')
    .execute()
  return rows.flatMap(({ storage_key }) => storage_key ?? [])
}

/** Sends files with a message: they count as added now. */
export async function sendFiles(
  transaction: Connection,
  ids: readonly string[],
  { messageId, now }: { readonly messageId: string; readonly now: Date },
): Promise<DocumentRecord[]> {
  if (ids.length === 0) return []
  const sent = await transaction
    .updateTable('documents')
    .set({ message_id: messageId, is_unsent: false, created_at: now })
    .where('id', 'in', ids)
    .returningAll()
    .execute()
  return sent.toSorted((one, other) => Number(one.sequence - other.sequence))
}

/** Records the first download of a document by anybody but its author. */
export async function markReadByOthers(connection: Connection, id: string, now: Date): Promise<void> {
  await connection
    .updateTable('documents')
    .set({ read_by_others_at: now })
    .where('id', '=', id)
    .where('read_by_others_at', 'is', null)
    .execute()
}

export const lockDocument = (
  transaction: Connection,
  claimId: string,
  id: string,
): Promise<DocumentRecord | undefined> =>
  transaction
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .where('claim_id', '=', claimId)
    .forUpdate()
    .executeTakeFirst()

/** Which of the stored files something names: a document, what goes with an answer that is not given yet, or an agreement. */
export const findUsedStorageKeys = (
  connection: Connection,
  storageKeys: readonly string[],
): Promise<{ storage_key: string | null }[]> =>
  connection
    .selectFrom('documents')
    .select('storage_key')
    .where('storage_key', 'in', storageKeys)
    .unionAll(
      connection.selectFrom('written_answer_files').select('storage_key').where('storage_key', 'in', storageKeys),
    )
    .unionAll(connection.selectFrom('agreements').select('storage_key').where('storage_key', 'in', storageKeys))
    .execute()

/** Storage key, size and digest of a stored file. */
export interface StoredFileRecord {
  readonly storage_key: string
  readonly size: bigint
  readonly sha256: string
}

/** Tables other than `documents` whose rows name stored files. */
const fileTables = ['written_answer_files', 'agreements'] as const
type FileTable = (typeof fileTables)[number]

/** Rows that name stored files, from the tables that exist. */
const selectStoredFiles = (connection: Connection, tables: readonly FileTable[]) =>
  connection
    .selectFrom(
      tables
        .reduce(
          (query, table) => query.unionAll(connection.selectFrom(table).select(['storage_key', 'size', 'sha256'])),
          connection
            .selectFrom('documents')
            .select(['storage_key', 'size', 'sha256'])
            .where('storage_key', 'is not', null)
            .where('size', 'is not', null)
            .where('sha256', 'is not', null)
            .$narrowType<StoredFileRecord>(),
        )
        .as('stored_files'),
    )
    .selectAll()

/** Which of the tables are there: a database that an earlier version has left does not have all. */
export async function findFileTables(connection: Connection): Promise<FileTable[]> {
  const { rows } = await sql<{ name: FileTable }>`
    select name from unnest(${[...fileTables]}::text[]) as name where to_regclass(name) is not null
  `.execute(connection)
  return rows.map(({ name }) => name)
}

/** The next stored files in the order of their keys, from the first on where no key is given. */
export const findStoredFilesAfter = (
  connection: Connection,
  { key, count, tables = fileTables }: { key: string | null; count: number; tables?: readonly FileTable[] },
): Promise<StoredFileRecord[]> =>
  selectStoredFiles(connection, tables)
    .$if(key !== null, query => query.where('storage_key', '>', key))
    .orderBy('storage_key')
    .limit(count)
    .execute()

export const findStoredFile = (connection: Connection, key: string): Promise<StoredFileRecord | undefined> =>
  selectStoredFiles(connection, fileTables).where('storage_key', '=', key).executeTakeFirst()

/** The id that the database and the folder of its documents share; `null` where no folder has been used yet. */
export async function findInstallationId(connection: Connection): Promise<string | null> {
  const found = await connection.selectFrom('installation').select('id').executeTakeFirst()
  return found?.id ?? null
}

/** Stores the installation id unless there is one; returns the stored one. */
export async function keepInstallationId(connection: Connection, id: string): Promise<string | null> {
  await connection
    .insertInto('installation')
    .values({ id })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return findInstallationId(connection)
}
