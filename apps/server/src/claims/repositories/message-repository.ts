import { type Insertable, type Selectable, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { MessagesTable } from '../../platform/database/schema.ts'

export type MessageRecord = Selectable<MessagesTable>

/** What was written about a claim, oldest first. */
export const findMessages = (connection: Connection, claimId: string): Promise<MessageRecord[]> =>
  connection.selectFrom('messages').selectAll().where('claim_id', '=', claimId).orderBy('sequence').execute()

export const insertMessage = (transaction: Connection, values: Insertable<MessagesTable>): Promise<MessageRecord> =>
  transaction.insertInto('messages').values(values).returningAll().executeTakeFirstOrThrow()

/** How much somebody has written about a claim. */
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
