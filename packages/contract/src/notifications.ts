import { notificationTypes } from '@redress/domain/claim/notifications.ts'
import { parties } from '@redress/domain/people/parties.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dateTime, id } from './fields.ts'

export const notification = z.object({
  id,
  subject: z.string(),
  content: z.string(),
  createdAt: dateTime,
  isRead: z.boolean(),
  claimId: id.nullable(),
  resolutionId: id.nullable(),
  notificationType: z.enum(notificationTypes),
  toPartyType: z.enum(parties),
})

const list = z.object({ notifications: z.array(notification), totalUnreadCount: z.number().int() })

export const getNotifications = endpoint({
  method: 'GET',
  path: '/v1/notifications',
  summary: 'The notifications of the signed-in user, newest first',
  permission: 'use the dashboard',
  output: list,
  errors: [],
})

export const markNotificationRead = endpoint({
  method: 'PATCH',
  path: '/v1/notifications/:id',
  summary: 'Mark one notification as read',
  permission: 'use the dashboard',
  params: z.strictObject({ id }),
  output: notification,
  errors: ['NOTIFICATION_NOT_FOUND'],
})

export const markAllNotificationsRead = endpoint({
  method: 'PATCH',
  path: '/v1/notifications',
  summary: 'Mark every notification as read',
  permission: 'use the dashboard',
  output: list,
  errors: [],
})
