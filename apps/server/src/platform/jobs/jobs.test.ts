import { fork } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { afterEach, expect, inject, test } from 'vitest'
import { type Connection, inTransaction, openDatabase } from '../database/database.ts'
import { createLog } from '../observability/log.ts'
import { readJobBacklog } from './job-backlog.ts'
import { type Jobs, startJobs } from './jobs.ts'

let jobs: Jobs
let database: Connection
afterEach(async () => {
  await jobs.stop()
  await database.destroy()
})

async function start(): Promise<void> {
  const databaseUrl = inject('databaseUrl')
  jobs = await startJobs(databaseUrl, createLog('silent'))
  database = openDatabase(databaseUrl, { onError: () => undefined })
}

test('a job runs after the commit, and never where there is none', async () => {
  await start()
  const done: string[] = []
  await jobs.work('delete stored files', async ({ storageKeys }) => {
    done.push(...storageKeys)
  })
  const rollback = inTransaction(database, async transaction => {
    await jobs.enqueue(transaction, 'delete stored files', { storageKeys: ['rolled back'] })
    throw new Error('rolled back')
  })
  await expect(rollback).rejects.toThrow('rolled back')
  await inTransaction(database, async transaction => {
    await jobs.enqueue(transaction, 'delete stored files', { storageKeys: ['committed'] })
    expect(done).toEqual([])
  })
  await expect.poll(() => done).toEqual(['committed'])
})

test('what waits is counted from when it could have run, and what is for later is not', async () => {
  await start()
  const waiting = async () => (await readJobBacklog(database)).waiting.find(({ name }) => name === 'send letters again')
  expect(await waiting()).toBeUndefined()
  await inTransaction(database, async transaction => {
    for (const startAfter of [new Date(Date.now() - 60_000), undefined, new Date(Date.now() + 60_000)]) {
      const options = startAfter && { startAfter }
      await jobs.enqueue(transaction, 'send letters again', { address: 'ada@example.org' }, options)
    }
  })
  const found = await waiting()
  expect(found?.count).toBe(2)
  expect(found?.oldestSeconds).toBeGreaterThanOrEqual(60)
  await jobs.work('send letters again', async () => undefined)
  await expect.poll(waiting).toBeUndefined()
})

test('a burst of jobs is done without a pause, and one that fails runs again without the others', async () => {
  await start()
  const done: string[] = []
  const failedOnce = new Set<string>()
  await jobs.work('send notification', async ({ notificationId }) => {
    if (notificationId === '7' && !failedOnce.has(notificationId)) {
      failedOnce.add(notificationId)
      throw new Error('not yet')
    }
    done.push(notificationId)
  })
  const ids = Array.from({ length: 20 }, (_, index) => String(index))
  const begun = performance.now()
  await inTransaction(database, async transaction => {
    for (const notificationId of ids) await jobs.enqueue(transaction, 'send notification', { notificationId })
  })
  await expect.poll(() => done.length, { interval: 10 }).toBeGreaterThanOrEqual(19)
  expect(performance.now() - begun).toBeLessThan(10_000)
  await expect.poll(() => done.length).toBe(20)
  expect(done.at(-1)).toBe('7')
  expect(done.toSorted()).toEqual(ids.toSorted())
})

test('a job for later runs when it is due, also where the database notifies of new ones', async () => {
  await start()
  await jobs.work('send receipt', async () => undefined)
  await jobs.stop()
  await database.destroy()

  // A restart loads the known queues, for which the process then listens.
  await start()
  const done: string[] = []
  await jobs.work('send receipt', async ({ paymentId }) => void done.push(paymentId))
  await inTransaction(database, transaction => jobs.enqueue(transaction, 'send receipt', { paymentId: 'now' }))
  await expect.poll(() => done).toEqual(['now'])
  await inTransaction(database, transaction =>
    jobs.enqueue(transaction, 'send receipt', { paymentId: 'later' }, { startAfter: 2 }),
  )
  await expect.poll(() => done).toEqual(['now', 'later'])
})

test('a scheduled job runs at its time, once for all servers, and still does after a restart', async () => {
  await start()
  await jobs.schedule('apply deadlines', '* * * * *')
  await jobs.stop()
  await sql`update pgboss.version set cron_on = null`.execute(database)
  await database.destroy()

  await start()
  const second = await startJobs(inject('databaseUrl'), createLog('silent'))
  const done: string[] = []
  await jobs.work('apply deadlines', async () => void done.push('first'))
  await second.work('apply deadlines', async () => void done.push('second'))
  await expect.poll(() => done.length).toBe(1)
  await second.stop()
  expect(done).toHaveLength(1)
})

test('a schedule that ends leaves nothing behind', async () => {
  await start()
  await jobs.schedule('read bounces', '* * * * *')
  await jobs.schedule('read bounces', null)
  await jobs.schedule('read bounces', null)
  const { rows } = await sql`select from pgboss.schedule where name = 'read-bounces'`.execute(database)
  expect(rows).toEqual([])
})

/** Process that starts jobs and never finishes them. */
function hangingWorker() {
  const worker = fork(`${import.meta.dirname}/../../testing/hanging-worker-process.ts`, {
    env: { PATH: process.env.PATH, DATABASE_URL: inject('databaseUrl') },
    execArgv: [],
  })
  const taken = once(worker, 'message')
  return {
    /** Kills it during a job; returns the job's cause. */
    async killedInJob(): Promise<unknown> {
      const [cause] = await taken
      worker.kill('SIGKILL')
      return cause
    },
  }
}

const enqueueReceipt = (paymentId: string) =>
  inTransaction(database, transaction => jobs.enqueue(transaction, 'send receipt', { paymentId }))

test('a job of a process that was killed is taken up by another within half a minute, for the same cause', async () => {
  await start()
  const hanging = hangingWorker()
  await enqueueReceipt('a payment')
  const cause = await hanging.killedInJob()
  const killedAt = performance.now()
  const again = Promise.withResolvers<object>()
  await jobs.work('send receipt', async ({ paymentId }, itsCause) => again.resolve({ paymentId, cause: itsCause }))
  expect(await again.promise).toEqual({ paymentId: 'a payment', cause })
  expect(performance.now() - killedAt).toBeLessThan(30_000)
})

test('a scheduled job of a process that was killed is run again by another within half a minute', async () => {
  await start()
  await jobs.schedule('sweep', '* * * * *')
  await jobs.stop()
  await sql`update pgboss.version set cron_on = null`.execute(database)
  const id = await hangingWorker().killedInJob()
  const killedAt = performance.now()
  jobs = await startJobs(inject('databaseUrl'), createLog('silent'))
  const ran: string[] = []
  await jobs.work('sweep', async (_data, cause) => void ran.push(cause))
  await expect.poll(() => ran, { timeout: 40_000 }).toContain(id)
  expect(performance.now() - killedAt).toBeLessThan(30_000)
})

test('a process that is killed is noticed in every queue, the one that sends what is scheduled among them', async () => {
  await start()
  await jobs.work('sweep', async () => undefined)
  const { rows } = await sql`
    select name from pgboss.queue where heartbeat_seconds is null and name <> 'given-up'
  `.execute(database)
  expect(rows).toEqual([])
})

test('a job that fails is tried again after pauses that grow to a quarter of an hour, for five days', async () => {
  await start()
  await jobs.work('send password reset link', async () => {
    throw new Error('no mail server')
  })
  await inTransaction(database, transaction =>
    jobs.enqueue(transaction, 'send password reset link', { emailId: 'an address' }),
  )
  const readJob = async () => {
    const { rows } = await sql<{ tries: number; limit: number; pause: number }>`
      select retry_count as tries, retry_limit as limit, extract(epoch from start_after - now())::float8 as pause
      from pgboss.job where name = 'send-password-reset-link' and state = 'retry'
    `.execute(database)
    return rows[0]
  }
  const pauses: number[] = []
  for (const tries of [0, 4, 8, 12, 200]) {
    if (tries > 0) {
      await sql`
        update pgboss.job set retry_count = ${tries}, start_after = now()
        where name = 'send-password-reset-link' and state = 'retry'
      `.execute(database)
    }
    await expect.poll(async () => (await readJob())?.pause).toBeGreaterThan(1)
    pauses.push(Math.ceil((await readJob())?.pause ?? 0))
  }
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
  expect(pauses.at(-1)).toBe(900)
  expect(((await readJob())?.limit ?? 0) * 900).toBeGreaterThan(5 * 86_400)
})

test('a job that failed for the last time waits for the operator, who has it run again for the same cause', async () => {
  await start()
  const causes: string[] = []
  await jobs.work('send confirmation link', async (_data, cause) => {
    causes.push(cause)
    if (causes.length < 3) throw new Error('no mail server')
  })
  await inTransaction(database, transaction =>
    jobs.enqueue(transaction, 'send confirmation link', { emailId: 'ada@example.org', network: '' }),
  )
  expect(await jobs.givenUp(database)).toEqual([])
  await expect.poll(() => causes.length).toBe(1)
  await expect
    .poll(async () => {
      const { numAffectedRows } = await sql`
        update pgboss.job set retry_count = retry_limit, start_after = now()
        where name = 'send-confirmation-link' and state = 'retry'
      `.execute(database)
      return numAffectedRows
    })
    .toBe(1n)
  await expect.poll(() => jobs.givenUp(database)).toMatchObject([{ reason: 'no mail server' }])
  expect(await readJobBacklog(database)).toMatchObject({ givenUp: 1 })
  const [{ id = '' } = {}] = await jobs.givenUp(database)
  const rollback = inTransaction(database, async transaction => {
    expect(await jobs.runAgain(transaction, id)).toBe(true)
    throw new Error('rolled back')
  })
  await expect(rollback).rejects.toThrow('rolled back')
  const runAgain = () => inTransaction(database, transaction => jobs.runAgain(transaction, id))
  expect((await Promise.all([runAgain(), runAgain()])).sort()).toEqual([false, true])
  await expect.poll(() => causes.length).toBe(3)
  expect(new Set(causes).size).toBe(1)
  expect(await runAgain()).toBe(false)
})
