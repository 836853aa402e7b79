import { deleteAbandonedAccounts } from '../accounts/people/abandoned-accounts.ts'
import { deleteOldAccountEvents } from '../accounts/sessions/account-events.ts'
import { forgetBrowsers } from '../accounts/sessions/known-browsers.ts'
import { deleteOldSessions } from '../accounts/sessions/sessions.ts'
import { deleteOldPasswordTries } from '../accounts/sign-in/password-tries.ts'
import type { Context } from '../adapters/context.ts'
import { eraseClosedAccounts } from '../claims/account-closure/account-closure.ts'
import { sweepReadingSessions, sweepWrittenAnswers } from '../claims/answers/sweep-letters.ts'
import { sweepDataExports } from '../claims/data-export/data-export.ts'
import { reassignCompanies } from '../claims/defendants/reassign-companies.ts'
import { deleteOldNotifications } from '../notifications/in-app-notifications.ts'

/** Daily clean-up of data past its retention period; the domain's `retention.ts` defines the periods. */
const sweeps = {
  'account events': deleteOldAccountEvents,
  'password tries': deleteOldPasswordTries,
  sessions: deleteOldSessions,
  'known browsers': forgetBrowsers,
  'unconfirmed accounts': deleteAbandonedAccounts,
  'closed accounts': eraseClosedAccounts,
  'reading sessions': sweepReadingSessions,
  'written answers': sweepWrittenAnswers,
  'data exports': sweepDataExports,
  notifications: deleteOldNotifications,
  'companies assigned by an earlier rule': reassignCompanies,
} as const satisfies Record<string, (context: Context) => Promise<void>>

/** Deletes data past its retention period. If one part fails, the others still run, and it is retried the next day. */
export async function sweep(context: Context): Promise<void> {
  for (const [what, deleteOld] of Object.entries(sweeps)) {
    await deleteOld(context).catch(error => context.log.error({ error, what }, 'what is old was not deleted'))
  }
}

const everyNight = '30 3 * * *'

export async function registerDailySweep(context: Context): Promise<void> {
  await context.jobs.work('sweep', () => sweep(context))
  await context.jobs.schedule('sweep', everyNight)
}
