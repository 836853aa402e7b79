import type { Party } from '../people/parties.ts'
import type { ClaimStatus } from './lifecycle.ts'
import { isResolved, whoseTurn } from './questions.ts'

/** Whose turn a claim is, as one of its parties reads it; the most urgent first. */
const turns = ['yours', 'either', 'theirs', 'none', 'over'] as const
export type Turn = (typeof turns)[number]

export function turnFor(reader: Party, status: ClaimStatus, costOwner: Party | null = null): Turn {
  if (isResolved(status)) return 'over'
  const turn = whoseTurn(status, costOwner)
  if (turn === null) return 'none'
  if (turn === 'either') return 'either'
  return turn === reader ? 'yours' : 'theirs'
}
