import { Bell, FileText, Gavel, Handshake, type LucideIcon, ReceiptText, UserCheck, XCircle } from 'lucide-react'
import { Link } from 'react-router'
import { viewOf } from '../../entities/claim/claim-sides.ts'
import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Bone } from '../../ui/skeleton.tsx'
import classes from './notification-list.module.css'
import { type Notification, useNotifications } from './notifications-query.ts'

/**
 * Links of notifications without a claim. An offered claim is not the reader's yet, so it is on Home; a data archive
 * is in the profile.
 */
const linkWithoutClaim: Partial<Record<Notification['notificationType'], string>> = {
  CLAIM_CREATED: paths.dashboard.home,
  CLAIM_PAID: paths.dashboard.profile,
}

/** Path of the resolution or claim that a notification is about; `null` if there is none. */
export function notificationLink(notification: Notification): string | null {
  const { claimId, resolutionId, toPartyType, notificationType } = notification
  if (claimId === null) return linkWithoutClaim[notificationType] ?? null
  const view = viewOf(toPartyType)
  return resolutionId === null
    ? paths.dashboard.claim(view, claimId)
    : paths.dashboard.resolution(view, claimId, resolutionId)
}

const icons = {
  CLAIM_CREATED: FileText,
  CLAIM_TAKEN: UserCheck,
  CLAIM_DISPUTED: Gavel,
  CLAIM_PAID: ReceiptText,
  RESOLUTION_PROPOSED: Bell,
  RESOLUTION_ACCEPTED: Handshake,
  RESOLUTION_REJECTED: XCircle,
} satisfies Record<Notification['notificationType'], LucideIcon>

interface Props {
  notifications: readonly Notification[]
  isUnread?: (notification: Notification) => boolean
  /** Called when the user follows a notification. */
  onFollow?: () => void
}

export function NotificationList({ notifications, isUnread = unread, onFollow }: Props) {
  const texts = useTexts('notifications')
  if (notifications.length === 0) return <EmptyState title={texts.empty} text={texts.emptyText} />
  return (
    <ul className={classes.list}>
      {notifications.map(notification => (
        <li key={notification.id} className={classes.item} data-unread={isUnread(notification) || undefined}>
          <Entry notification={notification} isUnread={isUnread(notification)} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
}

const unread = (notification: Notification) => !notification.isRead

interface EntryProps {
  notification: Notification
  isUnread: boolean
  onFollow: (() => void) | undefined
}

function Entry({ notification, isUnread, onFollow }: EntryProps) {
  const texts = useTexts('notifications')
  const { subject, content, createdAt, notificationType } = notification
  const link = notificationLink(notification)
  const Icon = icons[notificationType]
  return (
    <>
      <span className={classes.icon}>
        <Icon aria-hidden size={18} />
      </span>
      <div className={classes.words}>
        <p className={classes.subject}>
          {isUnread ? <span className="visually-hidden">{texts.unreadMark}: </span> : null}
          {link ? (
            <Link to={link} onClick={() => onFollow?.()}>
              {subject}
            </Link>
          ) : (
            <span>{subject}</span>
          )}
        </p>
        <p className={classes.when}>
          <DateText value={createdAt} withTime />
        </p>
        {/* In one line: the page that the notification leads to says the rest. */}
        <p className={classes.content} data-cut={link !== null || undefined}>
          {content}
        </p>
      </div>
    </>
  )
}

/** The newest notifications, on the page itself; reading them here marks nothing. */
export function RecentNotifications({ limit }: { limit: number }) {
  const texts = useTexts('notifications')
  const query = useNotifications()
  return (
    <Loaded query={query} failure={texts.failed} skeleton={<Bone height="12rem" />}>
      {({ notifications }) => <NotificationList notifications={notifications.slice(0, limit)} />}
    </Loaded>
  )
}
