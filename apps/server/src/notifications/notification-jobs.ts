import type { Context } from '../adapters/context.ts'
import { sendGatheredMails } from './gathered-notices.ts'
import { type AttachmentsOf, sendNotification } from './notification-mail.ts'

const everyMinute = '* * * * *'

/**
 * Sends notifications by mail, with what claims give along to some. Run twice, a job sends the same mail again.
 */
export async function registerNotificationJobs(context: Context, filesOf: AttachmentsOf): Promise<void> {
  await context.jobs.work('send notification', (data, cause) => sendNotification(context, filesOf, data, cause))
  await context.jobs.work('send gathered mails', () => sendGatheredMails(context))
  await context.jobs.schedule('send gathered mails', everyMinute)
}
