import type { ResolutionStatus } from '@redress/domain/claim/resolutions.ts'
import type { Context } from '../../platform/context.ts'
import { takeStep } from '../take-step.ts'
import { decideResolution } from './resolution-repository.ts'

const outcomes = { accept: 'ACCEPTED', reject: 'REJECTED' } as const satisfies Record<string, ResolutionStatus>

export interface AnswerResolution {
  readonly claimId: string
  readonly userId: string
  readonly answer: keyof typeof outcomes
}

/** Accepts or rejects the proposal of the other party. */
export const answerResolution = (context: Context, { claimId, userId, answer }: AnswerResolution) =>
  takeStep(context, { claimId, userId, event: answer }, async (transaction, { resolution }) => {
    if (!resolution) throw new Error('A claim with a proposal has an active resolution')
    await decideResolution(transaction, resolution.id, outcomes[answer], context.clock.now())
    return {}
  })
