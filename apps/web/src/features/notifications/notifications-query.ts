import type { getNotifications, markAllNotificationsRead } from '@redress/contract/notifications.ts'
import {
  type InfiniteData,
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
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

type Pages = InfiniteData<NotificationList>

const notificationsQuery = infiniteQueryOptions({
  queryKey: queryKeys.notifications,
  queryFn: ({ pageParam: after, signal }) => fetchNotifications({ query: after === null ? {} : { after } }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: last => last.next,
  select: ({ pages }: Pages): NotificationList => ({
    // What is loaded has a first page.
    ...(pages[0] as NotificationList),
    notifications: pages.flatMap(({ notifications }) => notifications),
  }),
  refetchInterval: polling(interval),
})

/** The notifications, newest first, as far back as was asked for, kept fresh. */
export const useNotifications = () => useInfiniteQuery(notificationsQuery)

const markAllRead = caller<typeof markAllNotificationsRead>('PATCH', '/v1/notifications')

const asRead = ({ pages, pageParams }: Pages): Pages => ({
  pageParams,
  pages: pages.map(page => ({
    ...page,
    notifications: page.notifications.map(notification => ({ ...notification, isRead: true })),
    totalUnreadCount: 0,
  })),
})

/** Marks all as read, at once on the page; where the server refuses, they are unread again. */
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
