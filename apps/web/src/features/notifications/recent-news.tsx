import { useTexts } from '../../texts/texts.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Bone } from '../../ui/skeleton.tsx'
import { NotificationList } from './notification-list.tsx'
import { useNotifications } from './notifications-query.ts'

/** The newest notifications, on the page itself; reading them here marks nothing. */
export function RecentNews({ limit }: { limit: number }) {
  const texts = useTexts('notifications')
  const query = useNotifications()
  return (
    <Loaded query={query} failure={texts.failed} skeleton={<Bone height="12rem" />}>
      {({ notifications }) => <NotificationList notifications={notifications.slice(0, limit)} />}
    </Loaded>
  )
}
