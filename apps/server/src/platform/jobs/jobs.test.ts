import { sql } from 'kysely'
import { afterEach, expect, inject, test } from 'vitest'
import { type Connection, inTransaction, openDatabase } from '../database/database.ts'
import { createLog } from '../observability/log.ts'
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
  await expect.poll(() => done.length, { timeout: 15_000 }).toBe(20)
  expect(done.at(-1)).toBe('7')
  expect(done.toSorted()).toEqual(ids.toSorted())
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
  await expect.poll(() => done.length, { timeout: 20_000 }).toBe(1)
  await second.stop()
  expect(done).toHaveLength(1)
})
