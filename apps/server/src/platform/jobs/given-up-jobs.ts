import type { Db, PgBoss } from 'pg-boss'
import type { JobData, JobName } from './job-data.ts'
import { givenUpQueue, nameOfQueue } from './queues.ts'

/** Dead-lettered job: after days of failures, only the operator retries it. */
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

/** Runs a dead-lettered job again as a new one with the same cause. Of two concurrent calls, one wins. */
export const runAgain = async (boss: PgBoss, db: Db, id: string): Promise<boolean> =>
  (await boss.redrive(givenUpQueue, { ids: [id], db })) === 1

/** Deletes a dead-lettered job. Of two concurrent calls, one wins. */
export async function discard(boss: PgBoss, db: Db, id: string): Promise<boolean> {
  // The library declares an empty result type.
  const { affected } = (await boss.deleteJob(givenUpQueue, id, { db })) as { readonly affected?: number }
  return affected === 1
}
