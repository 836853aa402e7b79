import type { ClaimStatus, Ending } from '../claim/lifecycle.ts'
import { isResolved } from '../claim/questions.ts'

/**
 * What became of a resolved claim for one of those whom it names (decisions.md section 2). Whoever has answered it and
 * settled nothing is `disputed`, also where the answer was an offer or a reply. `not reached`: of a claim that is public,
 * resolved or not, no letter reached them, so that their silence says nothing.
 */
export const defendantOutcomes = ['settled', 'disputed', 'not taken part', 'not reached'] as const
export type DefendantOutcome = (typeof defendantOutcomes)[number]

/** What was done about a claim in one defendant's seat, as the figures of its record count it. */
export interface SeatFacts {
  /** Whether the concession or the accepted offer that resolved the claim speaks for this seat. */
  readonly isSettled: boolean
  /** Whether one of the `answeringActs` came from it, or the `settlingAct` of what it settled. */
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
 * Of all seats in which a claim names somebody, as of one; `null` until the claim is resolved, but where nobody is
 * reached, where its plaintiff has ended it, and where none is given.
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
