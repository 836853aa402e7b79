import { useDeferredValue, useEffect, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { TabPanels } from '../../ui/tab-panels.tsx'
import { NotificationList } from './notification-list.tsx'
import {
  type NotificationList as List,
  type Notification,
  useMarkAllRead,
  useNotifications,
} from './notifications-query.ts'

const hasUnread = (list: List | undefined) => (list?.totalUnreadCount ?? 0) > 0
const unreadIds = (list: List | undefined) =>
  new Set(list?.notifications.filter(each => !each.isRead).map(each => each.id))

/**
 * All and unread notifications. Opening marks the unread ones as read; for as long as it is open they stay listed under
 * Unread, with those that arrive meanwhile, which closing marks.
 */
export function NotificationsPanel({ onClose }: { onClose: () => void }) {
  const texts = useTexts('notifications')
  const query = useNotifications()
  const [unreadAtOpening] = useState(() => unreadIds(query.data))
  const { mutate: markAllRead } = useMarkAllRead()
  const [isUnreadAtOpening] = useState(() => hasUnread(query.data))
  useEffect(() => {
    if (isUnreadAtOpening) markAllRead()
  }, [isUnreadAtOpening, markAllRead])
  // The dialog is seen at once, as on a slow phone its many entries take a while.
  const showsEntries = useDeferredValue(true, false)
  const isUnread = (notification: Notification) => !notification.isRead || unreadAtOpening.has(notification.id)
  const close = () => {
    if (hasUnread(query.data)) markAllRead()
    onClose()
  }
  return (
    <Dialog opened size="side" title={texts.title} onClose={close}>
      {showsEntries ? (
        <Loaded query={query} failure={texts.failed}>
          {({ notifications }) => <Panels notifications={notifications} isUnread={isUnread} onFollow={close} />}
        </Loaded>
      ) : (
        <Skeleton>
          <Bone height="12rem" />
        </Skeleton>
      )}
    </Dialog>
  )
}

interface PanelsProps {
  notifications: readonly Notification[]
  isUnread: (notification: Notification) => boolean
  onFollow: () => void
}

function Panels({ notifications, isUnread, onFollow }: PanelsProps) {
  const texts = useTexts('notifications')
  const unread = notifications.filter(isUnread)
  const list = (shown: readonly Notification[]) => (
    <NotificationList notifications={shown} isUnread={isUnread} onFollow={onFollow} />
  )
  return (
    <TabPanels
      label={texts.title}
      initial={unread.length > 0 ? 'unread' : 'all'}
      panels={[
        { key: 'all', label: texts.all, count: notifications.length, content: list(notifications) },
        { key: 'unread', label: texts.unread, count: unread.length, content: list(unread) },
      ]}
    />
  )
}
