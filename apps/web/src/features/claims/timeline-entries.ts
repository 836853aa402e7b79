import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { type Turn, turnFor } from '@redress/domain/claim/turns.ts'
import { costOwnerOf } from '../../entities/claim/claim-actions.ts'
import type { HistoryItem } from '../../entities/claim/claim-queries.ts'

export type Moment =
  | { readonly kind: 'past'; readonly item: HistoryItem }
  | { readonly kind: 'turn'; readonly turn: Exclude<Turn, 'none' | 'over'> }
  | { readonly kind: 'publication'; readonly at: string }
  | { readonly kind: 'outcome' }

/** As much of a claim as its timeline follows from. */
export type TimedClaim = Pick<PartyClaim, 'id' | 'status' | 'role' | 'resolutions' | 'noticePeriodEndsAt'>

export const turnOf = (claim: TimedClaim): Turn => turnFor(claim.role, claim.status, costOwnerOf(claim))

/** The end of the notice period as long as it lies ahead; `null` otherwise. */
export const nextDeadline = (claim: TimedClaim, now: Date): string | null =>
  claim.noticePeriodEndsAt !== null && new Date(claim.noticePeriodEndsAt) > now ? claim.noticePeriodEndsAt : null

/** What happened, whose turn it is, and what comes next. */
export function momentsOf(claim: TimedClaim, history: readonly HistoryItem[], now: Date): Moment[] {
  const turn = turnOf(claim)
  const deadline = nextDeadline(claim, now)
  return [
    ...history.map((item): Moment => ({ kind: 'past', item })),
    ...(turn === 'none' || turn === 'over' ? [] : [{ kind: 'turn', turn } as const]),
    ...(deadline === null ? [] : [{ kind: 'publication', at: deadline } as const]),
    ...(turn === 'over' ? [] : [{ kind: 'outcome' } as const]),
  ]
}
