import * as endpoints from '@redress/contract/notifications.ts'
import type { Context } from '../adapters/context.ts'
import { type RequestContext, type Route, rememberedUntil, route, signedIn } from '../platform/http/route.ts'
import { listNotifications, markAllNotificationsRead, markNotificationRead } from './in-app-notifications.ts'

const readerOf = (requestContext: RequestContext) => ({
  userId: signedIn(requestContext).userId,
  language: requestContext.language,
})

export const notificationRoutes = (context: Context): Route[] => [
  rememberedUntil(
    () => null,
    route(endpoints.getNotifications, ({ query }, requestContext) =>
      listNotifications(context.database, { ...readerOf(requestContext), ...query }),
    ),
  ),
  route(endpoints.markNotificationRead, ({ params }, requestContext) =>
    markNotificationRead(context, { ...readerOf(requestContext), id: params.id }),
  ),
  route(endpoints.markAllNotificationsRead, (_, requestContext) =>
    markAllNotificationsRead(context, readerOf(requestContext)),
  ),
]
