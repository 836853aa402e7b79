import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Context } from '../../adapters/context.ts'
import { fail, ok } from '../../platform/result.ts'
import { type ActingParty, changeClaim, present } from '../act/change-claim.ts'
import { findDecision, findObjections, insertObjection } from './moderation-repository.ts'

/** Says something against a restriction or redaction, for a party, once; the same words again are the same objection. */
export const object = (
  context: Context,
  by: ActingParty,
  { decisionId, text }: { readonly decisionId: string; readonly text: string },
) =>
  changeClaim<PartyClaim, 'REPORT_NOT_FOUND' | 'NOT_IN_THIS_STATE' | 'OBJECTED_ALREADY'>(
    context,
    by,
    async (act, state) => {
      const { transaction, news } = act
      const { party, userId, clientId } = by
      const decision = await findDecision(transaction, decisionId)
      if (decision?.claim_id !== state.claim.id || decision.kind === 'refused') return fail('REPORT_NOT_FOUND')
      const before = await findObjections(transaction, [decisionId])
      const own = before.find(({ user_id }) => user_id === userId)
      if (own) return own.text === text ? ok(await present(act, state, by)) : fail('OBJECTED_ALREADY')
      if (decision.outcome === 'restored') return fail('NOT_IN_THIS_STATE')
      const now = context.clock.now()
      await insertObjection(transaction, { decision_id: decisionId, user_id: userId, text, made_at: now })
      news.push({ state, happenings: [{ event: 'restriction objected', by: { party, userId } }], clientId })
      await context.jobs.enqueue(transaction, 'send objection', { decisionId })
      return ok(await present(act, state, by))
    },
  )
