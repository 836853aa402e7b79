import { sql } from 'kysely'
import type { Connection } from '../platform/database/database.ts'

/** How many connections to a database wait for a lock. */
export async function waitingForLocks(database: Connection): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(database)
  return rows[0]?.count ?? 0
}
