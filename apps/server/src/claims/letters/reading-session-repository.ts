import type { Connection } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared-statements.ts'
import type { Row } from '../../platform/database/schema.ts'
import type { AnswerFileRecord } from '../repositories/answer-file-repository.ts'
import { filedStatuses } from '../repositories/claim-repository.ts'
import { type DefendantRecord, lockDefendant } from '../repositories/defendant-repository.ts'

type ReadingSession = Row<'reading_sessions'>

export async function insertReadingSession(connection: Connection, session: ReadingSession): Promise<void> {
  await connection.insertInto('reading_sessions').values(session).execute()
}

/**
 * The session of a token, with its seat in a claim: while it is open, and either the code that opened it can still be
 * redeemed or the session itself has redeemed it.
 */
export const findReadingSession = (connection: Connection, tokenHash: string, now: Date) =>
  connection
    .selectFrom('reading_sessions')
    .innerJoin('defendants', 'defendants.id', 'reading_sessions.defendant_id')
    .select(['closes_at', 'answered_by', 'defendants.id as defendant_id', 'defendants.claim_id'])
    .where('token_hash', '=', tokenHash)
    .where('closes_at', '>', now)
    .where(({ or, and, eb, ref }) =>
      or([
        eb('answered_by', 'is not', null),
        and([eb('redeem_code_hash', '=', ref('code_hash')), eb('redeem_code_expires_at', '>', now)]),
      ]),
    )
    .executeTakeFirst()

/** Whether a reader's letter is still open: its code may have been replaced since the guard let them through. */
export const isLetterOpen = async (
  transaction: Connection,
  { tokenHash }: { readonly tokenHash: string },
  now: Date,
): Promise<boolean> => (await findReadingSession(transaction, tokenHash, now)) !== undefined

/** Locks the seat that a reader can still answer for. The letter may have been closed or answered in the meantime. */
export async function lockSeatOfLetter(
  transaction: Connection,
  { tokenHash, defendantId }: { readonly tokenHash: string; readonly defendantId: string },
  now: Date,
): Promise<DefendantRecord | null> {
  const defendant = await lockDefendant(transaction, defendantId)
  const session = await findReadingSession(transaction, tokenHash, now)
  return defendant && session?.answered_by === null ? defendant : null
}

/** Locks a reading session, open or closed, with its defendant and the written answer. */
export const lockOpenedLetter = (transaction: Connection, tokenHash: string) =>
  transaction
    .selectFrom('reading_sessions')
    .innerJoin('defendants', 'defendants.id', 'reading_sessions.defendant_id')
    .leftJoin('written_answers', join =>
      join
        .onRef('written_answers.defendant_id', '=', 'defendants.id')
        .onRef('written_answers.address', '=', 'defendants.email'),
    )
    .selectAll('defendants')
    .select(['reading_sessions.code_hash', 'reading_sessions.answered_by', 'written_answers.answer'])
    .where('token_hash', '=', tokenHash)
    .forUpdate(['reading_sessions', 'defendants'])
    .modifyEnd(prepared)
    .executeTakeFirst()

/**
 * Stores the account that has given the answer of a session, and removes the written answer and uploads; returns the
 * files.
 */
export async function takeAnswer(
  transaction: Connection,
  {
    tokenHash,
    defendantId,
    userId,
  }: { readonly tokenHash: string; readonly defendantId: string; readonly userId: string },
): Promise<AnswerFileRecord[]> {
  const files = await transaction
    .with('answered', query =>
      query.updateTable('reading_sessions').set({ answered_by: userId }).where('token_hash', '=', tokenHash),
    )
    .with('written', query => query.deleteFrom('written_answers').where('defendant_id', '=', defendantId))
    .deleteFrom('written_answer_files')
    .where('defendant_id', '=', defendantId)
    .returningAll()
    .modifyEnd(prepared)
    .execute()
  return files.toSorted((one, other) => Number(one.sequence - other.sequence))
}

export async function keepReadingSessionOpen(connection: Connection, tokenHash: string, until: Date): Promise<void> {
  await connection
    .updateTable('reading_sessions')
    .set({ closes_at: until })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function deleteReadingSession(connection: Connection, tokenHash: string): Promise<void> {
  await connection.deleteFrom('reading_sessions').where('token_hash', '=', tokenHash).execute()
}

/** Deletes closed sessions of a seat. Each use of the code opens one. */
export async function deleteClosedSessions(connection: Connection, defendantId: string, now: Date): Promise<void> {
  await connection
    .deleteFrom('reading_sessions')
    .where('defendant_id', '=', defendantId)
    .where('closes_at', '<=', now)
    .execute()
}

/** Deletes sessions of all seats that closed before a time, answered or not. */
export async function deleteSessionsClosedBefore(connection: Connection, closedBefore: Date): Promise<void> {
  await connection.deleteFrom('reading_sessions').where('closes_at', '<=', closedBefore).execute()
}

/** A defendant's seat by the code that was sent for it, with the claim's status, in one statement. */
export const findSeatByCode = (connection: Connection, codeHash: string) =>
  connection
    .selectFrom('defendants')
    .innerJoin('claims', 'claims.id', 'defendants.claim_id')
    .selectAll('defendants')
    .select('claims.status as claim_status')
    .where('redeem_code_hash', '=', codeHash)
    .executeTakeFirst()

/** The seats that name an address in filed claims, each locked until the transaction ends. */
export const lockSeatsNaming = (transaction: Connection, address: string): Promise<DefendantRecord[]> =>
  transaction
    .selectFrom('defendants')
    .innerJoin('claims', 'claims.id', 'defendants.claim_id')
    .selectAll('defendants')
    .where('defendants.email', '=', address)
    .where('claims.status', 'in', filedStatuses)
    .orderBy('defendants.sequence')
    .forUpdate('defendants')
    .execute()
