import type { ClaimStatus, Ending } from '../claim/lifecycle.ts'
import { isResolved } from '../claim/questions.ts'

/**
 * What became of a resolved claim for one of those whom it names (decisions.md section 2). Whoever has answered it and
 * settled nothing is `disputed`, also where the answer was an offer or a reply.
 */
export const defendantOutcomes = ['settled', 'disputed', 'not taken part'] as const
export type DefendantOutcome = (typeof defendantOutcomes)[number]

/** What was done about a claim in one defendant's seat, as the figures of its record count it. */
export interface SeatFacts {
  /** Whether the concession or the accepted offer that resolved the claim speaks for this seat. */
  readonly isSettled: boolean
  /** Whether one of the `answeringActs` came from it, or the `settlingAct` of what it settled. */
  readonly isAnswered: boolean
}

interface ClosedClaim {
  readonly status: ClaimStatus
  readonly ending: Ending | null
}

/**
 * Of all seats in which a claim names somebody, as of one; `null` until the claim is resolved, where its plaintiff has
 * ended it, and where none is given.
 */
export function outcomeOf({ status, ending }: ClosedClaim, seats: readonly SeatFacts[]): DefendantOutcome | null {
  if (!isResolved(status) || ending !== null || seats.length === 0) return null
  if (seats.some(({ isSettled }) => isSettled)) return 'settled'
  return seats.some(({ isAnswered }) => isAnswered) ? 'disputed' : 'not taken part'
}
