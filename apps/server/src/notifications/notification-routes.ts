import * as endpoints from '@redress/contract/notifications.ts'
import type { Context } from '../adapters/context.ts'
import { type RequestContext, type Route, route, signedIn } from '../platform/http/route.ts'
import { listNotifications, markAllNotificationsRead, markNotificationRead } from './in-app-notifications.ts'

const readerOf = (caller: RequestContext) => ({
  userId: signedIn(caller).userId,
  language: caller.language,
})

export const notificationRoutes: Route<Context>[] = [
  route(endpoints.getNotifications, (context, { query }, caller) =>
    listNotifications(context.database, { ...readerOf(caller), ...query }),
  ),
  route(endpoints.markNotificationRead, (context, { params }, caller) =>
    markNotificationRead(context, { ...readerOf(caller), id: params.id }),
  ),
  route(endpoints.markAllNotificationsRead, (context, _, caller) =>
    markAllNotificationsRead(context, readerOf(caller)),
  ),
]
