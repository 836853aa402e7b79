import type { Output } from '@redress/contract/endpoint.ts'
import type { getNotifications } from '@redress/contract/notifications.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import type { Connection } from '../platform/database/database.ts'
import { ok, type Result } from '../platform/result.ts'
import { presentNotification } from './notification-presenter.ts'
import { countUnread, findNotificationsOf } from './notification-repository.ts'

/** More than anybody reads back; the unread ones beyond it are still counted. */
const maximum = 200

export async function listNotifications(
  connection: Connection,
  { userId, language }: { userId: string; language: Language },
): Promise<Result<Output<typeof getNotifications>, never>> {
  const notifications = await findNotificationsOf(connection, userId, maximum)
  return ok({
    notifications: notifications.map(each => presentNotification(each, language)),
    totalUnreadCount: await countUnread(connection, userId),
  })
}
