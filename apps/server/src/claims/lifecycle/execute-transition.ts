import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { ErrorCode } from '@redress/contract/errors.ts'
import type { LifecycleEvent } from '@redress/domain/claim/lifecycle.ts'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { type Failure, ok, type Result } from '../../platform/result.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { claimForParty } from '../views/claim-view.ts'
import { applyTransition } from './apply-transitions.ts'
import { type CheckedTransition, checkTransition, type TransitionFailure } from './check-transition.ts'
import { type LockFailure, lockClaimOfParty } from './lock-claim-of-party.ts'
import type { TransitionDetails } from './transition-step.ts'

/**
 * Executes an event in the name of a party and answers with the claim as it is then. `prepare` writes what belongs to
 * the event once it is allowed, and says what the transition has to know of it; or it refuses, having written nothing.
 */
export const executeTransition = <Event extends LifecycleEvent, Refusal extends ErrorCode = never>(
  context: Context,
  by: ClaimOfParty,
  event: Event,
  prepare?: (transaction: Connection, checked: CheckedTransition) => Promise<TransitionDetails | Failure<Refusal>>,
): Promise<Result<PartyClaim, TransitionFailure<Event> | LockFailure | Refusal>> =>
  inTransaction(context.database, async transaction => {
    const { party, userId, clientId } = by
    const locked = await lockClaimOfParty(transaction, by)
    if (!locked.ok) return locked
    const checked = await checkTransition(transaction, locked.value, { event, by: party })
    if (!checked.ok) return checked
    const details = (await prepare?.(transaction, checked.value)) ?? {}
    if ('ok' in details) return details
    const applied = await applyTransition(context, transaction, checked.value, { party, userId, clientId }, details)
    return ok(await claimForParty(context, transaction, { claim: applied, party, userId }))
  })
