import { authRoutes } from './accounts/auth-routes.ts'
import { googleRoutes } from './accounts/google-routes.ts'
import { profileRoutes } from './accounts/profile-routes.ts'
import { referralRoutes } from './accounts/referrals/referral-routes.ts'
import { walletRoutes } from './accounts/wallets/wallet-routes.ts'
import { defendantsRoutes } from './claims/defendants/defendants-routes.ts'
import { documentsRoutes } from './claims/documents/documents-routes.ts'
import { filingRoutes } from './claims/filing/filing-routes.ts'
import { searchRoutes } from './claims/record/search-routes.ts'
import { resolutionsRoutes } from './claims/resolutions/resolutions-routes.ts'
import { viewRoutes } from './claims/views/view-routes.ts'
import { configurationRoutes } from './configuration/configuration-routes.ts'
import { eventRoutes } from './live/event-routes.ts'
import { notificationRoutes } from './notifications/notification-routes.ts'
import type { Context } from './platform/context.ts'
import type { Route } from './platform/http/route.ts'

/** Every route of the API, folder by folder. */
export const allRoutes = (context: Context): readonly Route[] => [
  ...authRoutes(context),
  ...googleRoutes(context),
  ...profileRoutes(context),
  ...walletRoutes(context),
  ...referralRoutes(context),
  ...notificationRoutes(context),
  ...searchRoutes(context),
  ...configurationRoutes(context),
  ...eventRoutes(context),
  ...viewRoutes(context),
  ...filingRoutes(context),
  ...defendantsRoutes(context),
  ...documentsRoutes(context),
  ...resolutionsRoutes(context),
]
