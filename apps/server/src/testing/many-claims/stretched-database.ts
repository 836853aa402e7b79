import { chownSync, closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../local/embedded-database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { createLog } from '../../platform/observability/log.ts'
import { withClient } from '../with-client.ts'
import { fillDatabase } from './fill-database.ts'

// Query plans for many times more rows. The files of a stopped database are extended by empty (sparse) pages, so that the
// planner sees large tables. Nothing is read from them.

/** Pages per file and bytes per page of a relation. */
const pagesOfFile = 131_072
const pageBytes = 8_192

interface Relation {
  readonly path: string
  readonly pages: number
}

/** Tables that grow with the claims, and the files of these, their indexes and TOAST tables. */
interface Growing {
  readonly claims: number
  readonly tables: readonly string[]
  readonly relations: readonly Relation[]
}

const growingTables = (claims: number) => `
  select oid, relname, reltoastrelid from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples >= ${claims / 10}`

/** Tables and relations that grow with the claims, in a filled and analysed database. */
const growingIn = (databaseUrl: string, claims: number): Promise<Growing> =>
  withClient(databaseUrl, async client => {
    const { rows: tables } = await client.query<{ relname: string }>(growingTables(claims))
    const { rows: relations } = await client.query<Relation>(
      `with growing as (${growingTables(claims)}),
         tables as (select oid from growing union select reltoastrelid from growing where reltoastrelid <> 0)
       select pg_relation_filepath(oid) as path, (pg_relation_size(oid) / ${pageBytes})::int as pages
       from (select oid from tables union select indexrelid from pg_index where indrelid in (select oid from tables)) as all_of
       where pg_relation_size(oid) > 0`,
    )
    return { claims, tables: tables.map(({ relname }) => relname), relations }
  })

/** Extends the files of a relation to a number of pages. */
function stretch(folder: string, { path, pages }: Relation, times: number): void {
  const first = join(folder, path)
  const { uid, gid } = statSync(first)
  for (let file = 0, left = pages * times; left > 0; file++, left -= pagesOfFile) {
    const name = file === 0 ? first : `${first}.${file}`
    const opened = openSync(name, 'a')
    ftruncateSync(opened, Math.min(left, pagesOfFile) * pageBytes)
    closeSync(opened)
    chownSync(name, uid, gid)
  }
}

/** Starts the embedded database on stretched files, which are unusable for anything else afterwards. */
async function startStretched(
  folder: string,
  { claims, relations }: Growing,
  times: number,
): Promise<EmbeddedDatabase> {
  for (const relation of relations) stretch(join(folder, 'data'), relation, times)
  const database = await startEmbeddedDatabase(folder, { log: createLog('warn') })
  await withClient(database.connectionString, async client => {
    await client.query(
      `update pg_class set reltuples = reltuples * ${times}, relpages = relpages * ${times},
         relallvisible = relallvisible * ${times}
       where oid in (select oid from (${growingTables(claims)}) as growing)
         or oid in (select indexrelid from pg_index join (${growingTables(claims)}) as growing on growing.oid = indrelid)`,
    )
    // Columns with many distinct values, such as plaintiffs, grow too; those with few, such as statuses, do not.
    await client.query(`update pg_statistic set stadistinct = stadistinct * ${times} where stadistinct > 1000`)
  })
  return database
}

export interface StretchedDatabase {
  readonly url: string
  /** Tables that grow with the claims. */
  readonly tables: readonly string[]
  [Symbol.asyncDispose](): Promise<void>
}

/** PostgreSQL that plans as for a multiple of the claims in its database. */
export async function stretchedDatabase(filling: {
  readonly claims: number
  readonly times: number
}): Promise<StretchedDatabase> {
  const { claims, times } = filling
  const folder = mkdtempSync(join(tmpdir(), 'redress-stretched-'))
  const filled = await startEmbeddedDatabase(folder, { log: createLog('warn'), isForTests: true })
  await migrate(filled.connectionString)
  await fillDatabase(filled.connectionString, { claims, now: new Date('2026-06-01T12:00:00Z') })
  // Autovacuum would find empty pages.
  await withClient(filled.connectionString, client => client.query('alter system set autovacuum = off'))
  const growing = await growingIn(filled.connectionString, claims)
  await filled.stop()
  const { connectionString, stop } = await startStretched(folder, growing, times)
  return {
    url: connectionString,
    tables: growing.tables,
    async [Symbol.asyncDispose]() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Total Cost': number
  readonly Plans?: readonly PlanNode[]
}

export interface Planned {
  readonly cost: number
  /** Access method of each table, in plan order. */
  readonly reads: readonly string[]
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const readOf = (node: PlanNode): string[] =>
  node['Relation Name'] || node['Index Name']
    ? [`${node['Node Type']} ${node['Relation Name'] ?? ''} ${node['Index Name'] ?? ''}`.trim()]
    : []

/** Generic plan of each statement; `null` if PostgreSQL cannot infer the parameter types. */
export const plansOf = (
  databaseUrl: string,
  statements: Iterable<string>,
): Promise<ReadonlyMap<string, Planned | null>> =>
  withClient(databaseUrl, async client => {
    const planned = new Map<string, Planned | null>()
    for (const statement of statements) {
      const plan = await client
        .query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (generic_plan, format json) ${statement}`)
        .then(({ rows }) => rows[0]?.['QUERY PLAN'][0].Plan ?? null)
        .catch(() => null)
      planned.set(statement, plan && { cost: plan['Total Cost'], reads: nodesOf(plan).flatMap(readOf) })
    }
    return planned
  })
