import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { feeDueOn, turnOf } from '@redress/domain/claim/claim-turn.ts'
import type { Turn } from '@redress/domain/claim/turns.ts'
import { type DatedPartyClaim, publicationAhead } from '../../entities/claim/claim-dates.ts'
import type { HistoryItem } from '../../entities/claim/claim-queries.ts'

export type Moment =
  | { readonly kind: 'past'; readonly item: HistoryItem }
  | { readonly kind: 'turn'; readonly turn: Exclude<Turn, 'none' | 'over'> }
  | { readonly kind: 'publication' | 'feeDue'; readonly at: string }

/** Fields of a claim from which its timeline is computed. */
export type TimedClaim = Pick<PartyClaim, 'id'> & DatedPartyClaim

/** The timeline, newest first: coming dates, the turn, then acts. `history` is oldest first. */
export function momentsOf(claim: TimedClaim, history: readonly HistoryItem[], now: Date): Moment[] {
  const { turn } = turnOf(claim, claim.role)
  const publication = publicationAhead(claim, now)
  const feeDue = feeDueOn(claim.status, claim.resolutions.at(-1))
  const ahead: { readonly kind: 'publication' | 'feeDue'; readonly at: string }[] = [
    ...(publication === null ? [] : [{ kind: 'publication', at: publication } as const]),
    ...(feeDue === null ? [] : [{ kind: 'feeDue', at: feeDue } as const]),
  ]
  return [
    ...ahead.toSorted((one, other) => other.at.localeCompare(one.at)),
    ...(turn === 'none' || turn === 'over' ? [] : [{ kind: 'turn', turn } as const]),
    ...history.map(item => ({ kind: 'past', item }) as const).toReversed(),
  ]
}
