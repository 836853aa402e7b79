import * as contract from '@redress/contract/moderation.ts'
import type { Context } from '../../adapters/context.ts'
import { type RequestContext, type Route, route, staffOf } from '../../platform/http/route.ts'
import { recordLook } from '../../platform/operator/operator-acts.ts'
import { claimOfParty } from '../views/claim-access.ts'
import { decideReport, decideRestriction } from './moderate.ts'
import { moderationCase, moderationQueue } from './moderation-case.ts'
import { object } from './object.ts'
import { transparencyLog } from './transparency-log.ts'

const caseFor = (context: Context, caller: RequestContext, claimId: string) =>
  moderationCase(context, staffOf(caller, ''), claimId)

/** Endpoints for moderation: the console, objections of parties, and the public log. */
export const moderationRoutes: Route<Context>[] = [
  route(contract.getModerationQueue, context => moderationQueue(context)),
  route(contract.getModerationCase, async (context, { params: { id } }, caller) => {
    const found = await caseFor(context, caller, id)
    const operator = staffOf(caller, 'Opened the case')
    if (found.ok) await recordLook(context, context.database, { operator, claimId: id })
    return found
  }),
  route(
    contract.decideReport,
    async (context, { params: { id }, body: { decision: kind, ground, explanation, redaction } }, caller) => {
      const operator = staffOf(caller, explanation)
      const decided = await decideReport(context, operator, id, { kind, ground, redaction })
      return decided.ok ? caseFor(context, caller, decided.value.claim_id) : decided
    },
  ),
  route(contract.decideRestriction, async (context, { params: { id }, body: { outcome, explanation } }, caller) => {
    const decided = await decideRestriction(context, staffOf(caller, explanation), id, outcome)
    return decided.ok ? caseFor(context, caller, decided.value.claim_id) : decided
  }),
  route(contract.objectToRestriction, (context, { body }, caller) => object(context, claimOfParty(caller), body)),
  route(contract.getTransparency, context => transparencyLog(context)),
]
