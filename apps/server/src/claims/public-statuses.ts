import { isPublic } from '@redress/domain/claim/deadlines.ts'
import { type ClaimStatus, claimStatuses, step } from '@redress/domain/claim/lifecycle.ts'

const whenever = new Date(0)

/** The statuses in which a claim is public once its notice period is over: the domain's rule in a form for SQL. */
export const publicStatuses: readonly ClaimStatus[] = claimStatuses.filter(status =>
  isPublic({ status, noticePeriodEndsAt: whenever }, whenever),
)

/** The statuses that the end of the notice period changes. */
export const unpublishedStatuses: readonly ClaimStatus[] = claimStatuses.filter(
  status => step(status, 'notice period over', 'clock').ok,
)
