import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { ErrorCode } from '@redress/contract/errors.ts'
import type { ClaimEvent } from '@redress/domain/claim/lifecycle.ts'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { type Failure, fail, ok, type Result } from '../../platform/result.ts'
import { lockClaim } from '../repositories/claim-repository.ts'
import { isDefendantOf } from '../repositories/defendant-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { claimForParty } from '../views/claim-view.ts'
import { applyTransition } from './apply-transitions.ts'
import { type CheckedTransition, checkTransition, type TransitionFailure } from './check-transition.ts'
import type { TransitionDetails } from './transition-step.ts'

/**
 * Executes an event in the name of a party and answers with the claim as it is then. `prepare` writes what belongs to
 * the event once it is allowed, and says what the transition has to know of it; or it refuses, having written nothing.
 */
export const executeTransition = <Event extends ClaimEvent, Refusal extends ErrorCode = never>(
  context: Context,
  { claim: { id }, party, userId, clientId }: ClaimOfParty,
  event: Event,
  prepare?: (transaction: Connection, checked: CheckedTransition) => Promise<TransitionDetails | Failure<Refusal>>,
): Promise<Result<PartyClaim, TransitionFailure<Event> | 'CLAIM_NOT_FOUND' | Refusal>> =>
  inTransaction(context.database, async transaction => {
    const claim = await lockClaim(transaction, id)
    if (!claim) return fail('CLAIM_NOT_FOUND')
    // Somebody else may have taken the caller's place since the guard let them through.
    if (party === 'Defendant' && !(await isDefendantOf(transaction, id, userId))) return fail('CLAIM_NOT_FOUND')
    const checked = await checkTransition(transaction, claim, { event, by: party })
    if (!checked.ok) return checked
    const details = (await prepare?.(transaction, checked.value)) ?? {}
    if ('ok' in details) return details
    const applied = await applyTransition(context, transaction, checked.value, { party, userId, clientId }, details)
    return ok(await claimForParty(context, transaction, { claim: applied, party, userId }))
  })
