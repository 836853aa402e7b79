import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'

export const status = {
  claim: {
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
  } satisfies Record<ClaimStatus, string>,
  noResponse: 'No response',
}
