import { noticePeriodEnd } from '@redress/domain/claim/deadlines.ts'
import { isDisputed, isFiled, isResolved, isSubmitted } from '@redress/domain/claim/questions.ts'
import type { Updateable } from 'kysely'
import type { Context } from '../platform/context.ts'
import type { ClaimsTable } from '../platform/database/schema.ts'
import type { Act } from './act.ts'
import type { AdmittedStep } from './admit-step.ts'

/** The columns that a step writes; every timestamp follows from the statuses before and after. */
export function stepChanges(
  { clock, settings }: Context,
  { claim, transition }: AdmittedStep,
  act: Act,
): Updateable<ClaimsTable> {
  const now = clock.now()
  const to = transition.to ?? claim.status
  const becomes = (question: (status: typeof to) => boolean) => question(to) && !question(claim.status)
  const isResponse = to !== claim.status && act.party === 'Defendant' && claim.first_response_at === null
  return {
    status: to,
    updated_at: now,
    ...(becomes(isSubmitted) && { submitted_at: now }),
    ...(becomes(isFiled) && { notice_period_ends_at: noticePeriodEnd(now, settings.NOTICE_PERIOD) }),
    ...(isResponse && { first_response_at: now }),
    ...(becomes(isDisputed) && { disputed_at: now }),
    ...(becomes(isResolved) && { resolved_at: now }),
    ...(act.newValue !== undefined && { value_cents: act.newValue }),
  }
}
