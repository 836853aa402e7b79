import type { PartyClaim } from '@redress/contract/claim-views.ts'

/** Whether the operator keeps the claim, and not words beside it alone, off the public record now. */
export const isRestricted = ({ restrictions }: Pick<PartyClaim, 'restrictions'>): boolean =>
  restrictions.some(({ replyId }) => replyId === null)
