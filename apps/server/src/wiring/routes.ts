import { authRoutes } from '../accounts/auth-routes.ts'
import { googleRoutes } from '../accounts/google-routes.ts'
import type { AccountsContext } from '../accounts/people/account-ports.ts'
import { profileRoutes } from '../accounts/profile-routes.ts'
import { eventRoutes } from '../accounts/sessions/event-stream.ts'
import { suspensionRoutes } from '../accounts/suspension-routes.ts'
import { accountClosureRoutes } from '../claims/account-closure/account-closure-routes.ts'
import { agreementRoutes } from '../claims/agreements/agreement-routes.ts'
import { answerRoutes } from '../claims/answers/answer-routes.ts'
import { biddingRoutes } from '../claims/bidding/bidding-routes.ts'
import { feeCodeRoutes } from '../claims/console/fee-code-routes.ts'
import { figuresRoutes } from '../claims/console/figures-routes.ts'
import { workRoutes } from '../claims/console/work-routes.ts'
import { dataExportRoutes } from '../claims/data-export/data-export-routes.ts'
import { recordsRoutes } from '../claims/defendants/records-routes.ts'
import { documentsRoutes } from '../claims/documents/documents-routes.ts'
import { filingRoutes } from '../claims/filing/filing-routes.ts'
import { letterRoutes } from '../claims/letters/letter-routes.ts'
import { messagesRoutes } from '../claims/messages/messages-routes.ts'
import { performanceRoutes } from '../claims/performance/performance-routes.ts'
import { recordRoutes } from '../claims/record/record-routes.ts'
import { repliesRoutes } from '../claims/replies/replies-routes.ts'
import { moderationRoutes } from '../claims/reports/moderation-routes.ts'
import { reportsRoutes } from '../claims/reports/reports-routes.ts'
import { resolutionsRoutes } from '../claims/resolutions/resolutions-routes.ts'
import { takeoverRoutes } from '../claims/takeover/takeover-routes.ts'
import { viewRoutes } from '../claims/views/view-routes.ts'
import { configurationRoutes } from '../configuration/configuration-routes.ts'
import { notificationRoutes } from '../notifications/notification-routes.ts'
import { paymentRoutes } from '../payments/payment-routes.ts'
import type { Route } from '../platform/http/route.ts'

/** All routes of the API, by folder. */
export const allRoutes: readonly Route<AccountsContext>[] = [
  ...authRoutes,
  ...googleRoutes,
  ...profileRoutes,
  ...notificationRoutes,
  ...configurationRoutes,
  ...paymentRoutes,
  ...eventRoutes,
  ...viewRoutes,
  ...letterRoutes,
  ...answerRoutes,
  ...filingRoutes,
  ...takeoverRoutes,
  ...documentsRoutes,
  ...dataExportRoutes,
  ...accountClosureRoutes,
  ...messagesRoutes,
  ...performanceRoutes,
  ...resolutionsRoutes,
  ...biddingRoutes,
  ...agreementRoutes,
  ...repliesRoutes,
  ...reportsRoutes,
  ...moderationRoutes,
  ...workRoutes,
  ...feeCodeRoutes,
  ...figuresRoutes,
  ...recordsRoutes,
  ...suspensionRoutes,
  ...recordRoutes,
]
