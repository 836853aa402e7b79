import { startTransition, useEffect, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { type NotificationList, useMarkAllRead, useNotifications } from './notifications-query.ts'

type Entries = typeof import('./notification-tabs.tsx').default

/**
 * Loads the list with the first press of the bell and renders it after the dialog. Its many entries take a while on a
 * slow phone, and the dialog must appear at once.
 */
function useEntries(): Entries | null {
  const [entries, setEntries] = useState<Entries | null>(null)
  useEffect(() => {
    const show = (load: () => Entries) => startTransition(() => setEntries(load))
    import('./notification-tabs.tsx').then(
      loaded => show(() => loaded.default),
      error =>
        show(() => {
          throw error
        }),
    )
  }, [])
  return entries
}

/**
 * Panel with all and unread notifications. Opening marks the unread ones as read, but they stay under Unread until it
 * closes. Closing also marks those that arrived in the meantime.
 */
export function NotificationsPanel({ onClose }: { onClose: () => void }) {
  const texts = useTexts('notifications')
  const query = useNotifications()
  const { mutate: markAllRead } = useMarkAllRead()
  const Entries = useEntries()
  const markUnread = (list: NotificationList | undefined) => {
    if (list && list.totalUnreadCount > 0) markAllRead()
  }
  const close = () => {
    markUnread(query.data)
    onClose()
  }
  return (
    <Dialog opened size="side" title={texts.title} onClose={close}>
      {Entries ? (
        <Loaded query={query} failure={texts.failed}>
          {list => <Entries newest={list} onOpened={markUnread} onFollow={close} />}
        </Loaded>
      ) : (
        <Skeleton>
          <Bone height="12rem" />
        </Skeleton>
      )}
    </Dialog>
  )
}
