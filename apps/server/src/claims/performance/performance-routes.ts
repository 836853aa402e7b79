import * as contract from '@redress/contract/claims.ts'
import type { Context } from '../../adapters/context.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { claimOfParty } from '../views/claim-access.ts'
import { statePaymentDetails } from './payment-account.ts'
import { stateSum } from './state-sum.ts'

/** How what was agreed is paid. */
export const performanceRoutes = (context: Context): Route[] => [
  route(contract.stateSum, ({ body }, requestContext) => stateSum(context, claimOfParty(requestContext), body)),
  route(contract.statePaymentDetails, ({ body }, requestContext) =>
    statePaymentDetails(context, claimOfParty(requestContext), body),
  ),
]
