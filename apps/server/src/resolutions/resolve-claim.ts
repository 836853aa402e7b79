import type { PartyClaim } from '@redress/contract/claims.ts'
import { admitStep } from '../claims/admit-step.ts'
import { advanceClaim } from '../claims/advance-claim.ts'
import { claimForParty } from '../claims/get-claim.ts'
import { findAsParty } from '../claims/party-in-claim.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { ok, type Result } from '../platform/result.ts'

export interface ResolveClaim {
  readonly claimId: string
  readonly userId: string
}

/** Opens the payment that ends a claim: a defendant's concession, or the platform fee of the accepted resolution. */
export const resolveClaim = (
  context: Context,
  { claimId, userId }: ResolveClaim,
): Promise<Result<PartyClaim, 'CLAIM_NOT_FOUND' | 'NOT_IN_THIS_STATE' | 'NOT_THE_COST_OWNER'>> =>
  inTransaction(context.database, async transaction => {
    const found = await findAsParty(transaction, claimId, userId)
    if (!found.ok) return found
    const { party } = found.value
    const admitted = await admitStep(transaction, { claimId, event: 'resolve', by: party })
    if (!admitted.ok) return admitted
    await advanceClaim(context, transaction, admitted.value, { party, userId })
    return ok(await claimForParty(context, transaction, { claimId, userId }))
  })
