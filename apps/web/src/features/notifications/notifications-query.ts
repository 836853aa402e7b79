import type { getNotifications } from '@redress/contract/notifications.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { caller } from '../../lib/api-client.ts'
import { usePolling } from '../../lib/live-connection.ts'
import { queryKeys } from '../../lib/query-keys.ts'

const fetchNotifications = caller<typeof getNotifications>('GET', '/v1/notifications')

export type NotificationList = Awaited<ReturnType<typeof fetchNotifications>>
export type Notification = NotificationList['notifications'][number]

/** Polling of notifications, in milliseconds (specification section 9). */
const interval = 60_000

export const notificationsQuery = queryOptions({
  queryKey: queryKeys.notifications,
  queryFn: ({ signal }) => fetchNotifications(undefined, { signal }),
})

/** The notifications, newest first, kept fresh. */
export const useNotifications = () => useQuery({ ...notificationsQuery, refetchInterval: usePolling(interval) })
