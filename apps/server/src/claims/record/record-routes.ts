import { getReferrals, getUser } from '@redress/contract/profile.ts'
import { getRecord as getRecordEndpoint } from '@redress/contract/record.ts'
import { search as searchEndpoint } from '@redress/contract/search.ts'
import type { Context } from '../../adapters/context.ts'
import { lookUpTogether } from '../../platform/database/look-up-together.ts'
import { publicRecord, readVersions } from '../../platform/database/versions.ts'
import { type Route, route, signedIn } from '../../platform/http/route.ts'
import { onceFor } from '../../platform/once-for.ts'
import { shareWork } from '../../platform/share-work.ts'
import { getRecord } from './public-record.ts'
import { listReferrals } from './referrals.ts'
import { search } from './search.ts'
import { getUserProfile } from './user-profile.ts'

const versions = onceFor(({ database }: Context) => lookUpTogether(ids => readVersions(database, ids)))
const searches = onceFor((context: Context) =>
  shareWork((given: Parameters<typeof search>[1]) => search(context, given)),
)
const versionOfRecord = (context: Context) => versions(context)(publicRecord)

export const recordRoutes: Route<Context>[] = [
  route(getReferrals, (context, _, caller) => listReferrals(context, signedIn(caller).userId)),
  route(searchEndpoint, (context, { query }) => searches(context)(query), {
    mayBeOld: true,
    remembered: { versionForVisitors: versionOfRecord, isAlike: true },
  }),
  route(getRecordEndpoint, (context, { params, query }) => getRecord(context, { ...params, ...query }), {
    mayBeOld: true,
    remembered: { versionForVisitors: versionOfRecord, isAlike: true },
  }),
  route(getUser, (context, { params, query }) => getUserProfile(context, { ...params, ...query }), {
    mayBeOld: true,
    remembered: {
      versionForVisitors: (context, { params }) => versions(context)(params.id.toLowerCase()),
      isAlike: true,
    },
  }),
]
