import type { ShownStatus } from '@redress/domain/claim/claim-lists.ts'

/** Status labels in the specification's words, and labels that replace a status. */
export const claimStatusTexts = {
  PENDING: 'Pending',
  WAITING_FOR_PAYMENT: 'Waiting For Payment',
  PENDING_PUBLICATION: 'Pending Publication',
  PUBLISHED: 'Published',
  DISPUTED: 'Disputed',
  RESOLUTION_PROPOSED_BY_PLAINTIFF: 'Resolution Proposed By Plaintiff',
  RESOLUTION_PROPOSED_BY_DEFENDANT: 'Resolution Proposed By Defendant',
  RESOLUTION_REJECTED: 'Resolution Rejected',
  RESOLUTION_ACCEPTED: 'Resolution Accepted',
  RESOLVED_IN_FAVOUR_OF_PLANTIFF: 'Resolved In Favour Of Plaintiff',
  RESOLVED_IN_FAVOUR_OF_DEFENDANT: 'Resolved In Favour Of Defendant',
  NO_RESPONSE: 'No response',
  NOT_REACHED: 'Could not be reached',
  OFF_RECORD: 'Not public any more',
  SETTLED_ELSEWHERE: 'Settled elsewhere',
  WITHDRAWN: 'Withdrawn',
  OFFER_WITHDRAWN: 'Offer withdrawn',
  OFFER_EXPIRED: 'Offer expired',
  OFFER_LAPSED: 'Offer ended',
} satisfies Record<ShownStatus, string>
