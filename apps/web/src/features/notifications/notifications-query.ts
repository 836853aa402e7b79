import type { getNotifications, markAllNotificationsRead } from '@redress/contract/notifications.ts'
import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { caller } from '../../lib/api-client.ts'
import { whenFirstDataShown } from '../../lib/first-data.ts'
import { polling } from '../../lib/live-connection.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { useTexts } from '../../texts/texts.tsx'
import { useFailureText } from '../../ui/failure-text.ts'
import { useToast } from '../../ui/toast.ts'

const fetchNotifications = caller<typeof getNotifications>('GET', '/v1/notifications')

export type NotificationList = Awaited<ReturnType<typeof fetchNotifications>>
export type Notification = NotificationList['notifications'][number]

/** Polling of notifications, in milliseconds (specification section 9). */
const interval = 60_000

const notificationsQuery = queryOptions({
  queryKey: queryKeys.notifications,
  queryFn: ({ signal }) => fetchNotifications({ query: {} }, { signal }),
  refetchInterval: polling(interval),
})

/** The newest page of notifications, polled. */
export const useNotifications = () => useQuery(notificationsQuery)

/** Notifications as they were when the panel opened, plus older pages on demand. Nothing is refetched. */
export const useOpenedNotifications = (opened: NotificationList) =>
  useInfiniteQuery({
    queryKey: ['opened notifications'],
    queryFn: ({ pageParam: after, signal }) =>
      fetchNotifications({ query: after === null ? {} : { after } }, { signal }),
    initialData: { pages: [opened], pageParams: [null] },
    initialPageParam: null as string | null,
    getNextPageParam: last => last.next,
    select: ({ pages }) => pages.flatMap(({ notifications }) => notifications),
    staleTime: 'static',
    refetchOnReconnect: false,
    gcTime: 0,
  })

const markAllRead = caller<typeof markAllNotificationsRead>('PATCH', '/v1/notifications')

const asRead = (list: NotificationList): NotificationList => ({
  ...list,
  notifications: list.notifications.map(notification => ({ ...notification, isRead: true })),
  totalUnreadCount: 0,
})

/** Marks all as read with an optimistic update, which is rolled back if the server refuses. */
export function useMarkAllRead() {
  const texts = useTexts('notifications')
  const queries = useQueryClient()
  const toast = useToast()
  const describe = useFailureText()
  const { queryKey } = notificationsQuery
  return useMutation({
    mutationFn: () => markAllRead(),
    onMutate: async () => {
      await whenFirstDataShown()
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, loaded => loaded && asRead(loaded))
    },
    onError: error => toast.error(describe(error, texts.markFailed)),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}
