import type { ClaimStatus } from './lifecycle.ts'
import { isFiled, isResolved, isSubmitted, waitsForPublication } from './questions.ts'

/** What publication and the response deadline follow from. */
export interface PublicationFacts {
  readonly status: ClaimStatus
  /** The end of the notice period, set when the submission was paid; `null` before. */
  readonly noticePeriodEndsAt: Date | null
}

export interface ResponseFacts extends PublicationFacts {
  /** When a defendant first disputed, proposed or conceded; `null` while nobody did. */
  readonly firstResponseAt: Date | null
  /** When a defendant first published a reply beside the public claim; `null` while nobody did. */
  readonly firstReplyAt: Date | null
}

/**
 * The one rule of public visibility (decisions.md section 2): the submission is paid and the notice period is over.
 * A claim that still waits for the clock is not public yet, however late the clock is.
 */
export const isPublic = (claim: PublicationFacts, now: Date): boolean =>
  isFiled(claim.status) &&
  !waitsForPublication(claim.status) &&
  claim.noticePeriodEndsAt !== null &&
  claim.noticePeriodEndsAt <= now

/** Whether a defendant has answered: by an act that moves the claim, or by words beside its public record. */
export const isResponded = ({ firstResponseAt, firstReplyAt }: Omit<ResponseFacts, keyof PublicationFacts>): boolean =>
  firstResponseAt !== null || firstReplyAt !== null

/** Whether the claim is public, its response deadline has passed, and no defendant ever acted on it or replied to it. */
export const isDisregarded = (claim: ResponseFacts, now: Date): boolean => isPublic(claim, now) && !isResponded(claim)

/** Whether the claim was submitted and is neither resolved nor disregarded (decisions.md section 1). */
export const isUnresolved = (claim: ResponseFacts, now: Date): boolean =>
  isSubmitted(claim.status) && !isResolved(claim.status) && !isDisregarded(claim, now)

/** How the Share button of a claim stands. */
export type Sharing = 'hidden' | 'disabled' | 'shown'

/**
 * Hidden while a claim is a draft or in its notice period (specification section 4); where the claim is not public yet
 * for another reason the button is there, but its link would lead to nothing.
 */
export function sharingOf(status: ClaimStatus, isPublicNow: boolean): Sharing {
  if (!isSubmitted(status) || waitsForPublication(status)) return 'hidden'
  return isPublicNow ? 'shown' : 'disabled'
}
