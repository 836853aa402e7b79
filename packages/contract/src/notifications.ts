import { notificationTypes } from '@redress/domain/claim/notifications.ts'
import { z } from 'zod'
import { party } from './choices.ts'
import { endpoint } from './endpoint.ts'
import { dateTime, id } from './fields.ts'
import { view } from './named-schemas.ts'

export const notification = view('Notification', {
  id,
  subject: z.string(),
  content: z.string(),
  createdAt: dateTime,
  isRead: z.boolean(),
  claimId: id.nullable(),
  resolutionId: id.nullable(),
  notificationType: z.enum(notificationTypes),
  toPartyType: party,
})

const list = view('NotificationList', {
  /** One page of notifications, newest first. */
  notifications: z.array(notification),
  /** How many there are in all, and how many of them are unread. */
  totalCount: z.number().int(),
  totalUnreadCount: z.number().int(),
  /** The notification after which the next page begins; `null` where there is none. */
  next: id.nullable(),
})

export const getNotifications = endpoint({
  method: 'GET',
  path: '/v1/notifications',
  summary: 'The notifications of the signed-in user, newest first, 20 a page',
  permission: 'use the dashboard',
  query: z.strictObject({ after: id.optional() }),
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
