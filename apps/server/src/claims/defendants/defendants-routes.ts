import { resetTakeoverCode, takeOverClaim } from '@redress/contract/defendants.ts'
import type { Context } from '../../platform/context.ts'
import { type Route, route, signedIn } from '../../platform/http/route.ts'
import { resetCode } from './invitations.ts'
import { redeemCode } from './take-over.ts'

/** How somebody who was named becomes a defendant. */
export const defendantsRoutes = (context: Context): Route[] => [
  route(takeOverClaim, ({ params }, requestContext) =>
    redeemCode(context, { ...params, userId: signedIn(requestContext).userId }),
  ),
  route(resetTakeoverCode, ({ params }) => resetCode(context, params.code)),
]
