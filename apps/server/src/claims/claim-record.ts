import type { ResponseFacts } from '@redress/domain/claim/deadlines.ts'
import type { Selectable } from 'kysely'
import type { ClaimsTable } from '../platform/database/schema.ts'

export type ClaimRecord = Selectable<ClaimsTable>

/** What the domain's questions about publication and response are asked of. */
export const responseFacts = (
  claim: Pick<ClaimRecord, 'status' | 'notice_period_ends_at' | 'first_response_at'>,
): ResponseFacts => ({
  status: claim.status,
  noticePeriodEndsAt: claim.notice_period_ends_at,
  firstResponseAt: claim.first_response_at,
})
