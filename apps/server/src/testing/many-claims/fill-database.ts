import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { copyIn } from '../../platform/database/copy-tables.ts'
import { openSingleConnection } from '../../platform/database/single-connection.ts'
import { ClaimRows, type FilledTable, filledTables, type Row } from './claim-rows.ts'
import { drawsFrom } from './draws.ts'
import { writeMissingRecordRows } from './write-missing-record-rows.ts'

export interface Filling {
  readonly claims: number
  /** Number of further, unpublished claims whose notice period is over. */
  readonly due?: number
  /** Filing time of the newest claims. The same arguments produce the same rows. */
  readonly now: Date
  readonly onProgress?: (claims: number) => void
}

const batchSize = 20_000
const seed = 20_260

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** Formats a value for COPY's text format. */
function field(value: Row[string] | undefined): string {
  if (value === null || value === undefined) return '\\N'
  if (value instanceof Date) return value.toISOString()
  const written = typeof value === 'object' ? `{${value.map(each => JSON.stringify(each)).join(',')}}` : String(value)
  return written.replace(/[\\\t\n\r]/g, each => escapes[each] ?? each)
}

async function copyRows(client: pg.Client, table: FilledTable, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))]
  // Missing columns are null; only lists have a default.
  const line = (row: Row) =>
    `${columns.map(column => field(column === 'record_keys' ? (row[column] ?? []) : row[column])).join('\t')}\n`
  await pipeline(Readable.from(rows.map(line)), copyIn(client, { name: table, columns }))
}

/** Tables derived from the others by triggers; they are filled once, at the end. */
const keptTables = ['record_outcomes', 'searched_claims', 'searched_defendants']
const setKeeping = async (client: pg.Client, state: 'enable' | 'disable') => {
  for (const table of [...filledTables, ...keptTables]) await client.query(`alter table ${table} ${state} trigger user`)
}

/** Drops the indexes without a constraint and returns them: building them at the end is faster. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index
     where indrelid = any($1::regclass[]) and not indisunique`,
    [[...filledTables, ...keptTables]],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

/** Fills a migrated database with claims of every status and their parties, atomically. */
export async function fillDatabase(databaseUrl: string, { claims, due = 0, now, onProgress }: Filling): Promise<void> {
  await using running = new AsyncDisposableStack()
  const { client, database } = await openSingleConnection(databaseUrl, running)
  const source = new ClaimRows(drawsFrom(seed), now)
  await database.transaction().execute(async transaction => {
    const indexes = await dropIndexes(client)
    await setKeeping(client, 'disable')
    for (let done = 0; done < claims + due; ) {
      const size = Math.min(batchSize, (done < claims ? claims : claims + due) - done)
      const rows = done < claims ? source.take(size) : source.take(size, 'due')
      for (const table of filledTables) await copyRows(client, table, rows[table])
      done += size
      onProgress?.(done)
    }
    await setKeeping(client, 'enable')
    await client.query(`set local maintenance_work_mem = '512MB'`)
    const { ofWords = [], ofOthers = [] } = Object.groupBy(indexes, definition =>
      definition.includes('searched_') ? 'ofWords' : 'ofOthers',
    )
    for (const definition of ofOthers) await client.query(definition)
    // Statistics, so that PostgreSQL plans index scans for the triggers.
    for (const table of filledTables) await client.query(`analyze ${table}`)
    await writeMissingRecordRows({ database: transaction })
    for (const definition of ofWords) await client.query(definition)
  })
  await client.query('vacuum analyze')
}
