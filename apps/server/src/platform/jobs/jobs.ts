import { randomUUID } from 'node:crypto'
import { type Db, fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import { connectionsTo, standardStatementLimit } from '../database/connections.ts'
import type { Connection } from '../database/database.ts'
import { markPrepared } from '../database/prepared-statements.ts'
import type { Log } from '../observability/log.ts'
import { silentTelemetry, type Telemetry, timer } from '../observability/telemetry.ts'
import { startLoop } from './background-loop.ts'
import { repairJobs, wakeWorkers } from './due-jobs.ts'
import { discard, type GivenUpJob, listGivenUpJobs, runAgain } from './given-up-jobs.ts'
import type { JobData, JobName, ScheduledJobName } from './job-data.ts'
import { isNeverGivenUp } from './never-given-up.ts'
import { heartbeat, longestPause, queueMaker, queueOfSchedules, supervision } from './queues.ts'
import { steadyClock } from './steady-clock.ts'

export interface Jobs {
  /**
   * Enqueues a job in the transaction. It runs after the commit, at least once, and not before `startAfter`: a date,
   * or seconds from now by the database's clock.
   */
  enqueue<Name extends JobName>(
    transaction: Connection,
    name: Name,
    data: JobData[Name],
    options?: { readonly startAfter?: Date | number },
  ): Promise<void>
  /** Enqueues several jobs of one name in the transaction, with one statement. */
  enqueueAll<Name extends JobName>(transaction: Connection, name: Name, data: readonly JobData[Name][]): Promise<void>
  /**
   * Registers the handler of a job. If it throws, the job is retried for five days with growing pauses, and longer for
   * `NeverGivenUp`. The cause is the same in every attempt of a job, and unique to it; `stopping` tells long handlers
   * that the process is shutting down.
   */
  work<Name extends JobName>(name: Name, handler: JobHandler<Name>): Promise<void>
  /**
   * Schedules a job by a cron expression of five fields, in UTC. It runs once at each time, whatever the number of
   * servers; times without a running server are made up for by the next one. Stored in the database; a second call
   * replaces the first, and `null` ends it.
   */
  schedule(name: ScheduledJobName, cron: string | null): Promise<void>
  /** Jobs that failed for five days, oldest first; they wait for the operator. */
  givenUp(connection: Connection): Promise<readonly GivenUpJob[]>
  /** Runs a dead-lettered job again after the commit; false if it is no longer waiting. */
  runAgain(transaction: Connection, id: string): Promise<boolean>
  /** Deletes a dead-lettered job; false if it is no longer waiting. */
  discard(transaction: Connection, id: string): Promise<boolean>
  stop(): Promise<void>
}

type JobHandler<Name extends JobName> = (data: JobData[Name], cause: string, stopping: AbortSignal) => Promise<void>

/** Stored job: its payload, and the cause that identifies it in every attempt. */
type Kept<Name extends JobName> = JobData[Name] & { readonly cause?: string }

const withCause = <Name extends JobName>(data: JobData[Name]): Kept<Name> => ({ ...data, cause: randomUUID() })

/** Runs the queue's SQL in a transaction; its text is constant for each queue. */
function within(transaction: Connection): Db {
  const { executeSql } = fromKysely(transaction)
  return { executeSql: (statement, values) => executeSql(markPrepared(statement), values) }
}

/**
 * Several jobs at a time, and no pause while there are more: otherwise a burst of mail would leave at one per second.
 */
const workSettings = {
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
  // Polling interval until the library listens to the database; afterwards `wakeWorkers` covers delayed jobs and lost
  // notifications.
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 600,
} as const

/**
 * Jobs that process the work of everybody, so that a second run in the same process only takes resources from others.
 */
const oneAtATime: readonly JobName[] = ['apply deadlines']

/**
 * Few retries, because the next scheduled run does what failed. Some are needed if a process is killed, as some
 * schedules run once a day. Finished jobs are deleted soon.
 */
const scheduleSettings = { retryLimit: 3, deleteAfterSeconds: 3_600 } as const

/** A silent connection is detected late, because polling finds jobs in the meantime. */
const listening = { useListenNotify: true, notifyHeartbeatIntervalMs: 60_000 } as const

/** Factor on the statement timeout for the queue's own maintenance. */
const ownWork = 3
/** Milliseconds between checks for a database clock that was set back and for processes killed in a job. */
const repairCheckMilliseconds = 5_000
/** Milliseconds that running jobs get to finish at a stop. */
const stopGrace = 10_000

export async function startJobs(
  connectionString: string,
  log: Log,
  {
    statementLimit = standardStatementLimit,
    telemetry = silentTelemetry,
  }: { readonly statementLimit?: number; readonly telemetry?: Telemetry } = {},
): Promise<Jobs> {
  const connections = connectionsTo(connectionString, ownWork * statementLimit)
  const boss = new PgBoss({ ...connections.config, max: 4, ...listening, clock: steadyClock, ...supervision })
  boss.on('error', error => log.error({ error }, 'job queue'))
  await boss.start()
  await boss.updateQueue(queueOfSchedules, { ...heartbeat, notify: true })
  const queueFor = queueMaker(boss)
  const stopping = new AbortController()
  const timed = timer(telemetry, 'redress.job', 'How long a try of a job took')
  const checks = [
    startLoop('look for due jobs', () => wakeWorkers(boss), log),
    startLoop(
      'look at the clock of the jobs, and for lost ones',
      async () => {
        await repairJobs(boss)
        return repairCheckMilliseconds
      },
      log,
    ),
  ]

  async function run<Name extends JobName>(
    name: Name,
    { id, data, retryCount, retryLimit }: JobWithMetadata<Kept<Name>>,
    handler: JobHandler<Name>,
  ): Promise<JobResult> {
    try {
      await timed({ 'redress.job.name': name }, () => handler(data, data.cause ?? id, stopping.signal))
      return { id, status: 'completed' }
    } catch (error) {
      if (retryCount >= retryLimit && isNeverGivenUp(error)) {
        log.warn({ error, job: name, id }, 'a job failed for days and begins anew')
        await boss.send(await queueFor(name), { cause: id, ...data }, { startAfter: longestPause })
        return { id, status: 'completed' }
      }
      if (retryCount < retryLimit) log.warn({ error, job: name, id }, 'a job failed and will run again')
      else log.error({ error, job: name, id }, 'a job failed and is not tried again')
      return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } }
    }
  }

  return {
    async enqueue(transaction, name, data, options) {
      await boss.send(await queueFor(name), withCause(data), {
        db: within(transaction),
        ...(options?.startAfter && { startAfter: options.startAfter }),
      })
    },
    async enqueueAll(transaction, name, data) {
      if (data.length === 0) return
      await boss.insert(
        await queueFor(name),
        data.map(each => ({ data: withCause(each) })),
        { db: within(transaction) },
      )
    },
    async work<Name extends JobName>(name: Name, handler: JobHandler<Name>) {
      const settings = { ...workSettings, ...(oneAtATime.includes(name) && { batchSize: 1 }) }
      const queue = await queueFor(name)
      await boss.work<Kept<Name>, void, typeof settings>(queue, settings, jobs =>
        Promise.all(jobs.map(job => run(name, job, handler))),
      )
    },
    async schedule(name, cron) {
      const queue = await queueFor(name)
      await (cron === null ? boss.unschedule(queue) : boss.schedule(queue, cron, {}, scheduleSettings))
    },
    givenUp: connection => listGivenUpJobs(boss, within(connection)),
    runAgain: (transaction, id) => runAgain(boss, within(transaction), id),
    discard: (transaction, id) => discard(boss, within(transaction), id),
    stop: () =>
      connections.end(async () => {
        stopping.abort()
        await Promise.all(checks.map(check => check.stop()))
        await boss.stop({ graceful: true, timeout: stopGrace })
      }, stopGrace + 2_000),
  }
}
