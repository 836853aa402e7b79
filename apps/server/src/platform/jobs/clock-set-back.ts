import type { PgBoss } from 'pg-boss'
import { longestPause } from './queues.ts'

/** Tolerance, larger than the difference between overlapping transactions. */
const margin = `interval '1 minute'`
const passes = ['cron_on', 'bam_on', 'flow_on', 'reindex_on'] as const
const queuePasses = ['monitor_claim_on', 'monitor_on', 'maintain_on'] as const

const isAhead = (column: string) => `${column} > pgboss.job_now() + ${margin}`
const atMostNow = (column: string) => `${column} = least(${column}, pgboss.job_now())`

/** The queue writes a timestamp every half minute; one in the future shows that the clock was set back. */
export const wasSetBack = `(exists (select from pgboss.version where ${passes.map(isAhead).join(' or ')})
  or exists (select from pgboss.queue where ${queuePasses.map(isAhead).join(' or ')}))`

/**
 * Repairs of timestamps in the future. The notes come last, so that if this process is killed another one repeats the
 * repairs.
 */
const repairs = [
  `update pgboss.job set ${atMostNow('started_on')}, ${atMostNow('heartbeat_on')}
    where state = 'active' and ${isAhead('started_on')}`,
  `update pgboss.job set start_after = pgboss.job_now()
    where state = 'retry' and start_after > pgboss.job_now() + interval '${longestPause} seconds' + ${margin}`,
  `update pgboss.job set start_after = pgboss.job_now()
    where state = 'created' and start_after = created_on and ${isAhead('created_on')}`,
  `update pgboss.version set ${passes.map(atMostNow).join(', ')}, monitor_backoff_on = null`,
  `update pgboss.queue set ${queuePasses.map(atMostNow).join(', ')}`,
]

/**
 * Repairs timestamps after the database's clock was set back. Until the clock catches up, the queue would run no
 * schedules, no retries and no abandoned jobs.
 */
export async function forgetTheFuture(boss: PgBoss): Promise<void> {
  for (const repair of repairs) await boss.getDb().executeSql(repair)
}
