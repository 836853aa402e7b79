import { getReferrals, getUser } from '@redress/contract/profile.ts'
import { getRecord as getRecordEndpoint } from '@redress/contract/record.ts'
import { search as searchEndpoint } from '@redress/contract/search.ts'
import type { Context } from '../../adapters/context.ts'
import { lookUpTogether } from '../../platform/database/look-up-together.ts'
import { publicRecord, readVersions } from '../../platform/database/versions.ts'
import { mayBeOld, type Route, rememberedAlike, route, signedIn } from '../../platform/http/route.ts'
import { shareWork } from '../../platform/share-work.ts'
import { getRecord } from './public-record.ts'
import { listReferrals } from './referrals.ts'
import { search } from './search.ts'
import { getUserProfile } from './user-profile.ts'

export function recordRoutes(context: Context): Route[] {
  const versionOf = lookUpTogether(ids => readVersions(context.database, ids))
  const sharedSearch = shareWork((given: Parameters<typeof search>[1]) => search(context, given))
  const versionOfRecord = () => versionOf(publicRecord)
  return [
    route(getReferrals, (_, requestContext) => listReferrals(context, signedIn(requestContext).userId)),
    mayBeOld(
      rememberedAlike(
        versionOfRecord,
        route(searchEndpoint, ({ query }) => sharedSearch(query)),
      ),
    ),
    mayBeOld(
      rememberedAlike(
        versionOfRecord,
        route(getRecordEndpoint, ({ params, query }) => getRecord(context, { ...params, ...query })),
      ),
    ),
    mayBeOld(
      rememberedAlike<typeof getUser>(
        ({ params }) => versionOf(params.id.toLowerCase()),
        route(getUser, ({ params, query }) => getUserProfile(context, { ...params, ...query })),
      ),
    ),
  ]
}
