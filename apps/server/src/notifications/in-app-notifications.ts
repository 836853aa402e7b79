import type { Output } from '@redress/contract/endpoint.ts'
import type * as endpoints from '@redress/contract/notifications.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { kept } from '@redress/domain/people/retention.ts'
import type { z } from 'zod'
import type { Context } from '../adapters/context.ts'
import { type Connection, inTransaction } from '../platform/database/database.ts'
import { announce } from '../platform/events/live-events.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import {
  deleteNotifications,
  findNotifications,
  findNotificationsWithCounts,
  markAllRead,
  markRead,
  type NotificationRecord,
} from './notification-repository.ts'
import { renderNotification } from './render-notification.ts'

/** Recipient and their language. */
interface Reader {
  readonly userId: string
  readonly language: Language
}

/** Page of a user's notifications: the newest, or those after a cursor. */
export async function listNotifications(
  connection: Connection,
  { userId, language, after }: Reader & { readonly after?: string | undefined },
): Promise<Result<Output<typeof endpoints.getNotifications>, never>> {
  const page = { userId, after: after ?? null, size: limits.pageSize + 1 }
  const { found, counts } = await findNotificationsWithCounts(connection, page)
  const shown = found.slice(0, limits.pageSize)
  return ok({
    notifications: shown.map(each => presentNotification(each, language)),
    ...counts,
    next: found.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  })
}

/** Notifications per query. */
const batchSize = 200

/** All notifications of a user, newest first, loaded in batches. */
export async function* allNotifications(
  connection: Connection,
  { userId, language }: Reader,
): AsyncGenerator<z.output<typeof endpoints.notification>> {
  let last: NotificationRecord | null = null
  for (;;) {
    const found: NotificationRecord[] = await findNotifications(connection, { userId, size: batchSize, after: last })
    yield* found.map(each => presentNotification(each, language))
    last = found.at(-1) ?? null
    if (found.length < batchSize) return
  }
}

export const markNotificationRead = (
  { database }: Context,
  { userId, language, id }: Reader & { readonly id: string },
): Promise<Result<Output<typeof endpoints.markNotificationRead>, 'NOTIFICATION_NOT_FOUND'>> =>
  inTransaction(database, async transaction => {
    const notification = await markRead(transaction, { userId, id })
    if (!notification) return fail('NOTIFICATION_NOT_FOUND')
    await announce(transaction, { userIds: [userId], topics: ['notifications'] })
    return ok(presentNotification(notification, language))
  })

export const markAllNotificationsRead = (
  { database }: Context,
  reader: Reader,
): Promise<Result<Output<typeof endpoints.markAllNotificationsRead>, never>> =>
  inTransaction(database, async transaction => {
    await markAllRead(transaction, reader.userId)
    await announce(transaction, { userIds: [reader.userId], topics: ['notifications'] })
    return listNotifications(transaction, reader)
  })

export const deleteOldNotifications = ({ database, clock }: Context): Promise<void> =>
  deleteNotifications(database, new Date(clock.now().getTime() - kept.notifications))

const presentNotification = (
  record: NotificationRecord,
  language: Language,
): z.output<typeof endpoints.notification> => ({
  id: record.id,
  ...renderNotification(record, language),
  createdAt: record.created_at.toISOString(),
  isRead: record.is_read,
  claimId: record.claim_id,
  resolutionId: record.resolution_id,
  notificationType: record.type,
  toPartyType: record.to_party,
})
