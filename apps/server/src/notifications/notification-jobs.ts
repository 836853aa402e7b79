import type { Context } from '../adapters/context.ts'
import { sendNotification } from './notification-mail.ts'

/** Sends notifications by mail. Run twice, a job sends a second mail. */
export async function registerNotificationJobs(context: Context): Promise<void> {
  await context.jobs.work('send notification', ({ notificationId }) => sendNotification(context, notificationId))
}
