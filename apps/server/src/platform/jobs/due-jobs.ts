import type { PgBoss } from 'pg-boss'

const dueQueues = `select queue.name from unnest($1::text[]) as queue (name) where exists (
  select from pgboss.job
  where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= pgboss.job_now())`

/**
 * Wakes the workers of queues in which a job has become due: a retry, or one that was enqueued for later. The library
 * notifies of those alone that can run at once, and would poll each queue for the others.
 * @param workers by the names of their queues
 */
export async function wakeWorkers(boss: PgBoss, workers: ReadonlyMap<string, string>): Promise<void> {
  if (workers.size === 0) return
  const { rows } = await boss.getDb().executeSql(dueQueues, [[...workers.keys()]])
  for (const { name } of rows as { name: string }[]) boss.notifyWorker(workers.get(name) ?? '')
}

const hasLostJob = `select exists (
  select from pgboss.job
  where state = 'active' and heartbeat_on + heartbeat_seconds * interval '1 second' < pgboss.job_now()) as "hasLostJob"`

/** Has the library retry the jobs of a process that was killed, which it looks for once a minute by itself. */
export async function retryLostJobs(boss: PgBoss): Promise<void> {
  const { rows } = await boss.getDb().executeSql(hasLostJob)
  if ((rows[0] as { hasLostJob: boolean } | undefined)?.hasLostJob) await boss.supervise()
}
