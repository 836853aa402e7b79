import * as claims from '@redress/contract/claims.ts'
import * as defendants from '@redress/contract/defendants.ts'
import type { Context } from '../../adapters/context.ts'
import { type Route, route, signedIn } from '../../platform/http/route.ts'
import { execute, withFee } from '../act/change-claim.ts'
import { claimOfParty } from '../views/claim-access.ts'
import { deleteDefendant, upsertCompany, upsertIndividual, upsertRepresentative } from './draft-defendants.ts'
import { createClaim, deleteClaim, updateClaim } from './drafts.ts'
import { amending, submitClaim } from './submit-claim.ts'
import { takingBack } from './take-back.ts'

/** What the plaintiff does until the claim is published. */
export const filingRoutes = (context: Context): Route[] => [
  route(claims.createClaim, (_input, requestContext) => createClaim(context, signedIn(requestContext))),
  route(claims.updateClaim, ({ body }, requestContext) => updateClaim(context, claimOfParty(requestContext), body)),
  route(claims.deleteClaim, (_input, requestContext) => deleteClaim(context, claimOfParty(requestContext))),
  withFee(
    context,
    route(claims.submitClaim, (_input, requestContext) => submitClaim(context, claimOfParty(requestContext))),
  ),
  route(claims.takeBackClaim, (_input, requestContext) => execute(context, claimOfParty(requestContext), takingBack)),
  route(claims.amendClaim, ({ body }, requestContext) =>
    execute(context, claimOfParty(requestContext), amending(body)),
  ),
  route(defendants.upsertCompany, ({ body }, requestContext) =>
    upsertCompany(context, claimOfParty(requestContext), body),
  ),
  route(defendants.upsertIndividual, ({ body }, requestContext) =>
    upsertIndividual(context, claimOfParty(requestContext), body),
  ),
  route(defendants.upsertRepresentative, ({ params, body }, requestContext) =>
    upsertRepresentative(context, claimOfParty(requestContext), { ...params, representative: body }),
  ),
  route(defendants.deleteDefendant, ({ params }, requestContext) =>
    deleteDefendant(context, claimOfParty(requestContext), params.defendantId),
  ),
]
