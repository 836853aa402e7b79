import { lazy, Suspense, useDeferredValue } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { type NotificationList, useMarkAllRead, useNotifications } from './notifications-query.ts'

// It comes with the first press of the bell.
const NotificationTabs = lazy(() => import('./notification-tabs.tsx'))

const waiting = (
  <Skeleton>
    <Bone height="12rem" />
  </Skeleton>
)

/**
 * All and unread notifications. Opening marks the unread ones as read; for as long as it is open they stay listed under
 * Unread, with those that arrive meanwhile, which closing marks.
 */
export function NotificationsPanel({ onClose }: { onClose: () => void }) {
  const texts = useTexts('notifications')
  const query = useNotifications()
  const { mutate: markAllRead } = useMarkAllRead()
  // The dialog is seen at once, as on a slow phone its many entries take a while.
  const showsEntries = useDeferredValue(true, false)
  const markUnread = (list: NotificationList | undefined) => {
    if (list && list.totalUnreadCount > 0) markAllRead()
  }
  const close = () => {
    markUnread(query.data)
    onClose()
  }
  return (
    <Dialog opened size="side" title={texts.title} onClose={close}>
      {showsEntries ? (
        <Suspense fallback={waiting}>
          <Loaded query={query} failure={texts.failed}>
            {list => <NotificationTabs newest={list} onOpened={markUnread} onFollow={close} />}
          </Loaded>
        </Suspense>
      ) : (
        waiting
      )}
    </Dialog>
  )
}
