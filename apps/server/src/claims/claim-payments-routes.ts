import * as contract from '@redress/contract/payments.ts'
import { paymentsOfSide } from '../payments/payment-presenter.ts'
import type { Context } from '../platform/context.ts'
import { type Route, route, signedIn } from '../platform/http/route.ts'
import { ok } from '../platform/result.ts'
import { findAsParty } from './party-in-claim.ts'

/** The fees of the caller's side of a claim. */
async function getPayments({ database }: Context, claimId: string, userId: string) {
  const found = await findAsParty(database, claimId, userId)
  if (!found.ok) return found
  return ok({ payments: await paymentsOfSide(database, claimId, found.value.party) })
}

export const claimPaymentsRoutes = (context: Context): Route[] => [
  route(contract.getPayments, ({ params }, exchange) =>
    getPayments(context, params.claimId, signedIn(exchange).userId),
  ),
]
