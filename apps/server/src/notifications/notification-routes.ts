import * as endpoints from '@redress/contract/notifications.ts'
import type { Context } from '../platform/context.ts'
import { type Exchange, type Route, route, signedIn } from '../platform/http/route.ts'
import { listNotifications, markAllNotificationsRead, markNotificationRead } from './in-app-notifications.ts'

const readerOf = (exchange: Exchange) => ({ userId: signedIn(exchange).userId, language: exchange.language })

export const notificationRoutes = (context: Context): Route[] => [
  route(endpoints.getNotifications, (_, exchange) => listNotifications(context.database, readerOf(exchange))),
  route(endpoints.markNotificationRead, ({ params }, exchange) =>
    markNotificationRead(context, { ...readerOf(exchange), id: params.id }),
  ),
  route(endpoints.markAllNotificationsRead, (_, exchange) => markAllNotificationsRead(context, readerOf(exchange))),
]
