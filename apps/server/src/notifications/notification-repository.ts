import type { Insertable, Selectable } from 'kysely'
import type { Connection } from '../platform/database/database.ts'
import type { NotificationsTable } from '../platform/database/schema.ts'

export type NotificationRecord = Selectable<NotificationsTable>

/** Adds notifications, in one statement; their ids, in the same order. */
export async function insertNotifications(
  transaction: Connection,
  values: readonly Insertable<NotificationsTable>[],
): Promise<void> {
  await transaction.insertInto('notifications').values(values).execute()
}

export const findNotification = (connection: Connection, id: string): Promise<NotificationRecord | undefined> =>
  connection.selectFrom('notifications').selectAll().where('id', '=', id).executeTakeFirst()

/** The newest notifications of a user, or the newest that are older than one of them; so many at most. */
export const findNotificationsOf = (
  connection: Connection,
  userId: string,
  maximum: number,
  before?: Pick<NotificationRecord, 'created_at' | 'id'>,
): Promise<NotificationRecord[]> =>
  connection
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(before !== undefined, query =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<', tuple(before?.created_at ?? new Date(0), before?.id ?? '')),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maximum)
    .execute()

export async function countUnread(connection: Connection, userId: string): Promise<number> {
  const { count } = await connection
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('user_id', '=', userId)
    .where('is_read', '=', false)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** `undefined` where the user has no such notification. */
export const markRead = (
  transaction: Connection,
  { userId, id }: { userId: string; id: string },
): Promise<NotificationRecord | undefined> =>
  transaction
    .updateTable('notifications')
    .set({ is_read: true })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()

export async function markAllRead(transaction: Connection, userId: string): Promise<void> {
  await transaction
    .updateTable('notifications')
    .set({ is_read: true })
    .where('user_id', '=', userId)
    .where('is_read', '=', false)
    .execute()
}
