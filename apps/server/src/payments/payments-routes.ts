import * as contract from '@redress/contract/payments.ts'
import type { Context } from '../platform/context.ts'
import { type Route, route, signedIn } from '../platform/http/route.ts'
import { getPayments } from './get-payments.ts'

export const paymentsRoutes = (context: Context): Route[] => [
  route(contract.getPayments, ({ params }, exchange) =>
    getPayments(context, { ...params, userId: signedIn(exchange).userId }),
  ),
]
