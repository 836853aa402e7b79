import { type Insertable, sql } from 'kysely'
import type { Connection } from '../platform/database/database.ts'
import { prepared, preparedForFew } from '../platform/database/prepared-statements.ts'
import { columnsOf, type Part, readTogether, rowsOf } from '../platform/database/read-together.ts'
import type { Row, Table } from '../platform/database/schema.ts'

export type NotificationRecord = Row<'notifications'>

const notificationColumns = columnsOf('notifications')

/** Inserts notifications with one statement. At equal times, the greater id is newer. */
export async function insertNotifications(
  transaction: Connection,
  values: readonly Insertable<Table<'notifications'>>[],
): Promise<void> {
  await transaction.insertInto('notifications').values(values).modifyEnd(preparedForFew(values)).execute()
}

/** Notification, with the plaintiff's current bank details. */
export const findNotification = (connection: Connection, id: string) =>
  connection
    .selectFrom('notifications')
    .select(notificationColumns.names)
    .select(({ selectFrom }) =>
      selectFrom('claims').select('payment_details').whereRef('claims.id', '=', 'notifications.claim_id').as('payTo'),
    )
    .where('id', '=', id)
    .modifyEnd(prepared)
    .executeTakeFirst()

interface Page {
  readonly userId: string
  readonly size: number
  /**
   * Last notification of the previous page, as an id or with its position, which survives its deletion. An unknown or
   * foreign id yields an empty page.
   */
  readonly after: string | Pick<NotificationRecord, 'created_at' | 'id'> | null
}

/** Cursor of a page: rows before this position, in descending order. */
const positionOf = ({ userId, after }: Page) =>
  after === null || typeof after === 'string'
    ? sql`(select created_at, id from notifications where id = ${after} and user_id = ${userId})`
    : sql`(${after.created_at}, ${after.id})`

/** Page of a user's notifications, newest first. Equal times are ordered by id, which is itself ordered by time. */
const notificationRows = (page: Page): Part<NotificationRecord[]> =>
  rowsOf(notificationColumns, {
    from: sql`(
      select * from notifications
      where user_id = ${page.userId} and (${page.after === null} or (created_at, id) < ${positionOf(page)})
      order by created_at desc, id desc limit ${page.size}) as notifications`,
    where: sql`true`,
    orderBy: 'created_at desc, id desc',
  })

export const findNotifications = async (connection: Connection, page: Page): Promise<NotificationRecord[]> =>
  (await readTogether(connection, { found: notificationRows(page) })).found

/** Page of a user's notifications, their total number, and the number of unread ones. */
export const findNotificationsWithCounts = (connection: Connection, page: Page) =>
  readTogether(connection, {
    found: notificationRows(page),
    counts: {
      sql: sql`(
        select json_build_array(count(*), count(*) filter (where not is_read))
        from notifications where user_id = ${page.userId})`,
      decode: ([totalCount, totalUnreadCount]: [number, number]) => ({ totalCount, totalUnreadCount }),
    },
  })

export async function deleteNotifications(connection: Connection, createdBefore: Date): Promise<void> {
  await connection.deleteFrom('notifications').where('created_at', '<', createdBefore).execute()
}

/** `undefined` if the user has no such notification. */
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
