import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { ErrorCode } from '@redress/contract/errors.ts'
import { type Addition, type CorrespondenceFacts, mayAdd } from '@redress/domain/claim/correspondence.ts'
import type { LifecycleEvent } from '@redress/domain/claim/lifecycle.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { accessedClaim, type RequestContext } from '../../platform/http/route.ts'
import { type Failure, fail, ok, type Result } from '../../platform/result.ts'
import type { ClaimRecord } from '../repositories/claim-repository.ts'
import { type DefendantRecord, lockDefendant } from '../repositories/defendant-repository.ts'
import type { ClaimOfParty, ReadClaim } from '../views/claim-access.ts'
import { claimForParty } from '../views/claim-view.ts'
import { applyTransition } from './apply-transitions.ts'
import { type CheckedTransition, checkTransition, type TransitionFailure } from './check-transition.ts'
import { type ClaimState, lockClaim } from './claim-state.ts'
import { type Act, inAct, writeNews } from './record.ts'
import type { TransitionDetails } from './transition-step.ts'

/** Party on whose behalf an account acts. */
export interface ActingParty extends Pick<ClaimOfParty, 'party' | 'userId' | 'clientId'> {
  readonly claim: Pick<ClaimRecord, 'id'>
}

/** Failures of an account that passed the guard but lost its part in the claim before the lock was acquired. */
export type LockFailure = 'CLAIM_NOT_FOUND' | 'NOT_SIGNED_IN'

/**
 * Locks and reads the claim of a party. In the meantime the seat may have been taken over, or the account closed;
 * closing takes the same lock.
 */
export async function lockClaimOfParty(
  transaction: Connection,
  { claim: { id }, party, userId }: ActingParty,
): Promise<Result<ClaimState, LockFailure>> {
  const state = await lockClaim(transaction, id, [userId])
  if (!state) return fail('CLAIM_NOT_FOUND')
  if (state.people.get(userId)?.isGone) return fail('NOT_SIGNED_IN')
  const isParty = party === 'Plaintiff' || state.defendants.some(({ user_id }) => user_id === userId)
  return isParty ? ok(state) : fail('CLAIM_NOT_FOUND')
}

/** Locks a defendant of a party's claim; the claim is locked first, as in every change. */
export async function lockDefendantOfParty(
  transaction: Connection,
  caller: ActingParty,
  defendantId: string,
): Promise<Result<{ state: ClaimState; defendant: DefendantRecord }, LockFailure | 'DEFENDANT_NOT_FOUND'>> {
  const locked = await lockClaimOfParty(transaction, caller)
  if (!locked.ok) return locked
  const defendant = await lockDefendant(transaction, defendantId)
  const { value: state } = locked
  return defendant?.claim_id === state.claim.id ? ok({ state, defendant }) : fail('DEFENDANT_NOT_FOUND')
}

/** Changes a claim on behalf of a party. The claim is locked, so that its changes are serialised. */
export const changeClaim = <Value, Code extends ErrorCode>(
  context: Context,
  by: ActingParty,
  change: (act: Act, state: ClaimState) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | LockFailure>> =>
  inAct(context, async act => {
    const locked = await lockClaimOfParty(act.transaction, by)
    return locked.ok ? change(act, locked.value) : locked
  })

/** A requested event with its details. */
export interface Command<Event extends LifecycleEvent = LifecycleEvent, Refusal extends ErrorCode = never> {
  readonly event: Event
  /**
   * Runs after the event is permitted. Writes what belongs to the event and returns details for the transition; or
   * refuses, or reports that nothing would change, without having written anything.
   */
  readonly prepare?: (
    act: Act,
    checked: CheckedTransition,
    by: ActingParty,
  ) => Promise<TransitionDetails | Failure<Refusal> | 'all is so already'>
}

/** Carries out a party's command on a locked claim and returns the claim. */
export async function carryOut<Event extends LifecycleEvent, Refusal extends ErrorCode = never>(
  act: Act,
  state: ClaimState,
  by: ActingParty,
  { event, prepare }: Command<Event, Refusal>,
): Promise<Result<ClaimState, TransitionFailure<Event> | Refusal>> {
  const { party, userId, clientId } = by
  const checked = checkTransition(state, { event, by: party })
  if (!checked.ok) return checked
  const details = (await prepare?.(act, checked.value, by)) ?? {}
  if (details === 'all is so already') return ok(state)
  if ('ok' in details) return details
  return ok(await applyTransition(act, checked.value, { party, userId, clientId }, details))
}

/** Carries out a party's command and returns the party's view of the claim. */
export const execute = <Event extends LifecycleEvent, Refusal extends ErrorCode = never>(
  context: Context,
  by: ActingParty,
  command: Command<Event, Refusal>,
): Promise<Result<PartyClaim, TransitionFailure<Event> | LockFailure | Refusal>> =>
  changeClaim(context, by, async (act, state) => {
    const done = await carryOut(act, state, by, command)
    return done.ok ? ok(await present(act, done.value, by)) : done
  })

/** The claim after an act, as the party that acted sees it: with the letters that the act has queued. */
export async function present(
  act: Act,
  { claim }: ClaimState,
  { party, userId }: Pick<ReadClaim, 'party' | 'userId'>,
): Promise<PartyClaim> {
  await writeNews(act)
  return claimForParty(act.context, act.transaction, { claim, party, userId })
}

/** Whether a party may add to a claim what changes nothing of the claim itself. */
export const isAddable = (
  { clock }: Pick<Context, 'clock'>,
  claim: ClaimRecord,
  { party }: Pick<ActingParty, 'party'>,
  addition: Addition,
) => mayAdd(addition, party, additionFacts(claim), clock.now())

const additionFacts = ({ status, resolved_at: resolvedAt, owed_sums: sums }: ClaimRecord): CorrespondenceFacts => ({
  status,
  resolvedAt,
  sums,
})

/** An act that may open a payment: the price of a SOL is read before the claim is locked. */
export const withFee = {
  prepare: ({ rates }: Context, caller: RequestContext) => rates.read(accessedClaim(caller).claim.currency),
}
