import { sql } from 'kysely'
import type { Connection } from './database.ts'

/** Number of PostgreSQL's connections, by any client, and the limit for users without administrator rights. */
export async function countConnections(connection: Connection): Promise<{ used: number; allowed: number }> {
  const { rows } = await sql<{ used: number; allowed: number }>`
    select
      -- What a role may see that is not the administrator.
      (select sum(numbackends)::integer from pg_stat_database) as used,
      current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer
        - coalesce(current_setting('reserved_connections', true)::integer, 0) as allowed
  `.execute(connection)
  const [counted = { used: 0, allowed: 0 }] = rows
  return counted
}
