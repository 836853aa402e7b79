import type { Selectable } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { ReadingSessionsTable } from '../../platform/database/schema.ts'
import { filedStatuses } from './claim-repository.ts'
import type { DefendantRecord } from './defendant-repository.ts'

type ReadingSession = Selectable<ReadingSessionsTable>

export async function insertReadingSession(connection: Connection, session: ReadingSession): Promise<void> {
  await connection.insertInto('reading_sessions').values(session).execute()
}

/** The session of a token while it is open and the code that opened it can still be redeemed, with its place in a claim. */
export const findReadingSession = (connection: Connection, tokenHash: string, now: Date) =>
  connection
    .selectFrom('reading_sessions')
    .innerJoin('defendants', join =>
      join
        .onRef('defendants.id', '=', 'reading_sessions.defendant_id')
        .onRef('defendants.redeem_code_hash', '=', 'reading_sessions.code_hash'),
    )
    .select(['reading_sessions.closes_at', 'defendants.id as defendant_id', 'defendants.claim_id'])
    .where('token_hash', '=', tokenHash)
    .where('closes_at', '>', now)
    .where('redeem_code_expires_at', '>', now)
    .executeTakeFirst()

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

/** Deletes those of a place that are closed: there are as many as the code was used to open. */
export async function deleteClosedSessions(connection: Connection, defendantId: string, now: Date): Promise<void> {
  await connection
    .deleteFrom('reading_sessions')
    .where('defendant_id', '=', defendantId)
    .where('closes_at', '<=', now)
    .execute()
}

/** A defendant's place by the code that was sent for it, with the claim's status, in one statement. */
export const findPlaceByCode = (connection: Connection, codeHash: string) =>
  connection
    .selectFrom('defendants')
    .innerJoin('claims', 'claims.id', 'defendants.claim_id')
    .selectAll('defendants')
    .select('claims.status as claim_status')
    .where('redeem_code_hash', '=', codeHash)
    .executeTakeFirst()

/** The places that name an address in filed claims, each locked until the transaction ends. */
export const lockPlacesNaming = (transaction: Connection, address: string): Promise<DefendantRecord[]> =>
  transaction
    .selectFrom('defendants')
    .innerJoin('claims', 'claims.id', 'defendants.claim_id')
    .selectAll('defendants')
    .where('defendants.email', '=', address)
    .where('claims.status', 'in', filedStatuses)
    .orderBy('defendants.sequence')
    .forUpdate('defendants')
    .execute()
