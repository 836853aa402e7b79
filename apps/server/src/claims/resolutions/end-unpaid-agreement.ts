import type { Context } from '../../adapters/context.ts'
import type { ActingOperator } from '../../platform/operator/command-line.ts'
import { recordOperatorAct } from '../../platform/operator/operator-acts.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { applyTransition } from '../act/apply-transitions.ts'
import { checkTransition } from '../act/check-transition.ts'
import { lockClaim } from '../act/claim-state.ts'
import { noActor } from '../act/happening.ts'
import { inAct } from '../act/record.ts'
import { isPartyTo } from '../repositories/person-signs.ts'
import { moveResolution } from '../repositories/resolution-repository.ts'

/** Ends an agreement whose platform fee is overdue, so that the parties can negotiate again. */
export const endUnpaidAgreement = (
  context: Context,
  operator: ActingOperator,
  claimId: string,
): Promise<Result<null, 'CLAIM_NOT_FOUND' | 'NOT_IN_THIS_STATE' | 'ANOTHER_MODERATOR_DECIDES'>> =>
  inAct(context, async act => {
    const state = await lockClaim(act.transaction, claimId)
    if (!state) return fail('CLAIM_NOT_FOUND')
    if (await isPartyTo(act.transaction, operator, claimId)) return fail('ANOTHER_MODERATOR_DECIDES')
    const checked = checkTransition(state, { event: 'end agreement', by: 'operator' })
    if (!checked.ok || !state.resolution) return fail('NOT_IN_THIS_STATE')
    const ended = { event: 'end agreement', now: context.clock.now() } as const
    const resolution = await moveResolution(act.transaction, state.resolution.id, ended)
    await applyTransition(act, checked.value, noActor, { resolution })
    await recordOperatorAct(context, act.transaction, {
      ...{ kind: 'agreement ended', operator, subject: claimId, claimId },
    })
    return ok(null)
  })
