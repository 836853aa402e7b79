import type { Context } from '../../adapters/context.ts'
import { accessedClaim, prepared, type Route } from '../../platform/http/route.ts'

/** An act that may open a payment: the price of a SOL is read before the claim is locked. */
export const withFee = ({ rates }: Pick<Context, 'rates'>, route: Route): Route =>
  prepared(requestContext => rates.read(accessedClaim(requestContext).claim.currency), route)
