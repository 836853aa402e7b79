import { getReferrals } from '@redress/contract/profile.ts'
import type { Context } from '../../platform/context.ts'
import { type Route, route, signedIn } from '../../platform/http/route.ts'
import { listReferrals } from './list-referrals.ts'

export const referralRoutes = (context: Context): Route[] => [
  route(getReferrals, (_, requestContext) => listReferrals(context, signedIn(requestContext).userId)),
]
