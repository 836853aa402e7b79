import { registerAccountJobs } from '../accounts/account-jobs.ts'
import type { Context } from '../adapters/context.ts'
import { claimPayments } from '../claims/act/claim-payments.ts'
import { currentFacts } from '../claims/act/current-facts.ts'
import { agreementAttachment } from '../claims/agreements/agreements.ts'
import { registerClaimJobs } from '../claims/claim-jobs.ts'
import { registerNotificationJobs } from '../notifications/notification-jobs.ts'
import { watchPayments } from '../payments/watching/watch-payments.ts'
import { registerExpiryJobs } from '../platform/http/expiry-jobs.ts'
import { registerDailySweep } from './daily-sweep.ts'
import { observeBacklog } from './observe-backlog.ts'
import { observeInstallation } from './observe-installation.ts'

/** Starts the background work of a process. The jobs stop with `context.jobs`. */
export async function startWorkers(context: Context): Promise<{ stop(): Promise<void> }> {
  await registerAccountJobs(context)
  await registerNotificationJobs(context, {
    filesOf: notification => agreementAttachment(context, notification),
    factsNow: (notice, hasWaited) => currentFacts(context, notice, hasWaited),
  })
  await registerClaimJobs(context)
  await registerExpiryJobs(context)
  await registerDailySweep(context)
  observeBacklog(context)
  observeInstallation(context)
  const watch = await watchPayments({ ...context, claims: claimPayments(context) })
  context.log.debug('workers started')
  return { stop: () => watch.stop() }
}
