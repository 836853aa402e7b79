import type { notification } from '@redress/contract/notifications.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import type { z } from 'zod'
import type { NotificationRecord } from './notification-repository.ts'
import { wordNotification } from './word-notification.ts'

/** A notification as its reader sees it, in a language. */
export const presentNotification = (record: NotificationRecord, language: Language): z.output<typeof notification> => ({
  id: record.id,
  ...wordNotification(record, language),
  createdAt: record.created_at.toISOString(),
  isRead: record.is_read,
  claimId: record.claim_id,
  resolutionId: record.resolution_id,
  notificationType: record.type,
  toPartyType: record.to_party,
})
