import type { Context } from '../adapters/context.ts'
import { sendConfirmationLink } from './email-addresses.ts'
import { sendPasswordResetLink } from './passwords.ts'
import { sendAddressInUseNotice } from './registration.ts'

/** Sends the mail of accounts. Run twice, a job sends a second mail whose link works too. */
export async function registerAccountJobs(context: Context): Promise<void> {
  const { jobs } = context
  await jobs.work('send confirmation link', ({ emailId }) => sendConfirmationLink(context, emailId))
  await jobs.work('send password reset link', ({ emailId }) => sendPasswordResetLink(context, emailId))
  await jobs.work('send address in use notice', ({ address }) => sendAddressInUseNotice(context, address))
}
