import * as contract from '@redress/contract/moderation.ts'
import type { Context } from '../../adapters/context.ts'
import { type RequestContext, type Route, route, staffOf } from '../../platform/http/route.ts'
import { recordLook } from '../../platform/operator/operator-acts.ts'
import { claimOfParty } from '../views/claim-access.ts'
import { decideReport, decideRestriction } from './moderate.ts'
import { moderationCase, moderationQueue } from './moderation-case.ts'
import { object } from './object.ts'
import { transparencyLog } from './transparency-log.ts'

/** What the operator's console does with the public record, and what the parties and the public have of that. */
export function moderationRoutes(context: Context): Route[] {
  const caseFor = (requestContext: RequestContext, claimId: string) =>
    moderationCase(context, staffOf(requestContext, ''), claimId)
  return [
    route(contract.getModerationQueue, () => moderationQueue(context)),
    route(contract.getModerationCase, async ({ params: { id } }, requestContext) => {
      const found = await caseFor(requestContext, id)
      const operator = staffOf(requestContext, 'Opened the case')
      if (found.ok) await recordLook(context, context.database, { operator, claimId: id })
      return found
    }),
    route(
      contract.decideReport,
      async ({ params: { id }, body: { decision: kind, ground, explanation, redaction } }, requestContext) => {
        const operator = staffOf(requestContext, explanation)
        const decided = await decideReport(context, operator, id, { kind, ground, redaction })
        return decided.ok ? caseFor(requestContext, decided.value.claim_id) : decided
      },
    ),
    route(contract.decideRestriction, async ({ params: { id }, body: { outcome, explanation } }, requestContext) => {
      const decided = await decideRestriction(context, staffOf(requestContext, explanation), id, outcome)
      return decided.ok ? caseFor(requestContext, decided.value.claim_id) : decided
    }),
    route(contract.objectToRestriction, ({ body }, requestContext) =>
      object(context, claimOfParty(requestContext), body),
    ),
    route(contract.getTransparency, () => transparencyLog(context)),
  ]
}
