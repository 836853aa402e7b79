import { sql } from 'kysely'
import type { Connection } from './database.ts'

/**
 * Lock timeout below PostgreSQL's `deadlock_timeout` of one second, so that this transaction yields before another is
 * aborted as a deadlock.
 */
const patience = '500ms'

/**
 * Locks every table at once, for work that changes several. Locking them one after the other could deadlock with
 * running servers.
 * @throws pg's lock timeout if the locks were not available soon
 */
export async function lockTables(transaction: Connection): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and pg_has_role(tableowner, 'USAGE') and tablename not like 'kysely%'
  `.execute(transaction)
  if (tables.length === 0) return
  const limit = await sql<{ is: string }>`select current_setting('statement_timeout') as is`.execute(transaction)
  const setLimit = (value?: string) => sql`select set_config('statement_timeout', ${value}, true)`.execute(transaction)
  await setLimit(patience)
  await sql`lock table ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(transaction)
  await setLimit(limit.rows[0]?.is)
}
