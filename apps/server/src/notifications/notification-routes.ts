import * as endpoints from '@redress/contract/notifications.ts'
import type { Context } from '../platform/context.ts'
import { type Route, route, signedIn } from '../platform/route.ts'
import { listNotifications } from './list-notifications.ts'
import { markAllNotificationsRead } from './mark-all-notifications-read.ts'
import { markNotificationRead } from './mark-notification-read.ts'

export const notificationRoutes = (context: Context): Route[] => [
  route(endpoints.getNotifications, (_, exchange) => listNotifications(context.database, signedIn(exchange).userId)),
  route(endpoints.markNotificationRead, ({ params }, exchange) =>
    markNotificationRead(context, { userId: signedIn(exchange).userId, id: params.id }),
  ),
  route(endpoints.markAllNotificationsRead, (_, exchange) =>
    markAllNotificationsRead(context, signedIn(exchange).userId),
  ),
]
