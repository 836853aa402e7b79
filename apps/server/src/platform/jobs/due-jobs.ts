import type { PgBoss } from 'pg-boss'
import { forgetTheFuture, wasSetBack } from './clock-set-back.ts'
import { shortestPause } from './queues.ts'

const isWaiting = `job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= pgboss.job_now()`

/** Milliseconds until the first job of each queue is due, if before the next check. */
const dueQueues = `
  select queue.name, coalesce(
    (select 0 from pgboss.job where ${isWaiting} limit 1),
    (select 1000 * extract(epoch from min(job.start_after) - pgboss.job_now())
     from pgboss.job where ${isWaiting} + interval '${shortestPause} seconds')
  )::float8 as "dueIn"
  from unnest($1::text[]) as queue (name)`

/** Milliseconds between checks while workers process due jobs. */
const pauseWhileDue = 1_000

/**
 * Wakes the workers of queues with due jobs: retries, and delayed ones. The library announces only jobs that can run
 * at once, and would poll for the others. Returns the milliseconds until the next check. Retries have a minimum pause,
 * so each is seen before it is due.
 */
export async function wakeWorkers(boss: PgBoss): Promise<number> {
  const workers = boss.getWipData({ includeInternal: true })
  const { rows } = await boss.getDb().executeSql(dueQueues, [workers.map(({ name }) => name)])
  const dueIn = new Map((rows as { name: string; dueIn: number | null }[]).map(row => [row.name, row.dueIn]))
  for (const { id, name } of workers) if (dueIn.get(name) === 0) boss.notifyWorker(id)
  return Math.min(
    shortestPause * 1_000,
    ...[...dueIn.values()].map(each => Math.ceil(each ?? Infinity) || pauseWhileDue),
  )
}

const hasLostJob = `exists (
  select from pgboss.job
  where state = 'active' and heartbeat_on + heartbeat_seconds * interval '1 second' < pgboss.job_now())`

/** Repairs timestamps after a clock change, and has the library retry abandoned jobs. */
export async function repairJobs(boss: PgBoss): Promise<void> {
  const { rows } = await boss.getDb().executeSql(`select ${wasSetBack} as "wasSetBack", ${hasLostJob} as "hasLostJob"`)
  if (rows[0]?.wasSetBack) await forgetTheFuture(boss)
  if (rows[0]?.hasLostJob) await boss.supervise()
}
