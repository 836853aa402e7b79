import type { Output } from '@redress/contract/endpoint.ts'
import type { markAllNotificationsRead as endpoint } from '@redress/contract/notifications.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database/database.ts'
import { announce } from '../platform/events/live-events.ts'
import type { Result } from '../platform/result.ts'
import { listNotifications } from './list-notifications.ts'
import { markAllRead } from './notification-repository.ts'

export const markAllNotificationsRead = (
  { database }: Context,
  { userId, language }: { userId: string; language: Language },
): Promise<Result<Output<typeof endpoint>, never>> =>
  inTransaction(database, async transaction => {
    await markAllRead(transaction, userId)
    await announce(transaction, { userIds: [userId], topics: ['notifications'] })
    return listNotifications(transaction, { userId, language })
  })
