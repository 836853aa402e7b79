import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Connection } from '../platform/database/database.ts'

/** Number of connections that wait for a lock, optionally only those whose statement contains the text. */
export async function waitingForLocks(database: Connection, text = ''): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and position(${text} in query) > 0
  `.execute(database)
  return rows[0]?.count ?? 0
}

/** Waits until a connection waits for a lock. Jobs of the server may wait as well, so that there can be several. */
export const lockAwaited = (database: Connection): Promise<void> =>
  expect.poll(() => waitingForLocks(database), { interval: 2 }).toBeGreaterThan(0)
