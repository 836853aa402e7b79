import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { type CopyStreamQuery, type CopyToStreamQuery, from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { connectionsTo, longStatementLimit } from '../database/connections.ts'
import type { JobName } from './job-data.ts'
import { nameOfQueue, queueMaker } from './queues.ts'

// Unfinished jobs in a backup: as JSON rather than rows, because the library's tables change with its versions. Retry
// limits come from the queue when a job is restored.

const hasQueue = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ found: boolean }>(`select to_regclass('pgboss.job') is not null as found`)
  return rows[0]?.found === true
}

/** Unfinished jobs, one JSON document each; `null` if the queue was never created. */
export async function copyJobsOut(client: pg.Client): Promise<CopyToStreamQuery | null> {
  if (!(await hasQueue(client))) return null
  return client.query(
    copyTo(`
      copy (
        select jsonb_build_object(
          'id', id, 'name', name, 'data', data, 'priority', priority, 'retryCount', retry_count,
          'startAfter', start_after, 'createdOn', created_on, 'output', output,
          'sourceName', source_name, 'sourceId', source_id, 'sourceCreatedOn', source_created_on,
          'sourceRetryCount', source_retry_count, 'sourceOutput', source_output, 'sourceRootId', source_root_id
        )
        from pgboss.job where state < 'completed'
      ) to stdout
    `),
  )
}

/** Receives jobs written by `copyJobsOut`, for `bringJobsBack`; within a transaction. */
export async function copyJobsIn(client: pg.Client): Promise<CopyStreamQuery> {
  await client.query('create temporary table kept_jobs (job jsonb not null) on commit drop')
  return client.query(copyFrom('copy kept_jobs from stdin'))
}

/** Creates the queues in a database without any, outside a transaction. */
async function makeQueues(connectionString: string, queues: readonly string[]): Promise<void> {
  const connections = connectionsTo(connectionString, longStatementLimit)
  const boss = new PgBoss({ ...connections.config, max: 1, supervise: false, schedule: false })
  let failure: unknown
  boss.on('error', error => {
    failure = error
  })
  await boss.start()
  try {
    const queueFor = queueMaker(boss)
    for (const queue of queues) await queueFor(nameOfQueue(queue) as JobName)
  } finally {
    await connections.end(() => boss.stop({ graceful: false }))
  }
  if (failure) throw failure
}

/** Moves the received jobs into their queues with their progress; returns their number. */
export async function bringJobsBack(client: pg.Client, connectionString: string): Promise<number> {
  const { rows } = await client.query<{ name: string }>(`select distinct job ->> 'name' as name from kept_jobs`)
  await makeQueues(
    connectionString,
    rows.map(({ name }) => name),
  )
  const { rowCount } = await client.query(`
    insert into pgboss.job (
      id, name, data, priority, retry_count, state, start_after, created_on, output,
      source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id,
      keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds,
      dead_letter, policy, heartbeat_seconds
    )
    select
      kept.id, kept.name, nullif(kept.data, 'null'), kept.priority, kept."retryCount",
      (case kept."retryCount" when 0 then 'created' else 'retry' end)::pgboss.job_state,
      kept."startAfter", kept."createdOn", nullif(kept.output, 'null'),
      kept."sourceName", kept."sourceId", kept."sourceCreatedOn", kept."sourceRetryCount",
      nullif(kept."sourceOutput", 'null'), kept."sourceRootId",
      greatest(now(), kept."startAfter") + queue.retention_seconds * interval '1 second', queue.retry_limit, queue.retry_delay, queue.retry_backoff,
      queue.retry_delay_max, queue.expire_seconds, queue.deletion_seconds, queue.dead_letter, queue.policy,
      queue.heartbeat_seconds
    from kept_jobs,
      jsonb_to_record(job) as kept (
        id uuid, name text, data jsonb, priority integer, "retryCount" integer, "startAfter" timestamptz,
        "createdOn" timestamptz, output jsonb, "sourceName" text, "sourceId" uuid, "sourceCreatedOn" timestamptz,
        "sourceRetryCount" integer, "sourceOutput" jsonb, "sourceRootId" uuid
      )
      join pgboss.queue on queue.name = kept.name
  `)
  return rowCount ?? 0
}

/** Undoes the non-transactional part of `bringJobsBack`. */
export const removeQueues = async (client: pg.Client): Promise<void> => {
  await client.query('drop schema if exists pgboss cascade')
}
