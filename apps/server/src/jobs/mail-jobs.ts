import { sendConfirmationLink } from '../accounts/email-addresses.ts'
import { sendPasswordResetLink } from '../accounts/passwords.ts'
import { sendAddressInUseNotice } from '../accounts/registration.ts'
import { sendNotification } from '../notifications/notification-mail.ts'
import type { Context } from '../platform/context.ts'

/** Sends the mail of accounts and notifications. Run twice, a job sends a second mail whose link works too. */
export async function startMailJobs(context: Context): Promise<void> {
  const { jobs } = context
  await jobs.work('send confirmation link', ({ emailId }) => sendConfirmationLink(context, emailId))
  await jobs.work('send password reset link', ({ emailId }) => sendPasswordResetLink(context, emailId))
  await jobs.work('send address in use notice', ({ address }) => sendAddressInUseNotice(context, address))
  await jobs.work('send notification', ({ notificationId }) => sendNotification(context, notificationId))
}
