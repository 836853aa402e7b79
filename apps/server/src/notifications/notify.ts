import { type AccountNotice, typeOfAccountNotice } from '@redress/domain/claim/account-notices.ts'
import { type NotificationFacts, notificationType } from '@redress/domain/claim/notifications.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { v7 as timeOrderedId } from 'uuid'
import type { Context } from '../adapters/context.ts'
import type { Connection } from '../platform/database/database.ts'
import type { Change } from '../platform/events/live-events.ts'
import { insertNotifications } from './notification-repository.ts'

/** Recipient and content of a notification: a user, and the user's role in the claim. */
export interface Notice {
  readonly userId: string
  readonly party: Party
  /** `null` if the recipient may no longer see the claim, or if there is no claim. */
  readonly claimId: string | null
  readonly resolutionId: string | null
  readonly facts: NotificationFacts | AccountNotice
  /** True if the notification is mailed too. */
  readonly isMailed: boolean
}

/**
 * Notifies users in the app, and by mail if `isMailed`, when the transaction commits.
 * @returns the changes for their pages, which the caller announces
 */
export async function notify(context: Context, transaction: Connection, notices: readonly Notice[]): Promise<Change[]> {
  if (notices.length === 0) return []
  const now = context.clock.now()
  const identified = notices.map(notice => ({ ...notice, id: timeOrderedId() }))
  await insertNotifications(
    transaction,
    identified.map(notice => ({
      id: notice.id,
      user_id: notice.userId,
      type: notice.facts.topic === 'DATA_EXPORT_READY' ? typeOfAccountNotice : notificationType(notice.facts.topic),
      to_party: notice.party,
      claim_id: notice.claimId,
      resolution_id: notice.resolutionId,
      facts: JSON.stringify(notice.facts),
      created_at: now,
    })),
  )
  await context.jobs.enqueueAll(
    transaction,
    'send notification',
    identified.filter(({ isMailed }) => isMailed).map(({ id }) => ({ notificationId: id })),
  )
  return [...Map.groupBy(notices, notice => notice.claimId)].map(([claimId, ofClaim]) => ({
    userIds: ofClaim.map(notice => notice.userId),
    topics: ['claims', 'notifications'] as const,
    ...(claimId !== null && { claimId }),
  }))
}
