import {
  type ClaimActor,
  type ClaimEvent,
  type Facts,
  type Refusal,
  step,
  type Transition,
} from '@redress/domain/claim/lifecycle.ts'
import type { Connection } from '../platform/database/database.ts'
import { type Failure, fail, ok, type Result } from '../platform/result.ts'
import type { ClaimRecord } from './claim-record.ts'
import { findClaimForUpdate } from './claim-repository.ts'
import { activeResolution } from './resolutions/find-resolutions.ts'
import type { ResolutionRecord } from './resolutions/resolution-record.ts'

export interface StepRequest<Event extends ClaimEvent = ClaimEvent> {
  readonly claimId: string
  readonly event: Event
  readonly by: ClaimActor
  /** Beside what the active resolution says. */
  readonly facts?: Pick<Facts, 'isComplete'>
}

/** A step that the domain allows, on a claim that is held until the transaction ends. */
export interface AdmittedStep {
  readonly claim: ClaimRecord
  readonly event: ClaimEvent
  readonly transition: Transition
  /** The active resolution as the step found it. */
  readonly resolution: ResolutionRecord | null
}

const refusalCodes = {
  NOT_IN_THIS_STATE: 'NOT_IN_THIS_STATE',
  NOT_YOUR_TURN: 'NOT_IN_THIS_STATE',
  INCOMPLETE: 'CLAIM_INCOMPLETE',
  NOT_THE_COST_OWNER: 'NOT_THE_COST_OWNER',
} as const satisfies Record<Refusal, string>

/** The failures that an event can have: a guard's own where a row of the event has that guard. */
export type StepFailure<Event extends ClaimEvent> =
  | 'CLAIM_NOT_FOUND'
  | 'NOT_IN_THIS_STATE'
  | (Event extends 'submit' ? 'CLAIM_INCOMPLETE' : never)
  | (Event extends 'resolve' ? 'NOT_THE_COST_OWNER' : never)

const refused = <Event extends ClaimEvent>(event: Event, refusal: Refusal): Failure<StepFailure<Event>> => {
  const code = refusalCodes[refusal]
  const isNamed =
    (event === 'submit' && code === 'CLAIM_INCOMPLETE') || (event === 'resolve' && code === 'NOT_THE_COST_OWNER')
  return fail((isNamed ? code : 'NOT_IN_THIS_STATE') as StepFailure<Event>)
}

export const factsOf = (resolution: ResolutionRecord | null): Facts => ({
  costOwner: resolution?.cost_owner ?? null,
  winningParty: resolution?.winning_party ?? null,
})

/** Holds the claim and asks the domain whether the step may be taken; nothing is written yet. */
export async function admitStep<Event extends ClaimEvent>(
  transaction: Connection,
  { claimId, event, by, facts }: StepRequest<Event>,
): Promise<Result<AdmittedStep, StepFailure<Event>>> {
  const claim = await findClaimForUpdate(transaction, claimId)
  if (!claim) return fail<StepFailure<Event>>('CLAIM_NOT_FOUND')
  const resolution = await activeResolution(transaction, claimId)
  const verdict = step(claim.status, event, by, { ...factsOf(resolution), ...facts })
  return verdict.ok ? ok({ claim, event, transition: verdict.transition, resolution }) : refused(event, verdict.refusal)
}
