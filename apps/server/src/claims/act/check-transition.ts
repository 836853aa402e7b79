import {
  type ClaimActor,
  type Facts,
  findTransition,
  type LifecycleEvent,
  type Refusal,
  type Transition,
} from '@redress/domain/claim/lifecycle.ts'
import { type Failure, fail, ok, type Result } from '../../platform/result.ts'
import type { ResolutionRecord } from '../repositories/resolution-repository.ts'
import type { ClaimState } from './claim-state.ts'

export interface TransitionRequest<Event extends LifecycleEvent = LifecycleEvent> {
  readonly event: Event
  readonly by: ClaimActor
  /** Facts beside those of the active resolution. */
  readonly facts?: Pick<Facts, 'isComplete' | 'extension'>
}

/** A transition that the domain allows, of a claim that is locked until the database transaction ends. */
export interface CheckedTransition {
  /** Before the transition. */
  readonly state: ClaimState
  readonly event: LifecycleEvent
  readonly transition: Transition
}

/** The failures that an event can have: a guard's own where a row of the event has that guard. */
export type TransitionFailure<Event extends LifecycleEvent> =
  | 'NOT_IN_THIS_STATE'
  | (Event extends 'extend' ? 'EXTENDED_ALREADY' : never)
  | (Event extends 'submit' ? 'CLAIM_INCOMPLETE' : never)
  | (Event extends 'resolve' ? 'NOT_THE_COST_OWNER' : never)

const failureOf = {
  NOT_IN_THIS_STATE: 'NOT_IN_THIS_STATE',
  NOT_YOUR_TURN: 'NOT_IN_THIS_STATE',
  INCOMPLETE: 'CLAIM_INCOMPLETE',
  NOT_THE_COST_OWNER: 'NOT_THE_COST_OWNER',
  EXTENDED_ALREADY: 'EXTENDED_ALREADY',
} as const satisfies Record<Refusal, string>

function refused<Event extends LifecycleEvent>(event: Event, refusal: Refusal): Failure<TransitionFailure<Event>> {
  const code = failureOf[refusal]
  const isOfEvent =
    (event === 'extend' && code === 'EXTENDED_ALREADY') ||
    (event === 'submit' && code === 'CLAIM_INCOMPLETE') ||
    (event === 'resolve' && code === 'NOT_THE_COST_OWNER')
  return fail((isOfEvent ? code : 'NOT_IN_THIS_STATE') as TransitionFailure<Event>)
}

export const resolutionFacts = (resolution: ResolutionRecord | null): Facts => ({
  costOwner: resolution?.cost_owner ?? null,
  winningParty: resolution?.winning_party ?? null,
  isFeeOverdue: resolution?.is_fee_overdue ?? false,
})

/** Asks the domain whether a transition of a locked claim is allowed. */
export function checkTransition<Event extends LifecycleEvent>(
  state: ClaimState,
  { event, by, facts }: TransitionRequest<Event>,
): Result<CheckedTransition, TransitionFailure<Event>> {
  const found = findTransition(state.claim.status, event, by, { ...resolutionFacts(state.resolution), ...facts })
  return found.ok ? ok({ state, event, transition: found.transition }) : refused(event, found.refusal)
}
