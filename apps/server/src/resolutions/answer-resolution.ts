import type { PartyClaim } from '@redress/contract/claims.ts'
import type { ResolutionStatus } from '@redress/domain/resolutions.ts'
import { admitStep } from '../claims/admit-step.ts'
import { advanceClaim } from '../claims/advance-claim.ts'
import { claimForParty } from '../claims/get-claim.ts'
import { findAsParty } from '../claims/party-in-claim.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { ok, type Result } from '../platform/result.ts'
import { decideResolution } from './resolution-repository.ts'

const outcomes = { accept: 'ACCEPTED', reject: 'REJECTED' } as const satisfies Record<string, ResolutionStatus>

export interface AnswerResolution {
  readonly claimId: string
  readonly userId: string
  readonly answer: keyof typeof outcomes
}

/** Accepts or rejects the proposal of the other party. */
export const answerResolution = (
  context: Context,
  { claimId, userId, answer }: AnswerResolution,
): Promise<Result<PartyClaim, 'CLAIM_NOT_FOUND' | 'NOT_IN_THIS_STATE'>> =>
  inTransaction(context.database, async transaction => {
    const found = await findAsParty(transaction, claimId, userId)
    if (!found.ok) return found
    const { party } = found.value
    const admitted = await admitStep(transaction, { claimId, event: answer, by: party })
    if (!admitted.ok) return admitted
    const { resolution } = admitted.value
    if (!resolution) throw new Error('A claim with a proposal has an active resolution')
    await decideResolution(transaction, resolution.id, outcomes[answer], context.clock.now())
    await advanceClaim(context, transaction, admitted.value, { party, userId })
    return ok(await claimForParty(context, transaction, { claimId, userId }))
  })
