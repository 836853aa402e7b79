import type { ClaimStatus, Ending } from './lifecycle.ts'
import { isFiled, isResolved, isSubmitted, waitsForPublication } from './questions.ts'

/** Facts that determine publication and the response deadline. */
export interface PublicationFacts {
  readonly status: ClaimStatus
  /** The end of the notice period, set when the submission was paid; `null` before. */
  readonly noticePeriodEndsAt: Date | null
  /** `null` as long as it is not resolved. */
  readonly resolvedAt: Date | null
  /** When all had agreed to show an early settlement; `null`: not all have. */
  readonly shownAt: Date | null
  /** Ending by the plaintiff alone; `null`: none. */
  readonly ending: Ending | null
  /** Start of the restriction by the operator; `null`: not restricted. */
  readonly restrictedAt: Date | null
}

export interface ResponseFacts extends PublicationFacts {
  /** When a defendant first disputed, proposed, conceded or said that it is paid; `null` while nobody did. */
  readonly firstResponseAt: Date | null
  /** When a defendant first published a reply beside the public claim; `null`: none has. */
  readonly firstReplyAt: Date | null
}

/** Whether the claim ended within its notice period, before the public could see it. */
const isOverEarly = ({ resolvedAt, noticePeriodEndsAt }: Omit<PublicationFacts, 'status'>): boolean =>
  resolvedAt !== null && noticePeriodEndsAt !== null && resolvedAt < noticePeriodEndsAt

/** Whether the parties have settled the claim within its notice period. */
export const isSettledEarly = (claim: Omit<PublicationFacts, 'status'>): boolean =>
  isOverEarly(claim) && claim.ending === null

/**
 * How much of a claim is public: nothing, not even its existence; that one was settled before publication, without
 * names; or the whole public record.
 */
export type Publicity = 'none' | 'settled early' | 'record'

/**
 * The rule of public visibility (decisions.md section 2). The submission is paid and the notice period is over. A
 * claim settled within it is public only if everybody agrees, and one that its plaintiff ended within it never is.
 * Restricted claims are not public. A claim that waits for the clock is not public yet, however late the clock is.
 */
export function publicityOf(claim: PublicationFacts, now: Date): Publicity {
  const isOver = claim.noticePeriodEndsAt !== null && claim.noticePeriodEndsAt <= now
  if (claim.restrictedAt !== null) return 'none'
  if (!isFiled(claim.status) || waitsForPublication(claim.status) || !isOver) return 'none'
  if (isOverEarly(claim) && claim.ending !== null) return 'none'
  return isSettledEarly(claim) && claim.shownAt === null ? 'settled early' : 'record'
}

export const isPublic = (claim: PublicationFacts, now: Date): boolean => publicityOf(claim, now) === 'record'

/** Whether the parties may say that the public sees the claim, or take that back: as long as it is not shown. */
export const mayAgreeToShow = (claim: Omit<PublicationFacts, 'status'>): boolean =>
  isSettledEarly(claim) && claim.shownAt === null

/** Whether a defendant has answered: by an act, by saying that it is paid, or by a public reply. */
export const isResponded = ({ firstResponseAt, firstReplyAt }: Omit<ResponseFacts, keyof PublicationFacts>): boolean =>
  firstResponseAt !== null || firstReplyAt !== null

/** Whether the claim is public and not over, its response deadline has passed, and no defendant ever answered it. */
export const isDisregarded = (claim: ResponseFacts, now: Date): boolean =>
  isPublic(claim, now) && !isResponded(claim) && !isResolved(claim.status)

/** Whether the silence is the defendants': a letter reached one of them (beyond.md section 4). */
export const isSilent = (claim: { readonly isDisregarded: boolean; readonly isReached: boolean }): boolean =>
  claim.isDisregarded && claim.isReached

/** Whether the claim was submitted and is neither resolved nor disregarded (decisions.md section 1). */
export const isUnresolved = (claim: ResponseFacts, now: Date): boolean =>
  isOpen({ status: claim.status, isDisregarded: isDisregarded(claim, now) })

/** Whether a claim of known silence is unresolved: submitted, not resolved and not disregarded. */
export const isOpen = (claim: { readonly status: ClaimStatus; readonly isDisregarded: boolean }): boolean =>
  isSubmitted(claim.status) && !isResolved(claim.status) && !claim.isDisregarded

/** States of the Share button of a claim. */
export type Sharing = 'hidden' | 'disabled' | 'shown'

/**
 * Hidden while a claim is a draft or in its notice period (specification section 4); where the claim is not public yet
 * for another reason the button is there, but its link would lead to nothing.
 */
export function sharingOf(status: ClaimStatus, isPublicNow: boolean): Sharing {
  if (!isSubmitted(status) || waitsForPublication(status)) return 'hidden'
  return isPublicNow ? 'shown' : 'disabled'
}
