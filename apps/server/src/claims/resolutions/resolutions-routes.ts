import * as contract from '@redress/contract/claims.ts'
import type { Context } from '../../adapters/context.ts'
import { accessedClaim, type Route, route } from '../../platform/http/route.ts'
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
export const resolutionsRoutes: Route<Context>[] = [
  route(contract.disputeClaim, (context, { body }, caller) => execute(context, claimOfParty(caller), disputing(body)), {
    ...withFee,
  }),
  route(contract.extendNoticePeriod, (context, _, caller) =>
    extendNoticePeriod(context, claimToRead(caller), {
      reader: caller.reader,
      clientId: clientIdOf(caller),
    }),
  ),
  route(contract.proposeResolution, (context, { body }, caller) =>
    offerResolution(context, claimOfParty(caller), body, proposing),
  ),
  route(contract.counterResolution, (context, { body }, caller) =>
    offerResolution(context, claimOfParty(caller), body, countering),
  ),
  route(contract.withdrawResolution, (context, { body }, caller) =>
    execute(context, claimOfParty(caller), gettingOut('withdraw offer', body)),
  ),
  route(contract.acceptResolution, (context, { body }, caller) =>
    execute(context, claimOfParty(caller), deciding('accept', body)),
  ),
  route(contract.rejectResolution, (context, { body }, caller) =>
    execute(context, claimOfParty(caller), deciding('reject', body)),
  ),
  route(contract.endAgreement, (context, { body }, caller) =>
    execute(context, claimOfParty(caller), gettingOut('end agreement', body)),
  ),
  route(contract.settleElsewhere, (context, { body }, caller) =>
    execute(context, claimOfParty(caller), ending('settle elsewhere', body)),
  ),
  route(contract.withdrawClaim, (context, { body }, caller) =>
    execute(context, claimOfParty(caller), ending('withdraw', body)),
  ),
  route(contract.resolveClaim, (context, { body }, caller) => execute(context, claimOfParty(caller), resolving(body)), {
    prepare: async (context, caller) => {
      const { id, currency } = accessedClaim(caller).claim
      await makeAgreement(context, id)
      await context.rates.read(currency)
    },
  }),
]
