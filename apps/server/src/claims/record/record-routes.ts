import { getReferrals, getUser } from '@redress/contract/profile.ts'
import { getRecord as getRecordEndpoint } from '@redress/contract/record.ts'
import { search as searchEndpoint } from '@redress/contract/search.ts'
import type { Context } from '../../adapters/context.ts'
import { type Route, route, signedIn } from '../../platform/http/route.ts'
import { onceFor } from '../../platform/once-for.ts'
import { shareWork } from '../../platform/share-work.ts'
import { getRecord } from './public-record.ts'
import { listReferrals } from './referrals.ts'
import { search } from './search.ts'
import { getUserProfile } from './user-profile.ts'

const searches = onceFor((context: Context) =>
  shareWork((given: Parameters<typeof search>[1]) => search(context, given)),
)

export const recordRoutes: Route<Context>[] = [
  route(getReferrals, (context, _, caller) => listReferrals(context, signedIn(caller).userId)),
  route(searchEndpoint, (context, { query }) => searches(context)(query), { mayBeOld: true }),
  route(getRecordEndpoint, (context, { params, query }) => getRecord(context, { ...params, ...query }), {
    mayBeOld: true,
  }),
  route(getUser, (context, { params, query }) => getUserProfile(context, { ...params, ...query }), { mayBeOld: true }),
]
