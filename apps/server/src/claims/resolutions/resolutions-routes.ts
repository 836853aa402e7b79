import * as contract from '@redress/contract/claims.ts'
import type { Context } from '../../platform/context.ts'
import { type Route, route, signedIn } from '../../platform/http/route.ts'
import { answerResolution } from './answer-resolution.ts'
import { proposeResolution } from './propose-resolution.ts'
import { resolveClaim } from './resolve-claim.ts'

export const resolutionsRoutes = (context: Context): Route[] => [
  route(contract.proposeResolution, ({ params, body }, exchange) =>
    proposeResolution(context, { claimId: params.id, userId: signedIn(exchange).userId, proposal: body }),
  ),
  route(contract.acceptResolution, ({ params }, exchange) =>
    answerResolution(context, { claimId: params.id, userId: signedIn(exchange).userId, answer: 'accept' }),
  ),
  route(contract.rejectResolution, ({ params }, exchange) =>
    answerResolution(context, { claimId: params.id, userId: signedIn(exchange).userId, answer: 'reject' }),
  ),
  route(contract.resolveClaim, ({ params }, exchange) =>
    resolveClaim(context, { claimId: params.id, userId: signedIn(exchange).userId }),
  ),
]
