import type { Context } from '../adapters/context.ts'
import { findOverdue } from '../claims/act/deadline-repository.ts'
import { findStuckLetters } from '../claims/repositories/letter-repository.ts'
import { countOpenPayments } from '../payments/payment-repository.ts'
import { readJobBacklog } from '../platform/jobs/job-backlog.ts'

/** Reports pending work, counted in the database on each scrape; every worker reports the same. */
export function observeBacklog({ telemetry: { meter }, database, clock }: Context): void {
  const gauge = (name: string, description: string, unit?: string) =>
    meter.createObservableGauge(`redress.${name}`, { description, ...(unit && { unit }) })

  const waiting = gauge('jobs.waiting', 'Jobs that could run and do not yet')
  const oldest = gauge('jobs.oldest', 'For how long the first of them could have run', 's')
  const givenUp = gauge('jobs.given_up', 'Jobs that failed for five days and wait for `npm run operator -- jobs`')
  meter.addBatchObservableCallback(
    async result => {
      const backlog = await readJobBacklog(database)
      for (const { name, count, oldestSeconds } of backlog.waiting) {
        result.observe(waiting, count, { 'redress.job.name': name })
        result.observe(oldest, oldestSeconds, { 'redress.job.name': name })
      }
      result.observe(givenUp, backlog.givenUp)
    },
    [waiting, oldest, givenUp],
  )

  gauge('letters.held', 'Letters that wait because mail servers take none from this installation').addCallback(
    async result => result.observe((await findStuckLetters(database, 'held', 1))[0]?.total ?? 0),
  )

  const overdue = gauge('deadlines.overdue', 'Deadlines of claims that have come and are not applied yet')
  const overdueFor = gauge('deadlines.oldest', 'For how long the first of them has been due', 's')
  meter.addBatchObservableCallback(
    async result => {
      const now = clock.now()
      const { count, firstDueAt } = await findOverdue(database, now)
      result.observe(overdue, count)
      result.observe(overdueFor, firstDueAt === null ? 0 : (now.getTime() - firstDueAt.getTime()) / 1_000)
    },
    [overdue, overdueFor],
  )

  gauge('payments.open', 'Payments that were asked for and are not paid').addCallback(async result =>
    result.observe(await countOpenPayments(database)),
  )
}
