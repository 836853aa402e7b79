import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import classes from './notifications-bell.module.css'
import { NotificationsPanel } from './notifications-panel.tsx'
import { useNotifications } from './notifications-query.ts'

/** The bell of the top bar, with a dot while something is unread; it opens the notifications panel. */
export function NotificationsBell() {
  const texts = useTexts('notifications')
  const formats = useFormats()
  const [isOpen, setOpen] = useState(false)
  const unreadCount = useNotifications().data?.totalUnreadCount ?? 0
  return (
    <>
      <IconButton
        label={unreadCount > 0 ? texts.bellUnread(formats.count(unreadCount)) : texts.bell}
        icon={
          <span className={classes.bell}>
            <Bell aria-hidden size={22} />
            {unreadCount > 0 ? <span className={classes.dot} /> : null}
          </span>
        }
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {isOpen ? <NotificationsPanel onClose={() => setOpen(false)} /> : null}
    </>
  )
}
