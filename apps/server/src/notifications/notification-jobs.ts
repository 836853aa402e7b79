import type { Context } from '../adapters/context.ts'
import { sendNotification } from './notification-mail.ts'

/** Sends notifications by mail. Run twice, a job sends the same mail again. */
export async function registerNotificationJobs(context: Context): Promise<void> {
  await context.jobs.work('send notification', (data, cause) => sendNotification(context, data, cause))
}
