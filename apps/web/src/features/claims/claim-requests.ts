import type { acceptResolution, amendClaim, disputeClaim, rejectResolution } from '@redress/contract/claims.ts'
import { caller } from '../../lib/api-client.ts'

export const answers = {
  accept: caller<typeof acceptResolution>('POST', '/v1/claims/:id/accept-resolution'),
  reject: caller<typeof rejectResolution>('POST', '/v1/claims/:id/reject-resolution'),
}
export const requestAmendment = caller<typeof amendClaim>('PATCH', '/v1/claims/:id/amend')
export const requestDispute = caller<typeof disputeClaim>('POST', '/v1/claims/:id/dispute')
