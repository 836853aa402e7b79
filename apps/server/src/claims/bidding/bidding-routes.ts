import * as contract from '@redress/contract/bidding.ts'
import type { Context } from '../../adapters/context.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { claimOfParty } from '../views/claim-access.ts'
import { agreeToBids, agreeToMiddle, askForBids, endBidding, giveBid } from './bidding.ts'

/** How the parties settle by sealed bids. */
export const biddingRoutes = (context: Context): Route[] => [
  route(contract.askForBids, ({ body }, requestContext) => askForBids(context, claimOfParty(requestContext), body)),
  route(contract.agreeToBids, ({ body }, requestContext) => agreeToBids(context, claimOfParty(requestContext), body)),
  route(contract.giveBid, ({ body }, requestContext) => giveBid(context, claimOfParty(requestContext), body)),
  route(contract.agreeToMiddle, (_input, requestContext) => agreeToMiddle(context, claimOfParty(requestContext))),
  route(contract.endBidding, (_input, requestContext) => endBidding(context, claimOfParty(requestContext))),
]
