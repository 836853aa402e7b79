import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { feeDueOn } from '@redress/domain/claim/next-dates.ts'
import { turnFactsOf } from '@redress/domain/claim/turn-facts.ts'
import { type Turn, turnFor } from '@redress/domain/claim/turns.ts'
import { type DatedClaim, publicationAhead } from '../../entities/claim/claim-dates.ts'
import type { HistoryItem } from '../../entities/claim/claim-queries.ts'
import type { Message } from '../../entities/claim/message-queries.ts'

export type Moment =
  | { readonly kind: 'past'; readonly item: HistoryItem }
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'earlierMessages' }
  | { readonly kind: 'turn'; readonly turn: Exclude<Turn, 'none' | 'over'> }
  | { readonly kind: 'publication' | 'feeDue'; readonly at: string }

/** Fields of a claim from which its timeline is computed. */
export type TimedClaim = Pick<
  PartyClaim,
  'id' | 'role' | 'isOtherSideGone' | 'isPaymentClaimOpen' | 'unreached' | 'nextSum' | 'bidding'
> &
  DatedClaim

export const turnOf = (claim: TimedClaim): Turn => turnFor(claim.role, claim.status, turnFactsOf(claim, claim.role))

interface Past {
  readonly history: readonly HistoryItem[]
  readonly messages: readonly Message[]
  /** Whether older messages exist that are not loaded. */
  readonly hasEarlierMessages: boolean
}

/** Acts and messages, newest first. A stated payment is listed as its message, not as an act. */
function pastOf({ history, messages, hasEarlierMessages }: Past): Moment[] {
  const acts = history
    .filter(({ type }) => type !== 'PAYMENT_CLAIMED')
    .map(item => ({ at: item.createdAt, moment: { kind: 'past', item } as const }))
  const words = messages.map(message => ({ at: message.createdAt, moment: { kind: 'message', message } as const }))
  const past: Moment[] = [...acts, ...words]
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(({ moment }) => moment)
    .toReversed()
  const oldestMessage = past.findLastIndex(({ kind }) => kind === 'message')
  return hasEarlierMessages ? past.toSpliced(oldestMessage + 1, 0, { kind: 'earlierMessages' }) : past
}

/** The whole timeline, newest first: coming dates, the turn, then acts and messages. */
export function momentsOf(claim: TimedClaim, past: Past, now: Date): Moment[] {
  const turn = turnOf(claim)
  const publication = publicationAhead(claim, now)
  const feeDue = feeDueOn(claim.status, claim.resolutions.at(-1))
  const ahead: { readonly kind: 'publication' | 'feeDue'; readonly at: string }[] = [
    ...(publication === null ? [] : [{ kind: 'publication', at: publication } as const]),
    ...(feeDue === null ? [] : [{ kind: 'feeDue', at: feeDue } as const]),
  ]
  return [
    ...ahead.toSorted((one, other) => other.at.localeCompare(one.at)),
    ...(turn === 'none' || turn === 'over' ? [] : [{ kind: 'turn', turn } as const]),
    ...pastOf(past),
  ]
}
