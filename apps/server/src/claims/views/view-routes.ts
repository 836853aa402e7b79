import * as claims from '@redress/contract/claims.ts'
import * as defendants from '@redress/contract/defendants.ts'
import * as payments from '@redress/contract/payments.ts'
import type { Context } from '../../adapters/context.ts'
import { paymentsFor } from '../../payments/payment-presenter.ts'
import { accessedClaim, downloadRoute, type Route, route, signedIn } from '../../platform/http/route.ts'
import { ok } from '../../platform/result.ts'
import { claimOfParty, claimToRead } from './claim-access.ts'
import { claimCalendar } from './claim-calendar.ts'
import { listClaims, pageOfClaims } from './claim-list.ts'
import { getClaim } from './claim-view.ts'
import { getDefendant } from './defendant-view.ts'
import { getHistory } from './history.ts'
import { downloadHistory } from './history-file.ts'

/** Endpoints that read claims. */
export const viewRoutes: Route<Context>[] = [
  route(claims.getClaims, (context, _, caller) => listClaims(context, signedIn(caller))),
  route(claims.getClaimList, (context, input, caller) => pageOfClaims(context, signedIn(caller), input)),
  route(
    claims.getClaim,
    (context, _, caller) => getClaim(context, accessedClaim(caller), caller.caller?.userId ?? null),
    { mayBeOld: true },
  ),
  route(claims.getHistory, (context, _, caller) => getHistory(context, claimToRead(caller))),
  downloadRoute(claims.getHistoryFile, (context, _, caller) => downloadHistory(context, claimToRead(caller))),
  downloadRoute(claims.getCalendar, (context, _, caller) =>
    claimCalendar(context, claimToRead(caller), caller.language),
  ),
  route(defendants.getDefendant, (context, { params }, caller) => getDefendant(context, params.id, caller)),
  route(payments.getPayments, async (context, _, caller) => {
    const { claim, party, userId } = claimOfParty(caller)
    return ok({ payments: await paymentsFor(context, { claimId: claim.id, party, userId }) })
  }),
]
