import { type Insertable, type Selectable, sql } from 'kysely'
import type { Connection } from '../platform/database/database.ts'
import { prepared, preparedForFew } from '../platform/database/prepared-statements.ts'
import { columnsOf, type Part, readTogether, rowsOf } from '../platform/database/read-together.ts'
import type { NotificationsTable } from '../platform/database/schema.ts'

export type NotificationRecord = Selectable<NotificationsTable>

const notificationColumns = columnsOf<NotificationRecord>('notifications', {
  id: 'plain',
  user_id: 'plain',
  type: 'plain',
  to_party: 'plain',
  claim_id: 'plain',
  resolution_id: 'plain',
  facts: 'plain',
  is_read: 'plain',
  created_at: 'time',
})

/** Adds notifications, in one statement; their ids, in the same order. */
export async function insertNotifications(
  transaction: Connection,
  values: readonly Insertable<NotificationsTable>[],
): Promise<void> {
  await transaction.insertInto('notifications').values(values).modifyEnd(preparedForFew(values)).execute()
}

export const findNotification = (connection: Connection, id: string): Promise<NotificationRecord | undefined> =>
  connection
    .selectFrom('notifications')
    .select(notificationColumns.names)
    .where('id', '=', id)
    .modifyEnd(prepared)
    .executeTakeFirst()

interface Newest {
  readonly userId: string
  readonly maximum: number
  /** They are older than this one. */
  readonly before?: Pick<NotificationRecord, 'created_at' | 'id'> | undefined
}

/** The newest notifications of a user; so many at most. */
const newestNotifications = ({ userId, maximum, before }: Newest): Part<NotificationRecord[]> =>
  rowsOf(notificationColumns, {
    from: sql`(
      select * from notifications
      where user_id = ${userId} ${before ? sql`and (created_at, id) < (${before.created_at}, ${before.id})` : sql``}
      order by created_at desc, id desc limit ${maximum}) as notifications`,
    where: sql`true`,
    orderBy: 'created_at desc, id desc',
  })

export const findNotificationsOf = async (connection: Connection, newest: Newest): Promise<NotificationRecord[]> =>
  (await readTogether(connection, { newest: newestNotifications(newest) })).newest

/** The newest notifications of a user, and how many in all are unread. */
export const findNewestAndUnread = (connection: Connection, newest: Newest) =>
  readTogether(connection, {
    newest: newestNotifications(newest),
    unread: {
      sql: sql`(select count(*) from notifications where user_id = ${newest.userId} and not is_read)`,
      decode: (count: string) => Number(count),
    },
  })

export async function deleteNotifications(connection: Connection, createdBefore: Date): Promise<void> {
  await connection.deleteFrom('notifications').where('created_at', '<', createdBefore).execute()
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
