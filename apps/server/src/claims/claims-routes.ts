import * as contract from '@redress/contract/claims.ts'
import type { Context } from '../platform/context.ts'
import { type Route, route, signedIn } from '../platform/http/route.ts'
import { amendClaim } from './amend-claim.ts'
import { createClaim } from './create-claim.ts'
import { deleteClaim } from './delete-claim.ts'
import { disputeClaim } from './dispute-claim.ts'
import { getClaim } from './get-claim.ts'
import { listActions } from './list-actions.ts'
import { listClaims } from './list-claims.ts'
import { submitClaim } from './submit-claim.ts'
import { updateClaim } from './update-claim.ts'

export const claimsRoutes = (context: Context): Route[] => [
  route(contract.getClaims, (_input, exchange) => listClaims(context, signedIn(exchange))),
  route(contract.createClaim, (_input, exchange) => createClaim(context, signedIn(exchange))),
  route(contract.getClaim, ({ params }, { caller }) => getClaim(context, { ...params, caller })),
  route(contract.updateClaim, ({ params, body }, exchange) =>
    updateClaim(context, { ...params, userId: signedIn(exchange).userId, patch: body }),
  ),
  route(contract.amendClaim, ({ params, body }, exchange) =>
    amendClaim(context, { ...params, ...body, userId: signedIn(exchange).userId }),
  ),
  route(contract.deleteClaim, ({ params }, exchange) =>
    deleteClaim(context, { ...params, userId: signedIn(exchange).userId }),
  ),
  route(contract.submitClaim, ({ params }, exchange) =>
    submitClaim(context, { ...params, userId: signedIn(exchange).userId }),
  ),
  route(contract.disputeClaim, ({ params, body }, exchange) =>
    disputeClaim(context, { ...params, userId: signedIn(exchange).userId, dispute: body }),
  ),
  route(contract.getHistory, ({ params }, exchange) =>
    listActions(context, { ...params, userId: signedIn(exchange).userId }),
  ),
]
