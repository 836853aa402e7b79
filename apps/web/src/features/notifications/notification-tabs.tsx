import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { TabPanels } from '../../ui/tab-panels.tsx'
import { NotificationList } from './notification-list.tsx'
import { type NotificationList as List, type Notification, useOpenedNotifications } from './notifications-query.ts'

interface Props {
  /** The newest page, as it is now. */
  newest: List
  onOpened: (opened: List) => void
  onFollow: () => void
}

/** Tabs with all notifications, and with those that were unread at opening or have arrived since. */
export default function NotificationTabs({ newest, onOpened, onFollow }: Props) {
  const texts = useTexts('notifications')
  const [opened] = useState(newest)
  const isMarked = useRef(false)
  useEffect(() => {
    if (isMarked.current) return
    isMarked.current = true
    onOpened(opened)
  }, [opened, onOpened])
  const older = useOpenedNotifications(opened)
  const known = older.data
  const knownIds = new Set(known.map(({ id }) => id))
  const arrived = newest.notifications.filter(({ id }) => !knownIds.has(id))
  const unreadIds = new Set([...unreadAmong(known, opened), ...arrived.filter(isNew)].map(({ id }) => id))
  const isUnread = ({ id }: Notification) => unreadIds.has(id)
  const shown = [...arrived, ...known]
  const unread = shown.filter(isUnread)
  const unreadCount = opened.totalUnreadCount + arrived.filter(isNew).length
  const contentOf = (part: readonly Notification[], hasMore: boolean) => (
    <>
      {part.length === 0 && hasMore ? null : (
        <NotificationList notifications={part} isUnread={isUnread} onFollow={onFollow} />
      )}
      {hasMore ? <ShowMore query={older} label={texts.more} failure={texts.failed} /> : null}
    </>
  )
  return (
    <TabPanels
      label={texts.title}
      initial={opened.totalUnreadCount > 0 ? 'unread' : 'all'}
      panels={[
        { key: 'all', label: texts.all, count: newest.totalCount, content: contentOf(shown, older.hasNextPage) },
        {
          key: 'unread',
          label: texts.unread,
          count: unreadCount,
          content: contentOf(unread, unread.length < unreadCount),
        },
      ]}
    />
  )
}

const isNew = ({ isRead }: Notification) => !isRead

/**
 * Notifications that were unread at opening. Opening marks all as read, so of later pages as many of the newest count
 * as are missing.
 */
function unreadAmong(known: readonly Notification[], opened: List): readonly Notification[] {
  const first = opened.notifications.filter(isNew)
  const later = known.slice(opened.notifications.length)
  return [...first, ...later.slice(0, opened.totalUnreadCount - first.length)]
}
