import type { Db, PgBoss } from 'pg-boss'
import type { JobData, JobName } from './job-data.ts'
import { givenUpQueue, nameOfQueue } from './queues.ts'

/** A job that failed for so long that it is not tried again until the operator says so. */
export interface GivenUpJob {
  readonly id: string
  readonly name: string
  /** Payload: ids. */
  readonly data: object
  readonly enqueuedAt: Date
  readonly givenUpAt: Date
  /** Error of the last attempt. */
  readonly reason: string
}

/** Defendant of an undelivered letter; `null` for other jobs. */
export const defendantOfLetter = ({ name, data }: Pick<GivenUpJob, 'name' | 'data'>): string | null =>
  name === ('send invitation' satisfies JobName) ? (data as JobData['send invitation']).defendantId : null

const reasonOf = (output: unknown): string => {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: { message?: unknown } }
  return String(message ?? value?.message ?? 'unknown')
}

/** Dead-lettered jobs, oldest first. */
export async function listGivenUpJobs(boss: PgBoss, db: Db): Promise<GivenUpJob[]> {
  const found = await boss.findJobs<object>(givenUpQueue, { queued: true, db })
  return found
    .map(job => ({
      id: job.id,
      name: nameOfQueue(job.sourceName ?? ''),
      data: job.data,
      enqueuedAt: job.sourceCreatedOn ?? job.createdOn,
      givenUpAt: job.createdOn,
      reason: reasonOf(job.sourceOutput),
    }))
    .sort((one, other) => one.givenUpAt.getTime() - other.givenUpAt.getTime())
}

/** Runs a job again that was given up, as if it were new, for the same cause; one of two that ask at once. */
export const runAgain = async (boss: PgBoss, db: Db, id: string): Promise<boolean> =>
  (await boss.redrive(givenUpQueue, { ids: [id], db })) === 1

/** Deletes it; one of two that ask at once. */
export async function discard(boss: PgBoss, db: Db, id: string): Promise<boolean> {
  // The library's type of the answer is empty.
  const { affected } = (await boss.deleteJob(givenUpQueue, id, { db })) as { readonly affected?: number }
  return affected === 1
}
