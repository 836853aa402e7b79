import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { ClaimEvent } from '@redress/domain/claim/lifecycle.ts'
import type { Context } from '../platform/context.ts'
import { type Connection, inTransaction } from '../platform/database/database.ts'
import { ok, type Result } from '../platform/result.ts'
import type { Act } from './act.ts'
import { type AdmittedStep, admitStep, type StepFailure } from './admit-step.ts'
import { advanceClaim } from './advance-claim.ts'
import { claimForParty } from './get-claim.ts'
import { findAsParty } from './party-in-claim.ts'

export interface PartyStep<Event extends ClaimEvent> {
  readonly claimId: string
  readonly userId: string
  readonly event: Event
}

/**
 * Takes a step in the name of the caller's side and answers with the claim as it is then. `prepare` writes what belongs
 * to the step, once it is admitted, and tells what the step is about.
 */
export const takeStep = <Event extends ClaimEvent>(
  context: Context,
  { claimId, userId, event }: PartyStep<Event>,
  prepare?: (transaction: Connection, admitted: AdmittedStep) => Promise<Pick<Act, 'resolution' | 'newValue'>>,
): Promise<Result<PartyClaim, StepFailure<Event>>> =>
  inTransaction(context.database, async transaction => {
    const found = await findAsParty(transaction, claimId, userId)
    if (!found.ok) return found
    const { party } = found.value
    const admitted = await admitStep(transaction, { claimId, event, by: party })
    if (!admitted.ok) return admitted
    const about = await prepare?.(transaction, admitted.value)
    await advanceClaim(context, transaction, admitted.value, { party, userId, ...about })
    return ok(await claimForParty(context, transaction, { claimId, userId }))
  })
