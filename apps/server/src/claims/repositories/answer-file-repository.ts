import type { Insertable } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { Row, Table } from '../../platform/database/schema.ts'
import type { DefendantRecord } from './defendant-repository.ts'
import { isForgotten } from './written-answer-repository.ts'

export type AnswerFileRecord = Row<'written_answer_files'>

/** Addressee of a letter. */
type Addressee = Pick<DefendantRecord, 'id' | 'email'>

/** Files uploaded by the reader of a letter to the address, in order of upload. */
export const findAnswerFiles = (connection: Connection, { id, email }: Addressee): Promise<AnswerFileRecord[]> =>
  connection
    .selectFrom('written_answer_files')
    .selectAll()
    .where('defendant_id', '=', id)
    .where('address', '=', email)
    .orderBy('sequence')
    .execute()

export async function insertAnswerFile(
  transaction: Connection,
  values: Insertable<Table<'written_answer_files'>>,
): Promise<void> {
  await transaction.insertInto('written_answer_files').values(values).execute()
}

/** Deletes one file and returns its row. */
export const deleteAnswerFile = (
  transaction: Connection,
  { id, email }: Addressee,
  fileId: string,
): Promise<AnswerFileRecord | undefined> =>
  transaction
    .deleteFrom('written_answer_files')
    .where('id', '=', fileId)
    .where('defendant_id', '=', id)
    .where('address', '=', email)
    .returningAll()
    .executeTakeFirst()

/** Deletes all files of a seat, for any address, and returns their rows. */
export async function deleteAnswerFiles(transaction: Connection, defendantId: string): Promise<AnswerFileRecord[]> {
  const deleted = await transaction
    .deleteFrom('written_answer_files')
    .where('defendant_id', '=', defendantId)
    .returningAll()
    .execute()
  return deleted.toSorted((one, other) => Number(one.sequence - other.sequence))
}

/** Deletes the files of expired answers; returns the storage keys. */
export async function deleteForgottenAnswerFiles(transaction: Connection, expiredBefore: Date): Promise<string[]> {
  const deleted = await transaction
    .deleteFrom('written_answer_files')
    .where(isForgotten(expiredBefore))
    .returning('storage_key')
    .execute()
  return deleted.map(({ storage_key }) => storage_key)
}
