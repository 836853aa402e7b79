import type { Context } from '../adapters/context.ts'
import { everyMinute } from '../platform/jobs/job-data.ts'
import { sendGatheredMails } from './gathered-notices.ts'
import { sendNotification } from './notification-mail.ts'

/**
 * Registers the job that mails notifications, with attachments from claims. A repeated job sends the same mail again.
 */
export async function registerNotificationJobs(
  context: Context,
  ofClaims: Parameters<typeof sendNotification>[1],
): Promise<void> {
  await context.jobs.work('send notification', (data, cause) => sendNotification(context, ofClaims, data, cause))
  await context.jobs.work('send gathered mails', () => sendGatheredMails(context))
  await context.jobs.schedule('send gathered mails', everyMinute)
}
