import { periodEnd } from '@redress/domain/claim/deadlines.ts'
import { type Deadline, endings, isEndingEvent } from '@redress/domain/claim/lifecycle.ts'
import { type OwedSum, owedSums } from '@redress/domain/claim/performance.ts'
import { isDisputed, isResolved, isSubmitted } from '@redress/domain/claim/questions.ts'
import { type Cents, numberFromCents } from '@redress/domain/money/money.ts'
import type { Context } from '../../adapters/context.ts'
import { type ClaimChanges, filedValue } from '../repositories/claim-repository.ts'
import type { ResolutionRecord } from '../repositories/resolution-repository.ts'
import type { CheckedTransition } from './check-transition.ts'
import type { Actor } from './happening.ts'

/** Optional details of a transition. */
export interface TransitionDetails {
  /** Resolution that the transition is about, if it is not the active one. */
  readonly resolution?: ResolutionRecord
  /** Changes of the claim beside status and timestamps. */
  readonly changes?: ClaimChanges
  /** Fee paid, if the transition is a payment; zero if nothing had to be paid. */
  readonly fee?: Cents
}

/** Actor of a transition. */
export interface TransitionActor extends Actor {
  /** Tab that sent the request, if it sent its id. */
  readonly clientId?: string | undefined
}

/** A permitted transition with its actor. */
export interface TransitionStep {
  readonly checked: CheckedTransition
  readonly actor: TransitionActor
  readonly details?: TransitionDetails
}

/** The columns that a transition writes; every timestamp follows from the statuses before and after. */
export function changesOf(context: Context, step: TransitionStep): ClaimChanges {
  const { checked, actor, details } = step
  const { party } = actor
  const { transition, event } = checked
  const { claim } = checked.state
  const now = context.clock.now()
  const to = transition.to ?? claim.status
  const becomes = (question: (status: typeof to) => boolean) => question(to) && !question(claim.status)
  const isResponse = to !== claim.status && party === 'Defendant' && claim.first_response_at === null
  return {
    ...details?.changes,
    status: to,
    updated_at: now,
    ...(becomes(isSubmitted) && { submitted_at: now }),
    ...(becomes(status => !isSubmitted(status)) && { submitted_at: null }),
    ...(transition.deadline?.event === 'notice period over' && {
      notice_period_ends_at: dueTime(context, step, transition.deadline, now),
    }),
    ...(transition.deadline?.isAdded && { extended_at: now }),
    ...(isResponse && { first_response_at: now }),
    ...(becomes(isDisputed) && claim.disputed_at === null && { disputed_at: now }),
    ...(becomes(isResolved) && { resolved_at: now, owed_sums: JSON.stringify(owedAfter(checked, now)) }),
    // Leaving the status ends the sealed bidding.
    ...(claim.bidding && to !== claim.status && { bidding: null }),
    ...(isEndingEvent(event) && { ending: endings[event] }),
    // Any transition by the plaintiff answers the open payment claim.
    ...(claim.is_payment_claim_open && party === 'Plaintiff' && { is_payment_claim_open: false }),
  }
}

/** Sums that the defence owes the plaintiff from the resolution on. */
function owedAfter({ event, state: { claim, resolution } }: CheckedTransition, now: Date): OwedSum[] {
  if (event === 'concession paid') return owedSums({ value: numberFromCents(filedValue(claim)), plan: [] }, now)
  if (event !== 'platform fee paid' || resolution?.winning_party !== 'Plaintiff') return []
  return owedSums({ value: numberFromCents(resolution.value_cents), plan: resolution.payment_plan }, now)
}

/** When a deadline is due that a transition sets now. */
export function dueTime(
  { settings }: Context,
  { checked: { state }, details }: Pick<TransitionStep, 'checked' | 'details'>,
  { after, isAdded, isChosen }: Deadline,
  now: Date,
): Date {
  const chosen = isChosen ? details?.resolution?.expires_at : null
  if (chosen) return chosen
  const { claim: before } = state
  const begin = isAdded ? before.notice_period_ends_at : now
  if (!begin) throw new Error('A notice period that was never begun cannot be extended')
  return periodEnd(after, begin, settings)
}
