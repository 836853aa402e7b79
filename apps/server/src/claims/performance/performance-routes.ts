import * as contract from '@redress/contract/claims.ts'
import type { Context } from '../../adapters/context.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { claimOfParty } from '../views/claim-access.ts'
import { statePaymentDetails } from './payment-account.ts'
import { stateSum } from './state-sum.ts'

/** Endpoints for the payment of agreed sums. */
export const performanceRoutes: Route<Context>[] = [
  route(contract.stateSum, (context, { body }, caller) => stateSum(context, claimOfParty(caller), body)),
  route(contract.statePaymentDetails, (context, { body }, caller) =>
    statePaymentDetails(context, claimOfParty(caller), body),
  ),
]
