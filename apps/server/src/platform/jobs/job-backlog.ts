import { sql } from 'kysely'
import type { Connection } from '../database/database.ts'
import { givenUpQueue, nameOfQueue } from './queues.ts'

/** Due jobs of one name that have not started. */
interface WaitingJobs {
  readonly name: string
  readonly count: number
  /** Age of the oldest in seconds. */
  readonly oldestSeconds: number
}

export interface JobBacklog {
  readonly waiting: readonly WaitingJobs[]
  /** Number of dead-lettered jobs. */
  readonly givenUp: number
}

/** Count and age of the due jobs, by the database's clock. */
export async function readJobBacklog(database: Connection): Promise<JobBacklog> {
  const { rows } = await sql<{ queue: string; count: number; oldestSeconds: number }>`
    select name as queue, count(*)::integer as count,
      greatest(extract(epoch from pgboss.job_now() - min(start_after)), 0)::float8 as "oldestSeconds"
    from pgboss.job
    where state in ('created', 'retry') and start_after <= pgboss.job_now()
    group by name
  `.execute(database)
  const isGivenUp = ({ queue }: { queue: string }) => queue === givenUpQueue
  return {
    waiting: rows
      .filter(row => !isGivenUp(row))
      .map(({ queue, count, oldestSeconds }) => ({ name: nameOfQueue(queue), count, oldestSeconds })),
    givenUp: rows.find(isGivenUp)?.count ?? 0,
  }
}
