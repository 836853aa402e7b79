import { deleteOldChanges } from '../database/versions.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { type AnswerStore, deleteExpiredAnswers } from './idempotency.ts'
import { deleteEndedCounts } from './request-counts.ts'

const everyHour = '0 * * * *'

/** Registers the jobs that delete expired idempotency keys, ended rate-limit windows and old changes. */
export async function registerExpiryJobs(context: AnswerStore & { readonly jobs: Jobs }): Promise<void> {
  const { jobs } = context
  await jobs.work('delete expired answers', () => deleteExpiredAnswers(context))
  await jobs.schedule('delete expired answers', everyHour)
  await jobs.work('delete ended counts', () => deleteEndedCounts(context))
  await jobs.schedule('delete ended counts', everyHour)
  await jobs.work('delete old changes', () => deleteOldChanges(context.database))
  await jobs.schedule('delete old changes', everyHour)
}
