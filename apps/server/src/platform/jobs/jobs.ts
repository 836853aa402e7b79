import { fromKysely, type JobResult, PgBoss } from 'pg-boss'
import type { Connection } from '../database/database.ts'
import type { Log } from '../observability/log.ts'

/**
 * The work that is done after a commit, and what each piece is told. Only references travel: secrets are made when the
 * mail that carries them is written.
 */
export interface JobData {
  'send confirmation link': { emailId: string }
  'send address in use notice': { address: string }
  'send password reset link': { emailId: string }
  'send invitation': { defendantId: string }
  /** The account that has used the code. */
  'send takeover notice': { defendantId: string; userId: string }
  'send notification': { notificationId: string }
  'send receipt': { paymentId: string }
  /** Without a claim, of all claims. */
  'apply deadlines': { claimId?: string }
  'delete stored files': { storageKeys: readonly string[] }
  /** The answers to requests with an `Idempotency-Key`. */
  'delete expired answers': Record<never, never>
}
export type JobName = keyof JobData

/** The jobs that can run without being told anything. */
type ScheduledJobName = { [Name in JobName]: object extends JobData[Name] ? Name : never }[JobName]

export interface Jobs {
  /**
   * Adds a job to the transaction; it runs after the commit, at least once, and not before `startAfter`: a date, or a
   * number of seconds from now by the database's clock.
   */
  enqueue<Name extends JobName>(
    transaction: Connection,
    name: Name,
    data: JobData[Name],
    options?: { readonly startAfter?: Date | number },
  ): Promise<void>
  /** Adds several jobs of one name to the transaction, in one statement. */
  enqueueAll<Name extends JobName>(transaction: Connection, name: Name, data: readonly JobData[Name][]): Promise<void>
  /** Runs every job of a name with the handler; a handler that throws is run again later. */
  work<Name extends JobName>(name: Name, handler: (data: JobData[Name]) => Promise<void>): Promise<void>
  /**
   * Adds a job at the times of a cron expression of five fields, in UTC: once at each, however many servers ask for it,
   * and at its next time where no server ran. Kept in the database; a second call replaces the first.
   */
  schedule(name: ScheduledJobName, cron: string): Promise<void>
  stop(): Promise<void>
}

/** The name in the form that a queue may have. */
const queueOf = (name: JobName): string => name.replaceAll(' ', '-')

/** Several at a time, and on without a pause while there are more: else a burst of mail leaves one by one, a second apart. */
const workSettings = {
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
} as const

/** What failed is done by the next one, so it is not tried again, and what is done is of no interest for long. */
const scheduleSettings = { retryLimit: 0, deleteAfterSeconds: 3_600 } as const

export async function startJobs(connectionString: string, log: Log): Promise<Jobs> {
  const boss = new PgBoss({ connectionString, max: 4, useListenNotify: true })
  boss.on('error', error => log.error({ error }, 'job queue'))
  await boss.start()
  const created = new Set<string>()
  const queueFor = async (name: JobName): Promise<string> => {
    const queue = queueOf(name)
    if (!created.has(queue)) {
      await boss.createQueue(queue, {
        notify: true,
        retryLimit: 12,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 900,
      })
      created.add(queue)
    }
    return queue
  }
  return {
    async enqueue(transaction, name, data, options) {
      await boss.send(await queueFor(name), data, {
        db: fromKysely(transaction),
        ...(options?.startAfter && { startAfter: options.startAfter }),
      })
    },
    async enqueueAll(transaction, name, data) {
      if (data.length === 0) return
      await boss.insert(
        await queueFor(name),
        data.map(each => ({ data: each })),
        { db: fromKysely(transaction) },
      )
    },
    async work<Name extends JobName>(name: Name, handler: (data: JobData[Name]) => Promise<void>) {
      await boss.work<JobData[Name], void, typeof workSettings>(await queueFor(name), workSettings, jobs =>
        Promise.all(
          jobs.map(async ({ id, data }): Promise<JobResult> => {
            try {
              await handler(data)
              return { id, status: 'completed' }
            } catch (error) {
              log.warn({ error, job: name }, 'a job failed and will run again')
              return { id, status: 'failed' }
            }
          }),
        ),
      )
    },
    async schedule(name, cron) {
      await boss.schedule(await queueFor(name), cron, {}, scheduleSettings)
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}
