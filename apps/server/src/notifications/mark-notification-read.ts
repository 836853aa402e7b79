import type { Output } from '@redress/contract/endpoint.ts'
import type { markNotificationRead as endpoint } from '@redress/contract/notifications.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database/database.ts'
import { announce } from '../platform/events/live-events.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import { presentNotification } from './notification-presenter.ts'
import { markRead } from './notification-repository.ts'

export const markNotificationRead = (
  { database }: Context,
  { userId, language, id }: { userId: string; language: Language; id: string },
): Promise<Result<Output<typeof endpoint>, 'NOTIFICATION_NOT_FOUND'>> =>
  inTransaction(database, async transaction => {
    const notification = await markRead(transaction, { userId, id })
    if (!notification) return fail('NOTIFICATION_NOT_FOUND')
    await announce(transaction, { userIds: [userId], topics: ['notifications'] })
    return ok(presentNotification(notification, language))
  })
