import { useDeferredValue, useEffect, useRef } from 'react'
import type { Elements } from '../../lib/elements.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
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
const unreadIn = (list: List | undefined) => list?.notifications.filter(({ isRead }) => !isRead) ?? []
/** How many unread ones are on pages that are not loaded. */
const unloadedUnread = (list: List | undefined) => (list?.totalUnreadCount ?? 0) - unreadIn(list).length

/**
 * All and unread notifications. Opening loads the unread ones and marks them as read, and closing marks them in any case; for
 * as long as it is open they stay listed under Unread, with those that arrive meanwhile, which closing marks.
 */
export function NotificationsPanel({ onClose }: { onClose: () => void }) {
  const texts = useTexts('notifications')
  const query = useNotifications()
  const { mutate: markAllRead } = useMarkAllRead()
  const isUnread = useKeptUnread(query.data)
  const isToMark = useRef(hasUnread(query.data))
  const hasMoreUnread = unloadedUnread(query.data) > 0 && query.hasNextPage
  const { isFetching, isFetchNextPageError, fetchNextPage } = query
  useEffect(() => {
    if (!isToMark.current) return
    if (hasMoreUnread) {
      if (!isFetching && !isFetchNextPageError) void fetchNextPage()
      return
    }
    isToMark.current = false
    markAllRead()
  }, [hasMoreUnread, isFetching, isFetchNextPageError, fetchNextPage, markAllRead])
  // The dialog is seen at once, as on a slow phone its many entries take a while.
  const showsEntries = useDeferredValue(true, false)
  const close = () => {
    if (hasUnread(query.data)) markAllRead()
    onClose()
  }
  return (
    <Dialog opened size="side" title={texts.title} onClose={close}>
      {showsEntries ? (
        <Loaded query={query} failure={texts.failed}>
          {list => (
            <Panels
              list={list}
              isUnread={isUnread}
              onFollow={close}
              more={<ShowMore query={query} label={texts.more} failure={texts.failed} />}
            />
          )}
        </Loaded>
      ) : (
        <Skeleton>
          <Bone height="12rem" />
        </Skeleton>
      )}
    </Dialog>
  )
}

/** Whether a notification is unread, or was while this has been shown. */
function useKeptUnread(list: List | undefined): (notification: Notification) => boolean {
  const kept = useRef(new Set<string>())
  for (const { id } of unreadIn(list)) kept.current.add(id)
  return ({ id }) => kept.current.has(id)
}

interface PanelsProps {
  list: List
  isUnread: (notification: Notification) => boolean
  onFollow: () => void
  more: Elements
}

function Panels({ list, isUnread, onFollow, more }: PanelsProps) {
  const texts = useTexts('notifications')
  const { notifications, totalCount } = list
  const unread = notifications.filter(isUnread)
  const unloaded = unloadedUnread(list)
  const contentOf = (shown: readonly Notification[], hasMore: boolean) => (
    <>
      {shown.length === 0 && hasMore ? null : (
        <NotificationList notifications={shown} isUnread={isUnread} onFollow={onFollow} />
      )}
      {hasMore ? more : null}
    </>
  )
  return (
    <TabPanels
      label={texts.title}
      initial={unread.length + unloaded > 0 ? 'unread' : 'all'}
      panels={[
        { key: 'all', label: texts.all, count: totalCount, content: contentOf(notifications, true) },
        {
          key: 'unread',
          label: texts.unread,
          count: unread.length + unloaded,
          content: contentOf(unread, unloaded > 0),
        },
      ]}
    />
  )
}
