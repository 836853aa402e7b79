import * as contract from '@redress/contract/claims.ts'
import type { Context } from '../../adapters/context.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { withFee } from '../lifecycle/with-fee.ts'
import { claimOfParty, claimToRead, clientIdOf } from '../views/claim-access.ts'
import { extendNoticePeriod } from './more-time.ts'
import { decideProposal, disputeClaim, proposeResolution, resolveClaim } from './resolutions.ts'

/** How the parties answer and settle. */
export const resolutionsRoutes = (context: Context): Route[] => [
  withFee(
    context,
    route(contract.disputeClaim, ({ body }, requestContext) =>
      disputeClaim(context, claimOfParty(requestContext), body),
    ),
  ),
  route(contract.extendNoticePeriod, (_input, requestContext) =>
    extendNoticePeriod(context, claimToRead(requestContext), {
      reader: requestContext.reader,
      clientId: clientIdOf(requestContext),
    }),
  ),
  route(contract.proposeResolution, ({ body }, requestContext) =>
    proposeResolution(context, claimOfParty(requestContext), body),
  ),
  route(contract.acceptResolution, (_input, requestContext) =>
    decideProposal(context, claimOfParty(requestContext), 'accept'),
  ),
  route(contract.rejectResolution, (_input, requestContext) =>
    decideProposal(context, claimOfParty(requestContext), 'reject'),
  ),
  withFee(
    context,
    route(contract.resolveClaim, (_input, requestContext) => resolveClaim(context, claimOfParty(requestContext))),
  ),
]
