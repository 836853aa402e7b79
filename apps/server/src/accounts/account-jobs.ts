import type { Context } from '../adapters/context.ts'
import { sendAccountChangeNotice } from './profile/account-changes.ts'
import { sendConfirmationLink } from './profile/email-confirmation.ts'
import { sendPasswordResetLink } from './sign-in/forgotten-password.ts'
import { sendSuspension, sendSuspensionObjection } from './suspensions/suspension-mails.ts'

/** Sends the mail of accounts. Run twice, a job sends the same mail again, with the same link. */
export async function registerAccountJobs(context: Context): Promise<void> {
  const { jobs } = context
  await jobs.work('send confirmation link', (data, cause) => sendConfirmationLink(context, data, cause))
  await jobs.work('send account change notice', (data, cause) => sendAccountChangeNotice(context, data, cause))
  await jobs.work('send password reset link', (data, cause) => sendPasswordResetLink(context, data, cause))
  await jobs.work('send suspension', (data, cause) => sendSuspension(context, data, cause))
  await jobs.work('send suspension objection', (data, cause) => sendSuspensionObjection(context, data, cause))
}
