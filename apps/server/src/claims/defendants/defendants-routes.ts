import { getInvitedDefendant } from '@redress/contract/auth.ts'
import { resetTakeoverCode, takeOverClaim } from '@redress/contract/defendants.ts'
import { accountLimits } from '../../accounts/rate-limits.ts'
import type { Context } from '../../adapters/context.ts'
import { limited, type Route, route, signedIn } from '../../platform/http/route.ts'
import { invitedDefendant, resetCode } from './invitations.ts'
import { redeemCode } from './take-over.ts'

/** How somebody who was named becomes a defendant. */
export const defendantsRoutes = (context: Context): Route[] => [
  route(takeOverClaim, ({ params }, requestContext) =>
    redeemCode(context, { ...params, userId: signedIn(requestContext).userId }),
  ),
  limited(
    accountLimits(context.settings).secret,
    route(getInvitedDefendant, ({ params }) => invitedDefendant(context, params.redeemCode)),
  ),
  route(resetTakeoverCode, ({ params }) => resetCode(context, params.code)),
]
