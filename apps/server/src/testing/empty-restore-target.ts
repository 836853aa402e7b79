import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Connection } from '../platform/database/database.ts'
import { readSettings, type Settings } from '../platform/settings.ts'
import { emptyDatabase } from './fresh-database.ts'

/** Empty database and folder as the target of a restore. */
export interface EmptyRestoreTarget {
  readonly settings: Settings
  readonly database: Connection
  readonly folder: string
  /** Contents: relations of the database, and files and folders. */
  contents(): Promise<readonly string[]>
  [Symbol.asyncDispose](): Promise<void>
}

export async function emptyRestoreTarget(changes: Record<string, string> = {}): Promise<EmptyRestoreTarget> {
  const { url, database, [Symbol.asyncDispose]: dispose } = await emptyDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'redress-restored-'))
  return {
    settings: readSettings({ DATABASE_URL: url, DATA_DIR: folder, ...changes }),
    database,
    folder,
    async contents() {
      const { rows } = await sql<{ name: string }>`
        select nspname || '.' || relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where nspname not in ('pg_catalog', 'information_schema') and nspname not like 'pg_%'
      `.execute(database)
      return [...rows.map(({ name }) => name), ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
    },
    async [Symbol.asyncDispose]() {
      await dispose()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** All rows and sequences of the product's tables as comparable text, without the log of backups. */
export async function rowsOf(database: Connection): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname
  `.execute(database)
  const all: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} as t order by 1`.execute(
      database,
    )
    if (!name.startsWith('kysely_') && name !== 'backup_moments') all[name] = rows.map(({ row }) => row)
  }
  const { rows: sequences } = await sql<{ name: string; last: string | null }>`
    select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' order by 1
  `.execute(database)
  return { ...all, sequences }
}

/** Unfinished jobs, without the queue's defaults. */
export async function openJobsOf(database: Connection): Promise<unknown[]> {
  const { rows } = await sql`
    select id, name, data, retry_count, start_after, created_on, dead_letter, retry_limit, heartbeat_seconds,
      source_name, source_id, source_output
    from pgboss.job where state < 'completed' order by id
  `.execute(database)
  return rows
}
