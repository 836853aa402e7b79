import type { claimDispute } from '@redress/contract/claims.ts'
import type { z } from 'zod'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { ok } from '../platform/result.ts'
import { admitStep } from './admit-step.ts'
import { advanceClaim } from './advance-claim.ts'
import { changeClaim } from './claim-repository.ts'
import { claimForParty } from './get-claim.ts'

export interface DisputeClaim {
  readonly id: string
  readonly userId: string
  readonly dispute: z.output<typeof claimDispute>
}

/** Keeps why the claim is disputed, and opens the dispute payment that puts it in force. */
export const disputeClaim = (context: Context, { id: claimId, userId, dispute }: DisputeClaim) =>
  inTransaction(context.database, async transaction => {
    const admitted = await admitStep(transaction, { claimId, event: 'dispute', by: 'Defendant' })
    if (!admitted.ok) return admitted
    await changeClaim(transaction, claimId, {
      dispute_reason: dispute.disputeReason,
      dispute_explanation: dispute.disputeExplanation,
    })
    await advanceClaim(context, transaction, admitted.value, { party: 'Defendant', userId })
    return ok(await claimForParty(context, transaction, { claimId, userId }))
  })
