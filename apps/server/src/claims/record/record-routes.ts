import { getReferrals, getUser } from '@redress/contract/profile.ts'
import { getRecord } from '@redress/contract/record.ts'
import { search as searchEndpoint } from '@redress/contract/search.ts'
import type { Context } from '../../adapters/context.ts'
import { lookUpTogether } from '../../platform/database/look-up-together.ts'
import { readVersions } from '../../platform/database/versions.ts'
import { mayBeOld, type Route, rememberedForAll, route, signedIn } from '../../platform/http/route.ts'
import { shareWork } from '../../platform/share-work.ts'
import { getRecord as publicRecord } from './public-record.ts'
import { listReferrals } from './referrals.ts'
import { search } from './search.ts'
import { getUserProfile } from './user-profile.ts'

export function recordRoutes(context: Context): Route[] {
  const versionOfUser = lookUpTogether(ids => readVersions(context.database, ids))
  const sharedSearch = shareWork((given: Parameters<typeof search>[1]) => search(context, given))
  return [
    route(getReferrals, (_, requestContext) => listReferrals(context, signedIn(requestContext).userId)),
    mayBeOld(route(searchEndpoint, ({ query }) => sharedSearch(query))),
    mayBeOld(route(getRecord, ({ params, query }) => publicRecord(context, { ...params, ...query }))),
    mayBeOld(
      rememberedForAll<typeof getUser>(
        ({ params }) => versionOfUser(params.id.toLowerCase()),
        route(getUser, ({ params }) => getUserProfile(context, params.id)),
      ),
    ),
  ]
}
