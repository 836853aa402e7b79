import { getReferrals, getUser } from '@redress/contract/profile.ts'
import type { Context } from '../../platform/context.ts'
import { type Route, route, signedIn } from '../../platform/http/route.ts'
import { listReferrals } from './referrals.ts'
import { getUserProfile } from './user-profile.ts'

export const recordRoutes = (context: Context): Route[] => [
  route(getReferrals, (_, exchange) => listReferrals(context, signedIn(exchange).userId)),
  route(getUser, ({ params }) => getUserProfile(context, params.id)),
]
