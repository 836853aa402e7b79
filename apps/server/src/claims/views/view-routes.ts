import * as claims from '@redress/contract/claims.ts'
import * as defendants from '@redress/contract/defendants.ts'
import * as payments from '@redress/contract/payments.ts'
import type { Context } from '../../adapters/context.ts'
import { paymentsFor } from '../../payments/payment-presenter.ts'
import {
  accessedClaim,
  downloadRoute,
  mayBeOld,
  type Route,
  remembered,
  rememberedForAll,
  rememberedUntil,
  route,
  signedIn,
} from '../../platform/http/route.ts'
import { ok } from '../../platform/result.ts'
import { claimOfParty, claimToRead } from './claim-access.ts'
import { claimCalendar } from './claim-calendar.ts'
import { changesByClock, listClaims, pageOfClaims } from './claim-list.ts'
import { getClaim } from './claim-view.ts'
import { getDefendant } from './defendant-view.ts'
import { getHistory } from './history.ts'
import { downloadHistory } from './history-file.ts'

/** What is read of claims. */
export const viewRoutes = (context: Context): Route[] => [
  rememberedUntil<typeof claims.getClaims>(
    changesByClock,
    route(claims.getClaims, (_input, requestContext) => listClaims(context, signedIn(requestContext))),
  ),
  rememberedUntil<typeof claims.getClaimList>(
    changesByClock,
    route(claims.getClaimList, (input, requestContext) => pageOfClaims(context, signedIn(requestContext), input)),
  ),
  mayBeOld(
    rememberedForAll<typeof claims.getClaim>(
      (_input, access) => access?.version ?? null,
      route(claims.getClaim, (_input, requestContext) =>
        getClaim(context, accessedClaim(requestContext), requestContext.caller?.userId ?? null),
      ),
    ),
  ),
  remembered(route(claims.getHistory, (_input, requestContext) => getHistory(context, claimToRead(requestContext)))),
  downloadRoute(claims.getHistoryFile, (_input, requestContext) =>
    downloadHistory(context, claimToRead(requestContext)),
  ),
  downloadRoute(claims.getCalendar, (_input, requestContext) =>
    claimCalendar(context, claimToRead(requestContext), requestContext.language),
  ),
  route(defendants.getDefendant, ({ params }, requestContext) => getDefendant(context, params.id, requestContext)),
  route(payments.getPayments, async (_input, requestContext) => {
    const { claim, party, userId } = claimOfParty(requestContext)
    return ok({ payments: await paymentsFor(context.database, { claimId: claim.id, party, userId }) })
  }),
]
