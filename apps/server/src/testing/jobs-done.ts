import { sql } from 'kysely'
import { expect } from 'vitest'
import type { JobName } from '../platform/jobs/job-data.ts'
import type { TestServer } from './test-server.ts'

/** Waits until every job with these names is done. */
export async function jobsDone({ context }: TestServer, ...names: readonly JobName[]): Promise<void> {
  const queues = names.map(name => name.replaceAll(' ', '-'))
  const waiting = sql<{ id: string }>`select id from pgboss.job where name = any(${queues}) and state < 'completed'`
  await expect.poll(async () => (await waiting.execute(context.database)).rows, { timeout: 10_000 }).toEqual([])
}
