import { getInvitedDefendant } from '@redress/contract/auth.ts'
import { contestTakeover, correctAddress, sendLetterAgain } from '@redress/contract/claims.ts'
import {
  contestTakeoverByLink,
  disownAddress,
  getOfferedClaims,
  getTakeover,
  resetTakeoverCode,
  takeOverClaim,
  takeOverOfferedClaim,
} from '@redress/contract/defendants.ts'
import type { Context } from '../../adapters/context.ts'
import { limited, type Route, route, signedIn } from '../../platform/http/route.ts'
import * as namedAddress from '../letters/named-address.ts'
import { askForNewCode, invitedDefendant } from '../letters/redeem-codes.ts'
import { claimOfParty } from '../views/claim-access.ts'
import { contestAsPlaintiff, contestByLink, takeoverByLink } from './contest.ts'
import { listOfferedClaims, takeOverOffered } from './offered-claims.ts'
import { redeemCode } from './redeem-code.ts'

/** How somebody who was named becomes a defendant, and how it is contested that it was them. */
export function takeoverRoutes(context: Context): Route[] {
  return [
    route(takeOverClaim, ({ params }, requestContext) =>
      redeemCode(context, { ...params, userId: signedIn(requestContext).userId }),
    ),
    route(getOfferedClaims, (_input, requestContext) => listOfferedClaims(context, signedIn(requestContext))),
    route(takeOverOfferedClaim, ({ params }, requestContext) =>
      takeOverOffered(context, { ...params, userId: signedIn(requestContext).userId }),
    ),
    route(disownAddress, ({ params }, { caller, reader }) =>
      namedAddress.disownAddress(context, { ...params, caller, reader }),
    ),
    limited(
      'mail',
      route(correctAddress, ({ params, body }, requestContext) =>
        namedAddress.correctAddress(context, claimOfParty(requestContext), { ...params, ...body }),
      ),
    ),
    limited(
      'mail',
      route(sendLetterAgain, ({ params }, requestContext) =>
        namedAddress.sendLetterAgain(context, claimOfParty(requestContext), params),
      ),
    ),
    limited(
      'secret',
      route(getInvitedDefendant, ({ params }) => invitedDefendant(context, params.redeemCode)),
    ),
    limited(
      'mail',
      route(resetTakeoverCode, ({ params }) => askForNewCode(context, params.code)),
    ),
    limited(
      'mail',
      route(contestTakeover, ({ params }, requestContext) =>
        contestAsPlaintiff(context, claimOfParty(requestContext), params.defendantId),
      ),
    ),
    limited(
      'secret',
      route(getTakeover, ({ params }) => takeoverByLink(context, params.token)),
    ),
    limited(
      'secret',
      route(contestTakeoverByLink, ({ params }) => contestByLink(context, params.token)),
    ),
  ]
}
