import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { type Turn, turnFor } from '@redress/domain/claim/turns.ts'
import { turnFactsOf } from '../../entities/claim/claim-actions.ts'
import type { HistoryItem } from '../../entities/claim/claim-queries.ts'
import { feeDueOn } from '../../entities/claim/fee-due.ts'
import { type DatedClaim, publicationAhead } from './claim-dates.ts'

export type Moment =
  | { readonly kind: 'past'; readonly item: HistoryItem }
  | { readonly kind: 'turn'; readonly turn: Exclude<Turn, 'none' | 'over'> }
  | { readonly kind: 'publication' | 'feeDue'; readonly at: string }

/** As much of a claim as its timeline follows from. */
export type TimedClaim = Pick<PartyClaim, 'id' | 'role'> & DatedClaim

export const turnOf = (claim: TimedClaim): Turn => turnFor(claim.role, claim.status, turnFactsOf(claim, claim.role))

/** What comes next, whose turn it is, and what happened; newest first. */
export function momentsOf(claim: TimedClaim, history: readonly HistoryItem[], now: Date): Moment[] {
  const turn = turnOf(claim)
  const publication = publicationAhead(claim, now)
  const feeDue = feeDueOn(claim)
  const ahead: { readonly kind: 'publication' | 'feeDue'; readonly at: string }[] = [
    ...(publication === null ? [] : [{ kind: 'publication', at: publication } as const]),
    ...(feeDue === null ? [] : [{ kind: 'feeDue', at: feeDue } as const]),
  ]
  return [
    ...ahead.toSorted((one, other) => other.at.localeCompare(one.at)),
    ...(turn === 'none' || turn === 'over' ? [] : [{ kind: 'turn', turn } as const]),
    ...history.toReversed().map((item): Moment => ({ kind: 'past', item })),
  ]
}
