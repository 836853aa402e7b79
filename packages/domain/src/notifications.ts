/** What a person is told of in the app and by e-mail (specification section 3). */
export const notificationTypes = [
  'CLAIM_CREATED',
  'CLAIM_TAKEN',
  'CLAIM_DISPUTED',
  'CLAIM_PAID',
  'RESOLUTION_PROPOSED',
  'RESOLUTION_ACCEPTED',
  'RESOLUTION_REJECTED',
] as const
export type NotificationType = (typeof notificationTypes)[number]
