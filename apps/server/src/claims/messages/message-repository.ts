import { type Insertable, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { columnsOf, readTogether, rowsOf } from '../../platform/database/read-together.ts'
import type { Row, Table } from '../../platform/database/schema.ts'
import { documentRows } from '../repositories/document-repository.ts'

export type MessageRecord = Row<'messages'>

const messageColumns = columnsOf('messages')

interface Page {
  readonly claimId: string
  /** Account of the reader; `null` for a reading session, which has no read mark. */
  readonly userId: string | null
  /** Cursor: only older messages. The id of a message of another claim yields none, as an unknown id does. */
  readonly before: string | null
  /** `null`: all of them. */
  readonly size: number | null
}

/**
 * Page of messages about a claim, oldest first: the newest, or those before a cursor. Also the total, the number of
 * unread ones, the sequence up to which the reader has read (zero for none), and the claim's documents, which include
 * the files of messages.
 */
export function findMessages(connection: Connection, { claimId, userId, before, size }: Page) {
  const readUpTo = sql`
    coalesce((select read_up_to from message_reads where claim_id = ${claimId} and user_id = ${userId}), 0)`
  return readTogether(connection, {
    messages: rowsOf(messageColumns, {
      from: sql`(
        select * from messages where claim_id = ${claimId} and (
          ${before}::uuid is null or sequence < (select sequence from messages where claim_id = ${claimId} and id = ${before}))
        order by sequence desc limit ${size}) as messages`,
      where: sql`true`,
      orderBy: 'sequence',
    }),
    counts: {
      sql: sql`(
        select json_build_array(count(*), count(*) filter (where user_id <> ${userId} and sequence > ${readUpTo}))
        from messages where claim_id = ${claimId})`,
      decode: ([messageCount, newCount]: [number, number]) => ({ messageCount, newCount }),
    },
    readUpTo: { sql: sql`${readUpTo}::text`, decode: BigInt },
    documents: documentRows(claimId),
  })
}

export const findMessage = (
  connection: Connection,
  { claimId, id }: { readonly claimId: string; readonly id: string },
): Promise<MessageRecord | undefined> =>
  connection.selectFrom('messages').selectAll().where('claim_id', '=', claimId).where('id', '=', id).executeTakeFirst()

export const insertMessage = (transaction: Connection, values: Insertable<Table<'messages'>>): Promise<MessageRecord> =>
  transaction.insertInto('messages').values(values).returningAll().executeTakeFirstOrThrow()

/** Number of messages that a user has written about a claim. */
export async function countMessages(
  connection: Connection,
  { userId, claimId }: { readonly userId: string; readonly claimId: string },
): Promise<number> {
  const { count } = await connection
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('claim_id', '=', claimId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface Reader {
  readonly claimId: string
  readonly userId: string
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
