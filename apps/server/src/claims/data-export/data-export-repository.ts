import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { Row } from '../../platform/database/schema.ts'

export type DataExportRecord = Row<'data_exports'>

export const findDataExport = (connection: Connection, userId: string): Promise<DataExportRecord | undefined> =>
  connection.selectFrom('data_exports').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Stores a request for an export; `undefined` if the user's last one is later than `notAfter`. */
export const insertDataExport = (
  transaction: Connection,
  { userId, id, now, notAfter }: { userId: string; id: string; now: Date; notAfter: Date },
): Promise<DataExportRecord | undefined> =>
  transaction
    .insertInto('data_exports')
    .values({ user_id: userId, id, requested_at: now, storage_key: null, made_at: null, size: null })
    .onConflict(conflict =>
      conflict
        .column('user_id')
        .doUpdateSet({ id, requested_at: now, storage_key: null, made_at: null, size: null })
        .where('data_exports.requested_at', '<=', notAfter),
    )
    .returningAll()
    .executeTakeFirst()

/** How many were asked for and are not made, and since when the first. */
export const countUnmadeDataExports = (connection: Connection): Promise<{ count: number; oldest: Date | null }> =>
  connection
    .selectFrom('data_exports')
    .select([sql<number>`count(*)::integer`.as('count'), sql<Date | null>`min(requested_at)`.as('oldest')])
    .where('made_at', 'is', null)
    .executeTakeFirstOrThrow()

/** Locks an export until the transaction ends. */
export const lockDataExport = (transaction: Connection, id: string): Promise<DataExportRecord | undefined> =>
  transaction.selectFrom('data_exports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The same, of a user. */
export const lockDataExportOf = (transaction: Connection, userId: string): Promise<DataExportRecord | undefined> =>
  transaction.selectFrom('data_exports').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst()

export async function saveStorageKey(transaction: Connection, id: string, storageKey: string): Promise<void> {
  await transaction.updateTable('data_exports').set({ storage_key: storageKey }).where('id', '=', id).execute()
}

interface Made {
  readonly id: string
  readonly storageKey: string
  readonly size: bigint
  readonly now: Date
}

/** Marks an export as made and returns its owner; `undefined` if the export was replaced or cancelled. */
export const markDataExportMade = (
  transaction: Connection,
  { id, storageKey, size, now }: Made,
): Promise<{ user_id: string } | undefined> =>
  transaction
    .updateTable('data_exports')
    .set({ made_at: now, size })
    .where('id', '=', id)
    .where('storage_key', '=', storageKey)
    .where('made_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()

/** The keys of the files that were made, or begun, for a user. */
export async function findDataExportFiles(connection: Connection, userId: string): Promise<string[]> {
  const record = await findDataExport(connection, userId)
  return record?.storage_key ? [record.storage_key] : []
}

export async function deleteDataExport(transaction: Connection, id: string): Promise<void> {
  await transaction.deleteFrom('data_exports').where('id', '=', id).execute()
}

/** Deletes exports that were made, or requested and never made, by a time; returns the storage keys. */
export async function deleteDataExportsUntil(transaction: Connection, then: Date): Promise<string[]> {
  const rows = await transaction
    .deleteFrom('data_exports')
    .where(sql<Date>`coalesce(made_at, requested_at)`, '<=', then)
    .returning('storage_key')
    .execute()
  return rows.flatMap(({ storage_key }) => storage_key ?? [])
}
