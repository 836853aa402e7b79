import type { ClaimStatus, Ending } from '../claim/lifecycle.ts'
import { isResolved } from '../claim/questions.ts'

/**
 * Outcomes of a claim for one defendant (decisions.md section 2). `disputed`: answered without settling, even if the
 * answer was an offer or a reply. `not reached`: no letter of the public claim reached them, resolved or not, so
 * that their silence says nothing.
 */
export const defendantOutcomes = ['settled', 'disputed', 'not taken part', 'not reached'] as const
export type DefendantOutcome = (typeof defendantOutcomes)[number]

/** Facts about one defendant's seat, from which the figures of its record follow. */
export interface SeatFacts {
  /** Whether the concession or the accepted offer that resolved the claim speaks for this seat. */
  readonly isSettled: boolean
  /** Whether the seat has one of the `answeringActs`, or the `settlingAct` of its own settlement. */
  readonly isAnswered: boolean
  /** Whether a letter reached it. */
  readonly isReached: boolean
  /** Whether all of that came from an address that the plaintiff stated, unproven. */
  readonly isUnproven: boolean
}

interface ClosedClaim {
  readonly status: ClaimStatus
  readonly ending: Ending | null
  /** Whether everybody can read it. */
  readonly isPublic: boolean
}

/**
 * Outcome over all seats of one defendant in a claim. `null` if the plaintiff has ended it, if there is no seat, or
 * until it is resolved, except for `not reached`.
 */
export function outcomeOf(
  { status, ending, isPublic }: ClosedClaim,
  seats: readonly SeatFacts[],
): DefendantOutcome | null {
  if (ending !== null || seats.length === 0) return null
  const isAnswered = seats.some(seat => seat.isAnswered || seat.isSettled)
  if (!isAnswered && isPublic && seats.every(({ isReached }) => !isReached)) return 'not reached'
  if (!isResolved(status)) return null
  if (seats.some(({ isSettled }) => isSettled)) return 'settled'
  return isAnswered ? 'disputed' : 'not taken part'
}
