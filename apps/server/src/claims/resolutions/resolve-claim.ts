import type { Context } from '../../platform/context.ts'
import { takeStep } from '../take-step.ts'

export interface ResolveClaim {
  readonly claimId: string
  readonly userId: string
}

/** Opens the payment that ends a claim: a defendant's concession, or the platform fee of the accepted resolution. */
export const resolveClaim = (context: Context, request: ResolveClaim) =>
  takeStep(context, { ...request, event: 'resolve' })
