import { sql } from 'kysely'
import type { Connection } from '../platform/database/database.ts'

/** Number of connections that wait for a lock, optionally only those whose statement contains the text. */
export async function waitingForLocks(database: Connection, text = ''): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and position(${text} in query) > 0
  `.execute(database)
  return rows[0]?.count ?? 0
}
