import type { notification } from '@redress/contract/notifications.ts'
import type { z } from 'zod'
import type { NotificationRecord } from './notification-repository.ts'

export const presentNotification = (record: NotificationRecord): z.output<typeof notification> => ({
  id: record.id,
  subject: record.subject,
  content: record.content,
  createdAt: record.created_at.toISOString(),
  isRead: record.is_read,
  claimId: record.claim_id,
  resolutionId: record.resolution_id,
  notificationType: record.type,
  toPartyType: record.to_party,
})
