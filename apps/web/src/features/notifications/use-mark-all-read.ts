import type { markAllNotificationsRead } from '@redress/contract/notifications.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { caller } from '../../lib/api-client.ts'
import { useTexts } from '../../texts/texts.tsx'
import { useFailureText } from '../../ui/failure-text.ts'
import { useToast } from '../../ui/toast.ts'
import { type NotificationList, notificationsQuery } from './notifications-query.ts'

const markAllRead = caller<typeof markAllNotificationsRead>('PATCH', '/v1/notifications')

const asRead = (list: NotificationList): NotificationList => ({
  notifications: list.notifications.map(notification => ({ ...notification, isRead: true })),
  totalUnreadCount: 0,
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
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, list => list && asRead(list))
    },
    onError: error => toast.error(describe(error, texts.markFailed)),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}
