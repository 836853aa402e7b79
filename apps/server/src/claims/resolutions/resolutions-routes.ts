import * as contract from '@redress/contract/claims.ts'
import type { Context } from '../../adapters/context.ts'
import { accessedClaim, prepared, type Route, route } from '../../platform/http/route.ts'
import { execute, withFee } from '../act/change-claim.ts'
import { makeAgreement } from '../agreements/agreements.ts'
import { claimOfParty, claimToRead, clientIdOf } from '../views/claim-access.ts'
import { extendNoticePeriod } from './more-time.ts'
import {
  countering,
  deciding,
  disputing,
  ending,
  gettingOut,
  offerResolution,
  proposing,
  resolving,
} from './resolutions.ts'

/** How the parties answer and settle. */
export const resolutionsRoutes = (context: Context): Route[] => [
  withFee(
    context,
    route(contract.disputeClaim, ({ body }, requestContext) =>
      execute(context, claimOfParty(requestContext), disputing(body)),
    ),
  ),
  route(contract.extendNoticePeriod, (_input, requestContext) =>
    extendNoticePeriod(context, claimToRead(requestContext), {
      reader: requestContext.reader,
      clientId: clientIdOf(requestContext),
    }),
  ),
  route(contract.proposeResolution, ({ body }, requestContext) =>
    offerResolution(context, claimOfParty(requestContext), body, proposing),
  ),
  route(contract.counterResolution, ({ body }, requestContext) =>
    offerResolution(context, claimOfParty(requestContext), body, countering),
  ),
  route(contract.withdrawResolution, ({ body }, requestContext) =>
    execute(context, claimOfParty(requestContext), gettingOut('withdraw offer', body)),
  ),
  route(contract.acceptResolution, ({ body }, requestContext) =>
    execute(context, claimOfParty(requestContext), deciding('accept', body)),
  ),
  route(contract.rejectResolution, ({ body }, requestContext) =>
    execute(context, claimOfParty(requestContext), deciding('reject', body)),
  ),
  route(contract.endAgreement, ({ body }, requestContext) =>
    execute(context, claimOfParty(requestContext), gettingOut('end agreement', body)),
  ),
  route(contract.settleElsewhere, ({ body }, requestContext) =>
    execute(context, claimOfParty(requestContext), ending('settle elsewhere', body)),
  ),
  route(contract.withdrawClaim, ({ body }, requestContext) =>
    execute(context, claimOfParty(requestContext), ending('withdraw', body)),
  ),
  prepared(
    async requestContext => {
      const { id, currency } = accessedClaim(requestContext).claim
      await makeAgreement(context, id)
      await context.rates.read(currency)
    },
    route(contract.resolveClaim, ({ body }, requestContext) =>
      execute(context, claimOfParty(requestContext), resolving(body)),
    ),
  ),
]
