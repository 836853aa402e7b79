import type { Jobs } from '../jobs/jobs.ts'
import { type AnswerStore, deleteExpiredAnswers } from './idempotency.ts'
import { deleteEndedCounts } from './request-counts.ts'

const everyHour = '0 * * * *'

/** Registers the jobs that delete expired idempotency keys and ended rate-limit windows. */
export async function registerExpiryJobs(context: AnswerStore & { readonly jobs: Jobs }): Promise<void> {
  const { jobs } = context
  await jobs.work('delete expired answers', () => deleteExpiredAnswers(context))
  await jobs.schedule('delete expired answers', everyHour)
  await jobs.work('delete ended counts', () => deleteEndedCounts(context))
  await jobs.schedule('delete ended counts', everyHour)
}
