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
import { type Route, route, signedIn } from '../../platform/http/route.ts'
import * as namedAddress from '../letters/named-address.ts'
import { askForNewCode, invitedDefendant } from '../letters/redeem-codes.ts'
import { claimOfParty } from '../views/claim-access.ts'
import { contestAsPlaintiff, contestByLink, takeoverByLink } from './contest.ts'
import { listOfferedClaims, takeOverOffered } from './offered-claims.ts'
import { redeemCode } from './redeem-code.ts'

/** Endpoints to take over a seat, and to contest a takeover. */
export const takeoverRoutes: Route<Context>[] = [
  route(takeOverClaim, (context, { params }, caller) =>
    redeemCode(context, { ...params, userId: signedIn(caller).userId }),
  ),
  route(getOfferedClaims, (context, _, caller) => listOfferedClaims(context, signedIn(caller))),
  route(takeOverOfferedClaim, (context, { params }, caller) =>
    takeOverOffered(context, { ...params, userId: signedIn(caller).userId }),
  ),
  route(disownAddress, (context, { params }, { caller, reader }) =>
    namedAddress.disownAddress(context, { ...params, caller, reader }),
  ),
  route(
    correctAddress,
    (context, { params, body }, caller) =>
      namedAddress.correctAddress(context, claimOfParty(caller), { ...params, ...body }),
    { limit: 'mail' },
  ),
  route(
    sendLetterAgain,
    (context, { params }, caller) => namedAddress.sendLetterAgain(context, claimOfParty(caller), params),
    { limit: 'mail' },
  ),
  route(getInvitedDefendant, (context, { params }) => invitedDefendant(context, params.redeemCode), {
    limit: 'secret',
  }),
  route(resetTakeoverCode, (context, { params }) => askForNewCode(context, params.code), { limit: 'mail' }),
  route(
    contestTakeover,
    (context, { params }, caller) => contestAsPlaintiff(context, claimOfParty(caller), params.defendantId),
    { limit: 'mail' },
  ),
  route(getTakeover, (context, { params }) => takeoverByLink(context, params.token), { limit: 'secret' }),
  route(contestTakeoverByLink, (context, { params }) => contestByLink(context, params.token), { limit: 'secret' }),
]
