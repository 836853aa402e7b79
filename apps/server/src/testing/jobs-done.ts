import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { JobName } from '../platform/jobs/job-data.ts'
import type { TestServer } from './test-server.ts'

/** Waits until every job with these names is done. */
export async function jobsDone({ context }: TestServer, ...names: readonly JobName[]): Promise<void> {
  const queues = names.map(name => name.replaceAll(' ', '-'))
  const waiting = sql<{ id: string }>`select id from pgboss.job where name = any(${queues}) and state < 'completed'`
  await vi.waitFor(async () => expect((await waiting.execute(context.database)).rows).toEqual([]), { timeout: 60_000 })
}
