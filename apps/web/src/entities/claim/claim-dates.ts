import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { lastDayOf } from '@redress/domain/claim/calendar-days.ts'
import { type DatedClaim, datedTurnOf } from '@redress/domain/claim/claim-turn.ts'
import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import { actionsFor, isResolved } from '@redress/domain/claim/questions.ts'

/** A claim that its dates follow from. */
export type DatedPartyClaim = DatedClaim & Pick<PartyClaim, 'role' | 'ending' | 'resolvedAt'>

/** Whether the claim still waits for the defence's first answer. */
export const isAnswerAwaited = (status: ClaimStatus): boolean => actionsFor(status, 'Defendant').includes('dispute')

export type ClaimDate =
  /** Until then the defendants are to answer; then the claim is published. */
  | { readonly kind: 'answer'; readonly at: string }
  /** Until then the fee of the accepted offer is to be paid. */
  | { readonly kind: 'fee'; readonly at: string }
  /** It was to be paid until then. */
  | { readonly kind: 'feeLate'; readonly at: string }
  /** Then the claim is published, answered as it is. */
  | { readonly kind: 'publication'; readonly at: string }
  | { readonly kind: 'resolved' | 'ended'; readonly at: string }

/** The one date that a claim's heading names; `null` where there is none. */
export function decisiveDate(claim: DatedPartyClaim, now: Date): ClaimDate | null {
  if (isResolved(claim.status)) {
    if (claim.resolvedAt === null) return null
    return { kind: claim.ending === null ? 'resolved' : 'ended', at: claim.resolvedAt }
  }
  const { date } = datedTurnOf(claim, claim.role, now)
  if (date?.kind === 'fee' || date?.kind === 'feeLate') return { kind: date.kind, at: date.at }
  if (date?.kind === 'due' || date?.kind === 'expected') return { kind: 'answer', at: date.at }
  const publication = publicationAhead(claim, now)
  return publication === null ? null : { kind: 'publication', at: publication }
}

/** The end of the notice period, the last day or a time, as long as it lies ahead of a claim that is not resolved; `null` otherwise. */
export const publicationAhead = (
  { status, noticePeriodEndsAt }: Pick<DatedClaim, 'status' | 'noticePeriodEndsAt'>,
  now: Date,
): string | null =>
  noticePeriodEndsAt !== null && !isResolved(status) && new Date(noticePeriodEndsAt) > now
    ? (lastDayOf(new Date(noticePeriodEndsAt)) ?? noticePeriodEndsAt)
    : null
