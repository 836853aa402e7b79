import type { PgBoss } from 'pg-boss'
import { givenUpQueue, nameOfQueue } from './queues.ts'

/** A job that failed for so long that it is not tried again until the operator says so. */
export interface GivenUpJob {
  readonly id: string
  readonly name: string
  /** What it was told: references. */
  readonly data: object
  readonly enqueuedAt: Date
  readonly givenUpAt: Date
  /** What the last try failed of. */
  readonly reason: string
}

const reasonOf = (output: unknown): string => {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: { message?: unknown } }
  return String(message ?? value?.message ?? 'unknown')
}

/** The jobs that were given up, the oldest first. */
export async function listGivenUpJobs(boss: PgBoss): Promise<GivenUpJob[]> {
  const found = await boss.findJobs<object>(givenUpQueue, { queued: true })
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

/** Runs jobs again that were given up, as if they were new, for the same cause; answers how many. */
export async function runAgain(boss: PgBoss, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  return boss.redrive(givenUpQueue, { ids: [...ids], limit: ids.length })
}
