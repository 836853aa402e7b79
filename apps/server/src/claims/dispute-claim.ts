import type { claimDispute } from '@redress/contract/claim-forms.ts'
import type { z } from 'zod'
import type { Context } from '../platform/context.ts'
import { changeClaim } from './claim-repository.ts'
import { takeStep } from './take-step.ts'

export interface DisputeClaim {
  readonly id: string
  readonly userId: string
  readonly dispute: z.output<typeof claimDispute>
}

/** Keeps why the claim is disputed, and opens the dispute payment that puts it in force. */
export const disputeClaim = (context: Context, { id: claimId, userId, dispute }: DisputeClaim) =>
  takeStep(context, { claimId, userId, event: 'dispute' }, async transaction => {
    await changeClaim(transaction, claimId, {
      dispute_reason: dispute.disputeReason,
      dispute_explanation: dispute.disputeExplanation,
    })
    return {}
  })
