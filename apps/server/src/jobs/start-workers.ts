import { claimPayments } from '../claims/lifecycle/claim-payments.ts'
import { watchPayments } from '../payments/watch-payments.ts'
import type { Context } from '../platform/context.ts'
import { startClaimJobs } from './claim-jobs.ts'
import { startMailJobs } from './mail-jobs.ts'

export interface Workers {
  stop(): Promise<void>
}

/** Starts everything that works in the background of one server process. */
export async function startWorkers(context: Context): Promise<Workers> {
  await startMailJobs(context)
  const claims = await startClaimJobs(context)
  const watch = await watchPayments({ ...context, claims: claimPayments(context) })
  context.log.debug('workers started')
  return {
    async stop() {
      await Promise.all([claims.stop(), watch.stop()])
    },
  }
}
