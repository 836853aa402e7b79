import type { Jobs } from '../jobs/jobs.ts'
import { type AnswerStore, deleteExpiredAnswers } from './idempotency.ts'

const everyHour = '0 * * * *'

/** Deletes what was kept for requests that are sent again. */
export async function registerIdempotencyJobs(context: AnswerStore & { readonly jobs: Jobs }): Promise<void> {
  const { jobs } = context
  await jobs.work('delete expired answers', () => deleteExpiredAnswers(context))
  await jobs.schedule('delete expired answers', everyHour)
}
