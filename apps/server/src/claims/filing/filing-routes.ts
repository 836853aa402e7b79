import * as claims from '@redress/contract/claims.ts'
import * as defendants from '@redress/contract/defendants.ts'
import type { Context } from '../../adapters/context.ts'
import { type Route, route, signedIn } from '../../platform/http/route.ts'
import { execute, withFee } from '../act/change-claim.ts'
import { claimOfParty } from '../views/claim-access.ts'
import { deleteDefendant, upsertCompany, upsertIndividual, upsertRepresentative } from './draft-defendants.ts'
import { createClaim, deleteClaim, updateClaim } from './drafts.ts'
import { amending, submitClaim } from './submit-claim.ts'
import { takeBackClaim } from './take-back.ts'

/** Endpoints of the plaintiff until the claim is published. */
export const filingRoutes: Route<Context>[] = [
  route(claims.createClaim, (context, _, caller) => createClaim(context, signedIn(caller))),
  route(claims.updateClaim, (context, { body }, caller) => updateClaim(context, claimOfParty(caller), body)),
  route(claims.deleteClaim, (context, _, caller) => deleteClaim(context, claimOfParty(caller))),
  route(claims.submitClaim, (context, _, caller) => submitClaim(context, claimOfParty(caller)), { ...withFee }),
  route(claims.takeBackClaim, (context, _, caller) => takeBackClaim(context, claimOfParty(caller))),
  route(claims.amendClaim, (context, { body }, caller) => execute(context, claimOfParty(caller), amending(body))),
  route(defendants.upsertCompany, (context, { body }, caller) => upsertCompany(context, claimOfParty(caller), body)),
  route(defendants.upsertIndividual, (context, { body }, caller) =>
    upsertIndividual(context, claimOfParty(caller), body),
  ),
  route(defendants.upsertRepresentative, (context, { params, body }, caller) =>
    upsertRepresentative(context, claimOfParty(caller), { ...params, representative: body }),
  ),
  route(defendants.deleteDefendant, (context, { params }, caller) =>
    deleteDefendant(context, claimOfParty(caller), params.defendantId),
  ),
]
