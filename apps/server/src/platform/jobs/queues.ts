import type { PgBoss } from 'pg-boss'
import type { JobName, ScheduledJobName } from './job-data.ts'

/** Queue names have no spaces. */
const queueOf = (name: JobName): string => name.replaceAll(' ', '-')
export const nameOfQueue = (queue: string): string => queue.replaceAll('-', ' ')

/** The library's own queue, which all scheduled jobs pass through. */
export const queueOfSchedules = '__pgboss__send-it'

/** Dead-letter queue: jobs that failed for five days. */
export const givenUpQueue = 'given-up'

const seconds = { minute: 60, hour: 3_600, day: 86_400 } as const

/** Seconds between the first failure and the retry. */
export const shortestPause = 2
/** Longest pause in seconds; each pause is twice the one before. */
export const longestPause = 15 * seconds.minute
/** Retries that fill five days: those with the longest pause, and nine with growing pauses before. */
const tries = Math.ceil((5 * seconds.day) / longestPause) + 9

/** Heartbeat of running jobs. A killed process sends none, and another one takes over its job within half a minute. */
export const heartbeat = { heartbeatSeconds: 12 } as const

/** Intervals of the library's maintenance in seconds. Abandoned jobs are found earlier (`due-jobs.ts`). */
export const supervision = {
  superviseIntervalSeconds: 300,
  monitorIntervalSeconds: 5,
  flowIntervalSeconds: 60,
  maintenanceIntervalSeconds: seconds.hour,
} as const

const queueSettings = {
  notify: true,
  retryLimit: tries,
  retryDelay: shortestPause,
  retryBackoff: true,
  retryDelayMax: longestPause,
  deleteAfterSeconds: seconds.day,
  deadLetter: givenUpQueue,
  ...heartbeat,
} as const

/** Scheduled jobs that are never dead-lettered, because the next run does what failed. */
const doneAnew: Readonly<Record<ScheduledJobName, true>> = {
  'apply deadlines': true,
  'delete expired answers': true,
  'delete ended counts': true,
  'read bounces': true,
  'send gathered mails': true,
  sweep: true,
}

/** Time limits in seconds for jobs that may take longer than the library's 15 minutes. */
const longest: Partial<Record<JobName, number>> = { 'make data export': 6 * seconds.hour }

const settingsOf = (name: JobName) => ({
  ...queueSettings,
  ...(name in doneAnew && { deadLetter: null }),
  ...(longest[name] !== undefined && { expireInSeconds: longest[name] }),
})

const givenUpSettings = { retentionSeconds: 90 * seconds.day } as const

/** Creates missing queues, once each, and updates the settings of those from an earlier version. */
export function queueMaker(boss: PgBoss): (name: JobName) => Promise<string> {
  const made = new Map<string, Promise<void>>()
  const make = async (queue: string, settings: object) => {
    await boss.createQueue(queue, settings)
    await boss.updateQueue(queue, settings)
  }
  const once = (queue: string, settings: object): Promise<void> => {
    const earlier = made.get(queue)
    if (earlier) return earlier
    const making = make(queue, settings)
    made.set(queue, making)
    // The next call retries.
    making.catch(() => made.delete(queue))
    return making
  }
  return async name => {
    const queue = queueOf(name)
    await once(givenUpQueue, givenUpSettings)
    await once(queue, settingsOf(name))
    return queue
  }
}
