import { sql } from 'kysely'
import type { Connection } from './database.ts'

/**
 * Less than a second, after which PostgreSQL looks whether two transactions wait for each other, and ends one of them: who
 * gives way before that has nobody ended.
 */
const patience = '500ms'

/**
 * Takes every table at once, for what changes several of them. One that took them one after the other would hold some and
 * wait for others, which transactions of running servers hold that wait for it.
 * @throws pg's code for a statement that was ended, where it gives way because they were not to be had soon
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
