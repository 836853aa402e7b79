import { type Insertable, type Selectable, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { MessagesTable } from '../../platform/database/schema.ts'

export type MessageRecord = Selectable<MessagesTable>

/** What was written about a claim, oldest first. */
export const findMessages = (connection: Connection, claimId: string): Promise<MessageRecord[]> =>
  connection.selectFrom('messages').selectAll().where('claim_id', '=', claimId).orderBy('sequence').execute()

export const insertMessage = (transaction: Connection, values: Insertable<MessagesTable>): Promise<MessageRecord> =>
  transaction.insertInto('messages').values(values).returningAll().executeTakeFirstOrThrow()

export interface WrittenCounts {
  /** In the claim. */
  readonly ofClaim: number
  /** In all claims since a time, and the first of them. */
  readonly recent: number
  readonly firstRecentAt: Date | null
}

/** How much somebody has written, for as long as the transaction lasts: whoever else counts for them waits. */
export async function countWritten(
  transaction: Connection,
  { userId, claimId, since }: { readonly userId: string; readonly claimId: string; readonly since: Date },
): Promise<WrittenCounts> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`messages of ${userId}`}, 0))`.execute(transaction)
  const recent = sql`created_at > ${since}`
  const row = await transaction
    .selectFrom('messages')
    .select([
      sql<bigint>`count(*) filter (where claim_id = ${claimId})`.as('of_claim'),
      sql<bigint>`count(*) filter (where ${recent})`.as('recent'),
      sql<Date | null>`min(created_at) filter (where ${recent})`.as('first_recent_at'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { ofClaim: Number(row.of_claim), recent: Number(row.recent), firstRecentAt: row.first_recent_at }
}

interface Reader {
  readonly claimId: string
  readonly userId: string
}

/** How far somebody has read: the sequence of a message, zero where they have read none. */
export async function findReadUpTo(connection: Connection, { claimId, userId }: Reader): Promise<bigint> {
  const row = await connection
    .selectFrom('message_reads')
    .select('read_up_to')
    .where('claim_id', '=', claimId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.read_up_to ?? 0n
}

/** Never goes back, whichever of two tabs is later. */
export async function saveReadUpTo(transaction: Connection, { claimId, userId }: Reader, upTo: bigint): Promise<void> {
  await transaction
    .insertInto('message_reads')
    .values({ claim_id: claimId, user_id: userId, read_up_to: upTo })
    .onConflict(conflict =>
      conflict
        .columns(['claim_id', 'user_id'])
        .doUpdateSet({ read_up_to: sql<bigint>`greatest(message_reads.read_up_to, excluded.read_up_to)` }),
    )
    .execute()
}
