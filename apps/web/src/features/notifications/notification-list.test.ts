import { expect, test } from 'vitest'
import { notificationLink } from './notification-list.tsx'
import type { Notification } from './notifications-query.ts'

const notification = (
  about: Pick<Notification, 'claimId' | 'resolutionId' | 'toPartyType'> & Partial<Notification>,
): Notification => ({
  id: 'n',
  subject: '',
  content: '',
  createdAt: '2026-03-01T00:00:00Z',
  isRead: false,
  notificationType: 'CLAIM_TAKEN',
  ...about,
})

test.each([
  ['Plaintiff', 'c', null, '/dashboard/claims/my-claims/c'],
  ['Defendant', 'c', null, '/dashboard/claims/against-me/c'],
  ['Plaintiff', 'c', 'r', '/dashboard/claims/my-claims/c/resolutions/r'],
  ['Defendant', 'c', 'r', '/dashboard/claims/against-me/c/resolutions/r'],
  ['Defendant', null, null, null],
] as const)('to the %s of claim %s, resolution %s: %s', (toPartyType, claimId, resolutionId, link) => {
  expect(notificationLink(notification({ toPartyType, claimId, resolutionId }))).toBe(link)
})

test('to whoever is offered a claim: to Home', () => {
  const offered = {
    notificationType: 'CLAIM_CREATED',
    toPartyType: 'Defendant',
    claimId: null,
    resolutionId: null,
  } as const
  expect(notificationLink(notification(offered))).toBe('/dashboard')
})
