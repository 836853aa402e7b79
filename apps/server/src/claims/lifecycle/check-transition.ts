import {
  type ClaimActor,
  type Facts,
  findTransition,
  type LifecycleEvent,
  type Refusal,
  type Transition,
} from '@redress/domain/claim/lifecycle.ts'
import { isFiled } from '@redress/domain/claim/questions.ts'
import type { Connection } from '../../platform/database/database.ts'
import { type Failure, fail, ok, type Result } from '../../platform/result.ts'
import type { ClaimRecord } from '../repositories/claim-repository.ts'
import { findActiveResolutions, type ResolutionRecord } from '../repositories/resolution-repository.ts'

export interface TransitionRequest<Event extends LifecycleEvent = LifecycleEvent> {
  readonly event: Event
  readonly by: ClaimActor
  /** Beside what the active resolution says. */
  readonly facts?: Pick<Facts, 'isComplete' | 'extension'>
}

/** A transition that the domain allows, of a claim that is locked until the database transaction ends. */
export interface CheckedTransition {
  readonly claim: ClaimRecord
  readonly event: LifecycleEvent
  readonly transition: Transition
  /** The active resolution before the transition. */
  readonly resolution: ResolutionRecord | null
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
})

/** Asks the domain whether transitions of locked claims are allowed, of each claim one; nothing is written. */
export async function checkTransitions<Event extends LifecycleEvent>(
  transaction: Connection,
  requests: readonly (TransitionRequest<Event> & { readonly claim: ClaimRecord })[],
): Promise<Result<CheckedTransition, TransitionFailure<Event>>[]> {
  const filed = requests.flatMap(({ claim }) => (isFiled(claim.status) ? claim.id : []))
  const resolutions = await findActiveResolutions(transaction, filed)
  return requests.map(({ claim, event, by, facts }) => {
    const resolution = resolutions.get(claim.id) ?? null
    const found = findTransition(claim.status, event, by, { ...resolutionFacts(resolution), ...facts })
    return found.ok ? ok({ claim, event, transition: found.transition, resolution }) : refused(event, found.refusal)
  })
}

/** The same of one claim. */
export async function checkTransition<Event extends LifecycleEvent>(
  transaction: Connection,
  claim: ClaimRecord,
  request: TransitionRequest<Event>,
): Promise<Result<CheckedTransition, TransitionFailure<Event>>> {
  const [checked] = await checkTransitions(transaction, [{ claim, ...request }])
  return checked ?? refused(request.event, 'NOT_IN_THIS_STATE')
}
