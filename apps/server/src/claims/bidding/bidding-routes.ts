import * as contract from '@redress/contract/bidding.ts'
import type { Context } from '../../adapters/context.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { claimOfParty } from '../views/claim-access.ts'
import { agreeToBids, agreeToMiddle, askForBids, endBidding, giveBid } from './bidding.ts'

/** How the parties settle by sealed bids. */
export const biddingRoutes: Route<Context>[] = [
  route(contract.askForBids, (context, { body }, caller) => askForBids(context, claimOfParty(caller), body)),
  route(contract.agreeToBids, (context, { body }, caller) => agreeToBids(context, claimOfParty(caller), body)),
  route(contract.giveBid, (context, { body }, caller) => giveBid(context, claimOfParty(caller), body)),
  route(contract.agreeToMiddle, (context, _, caller) => agreeToMiddle(context, claimOfParty(caller))),
  route(contract.endBidding, (context, _, caller) => endBidding(context, claimOfParty(caller))),
]
