import { execFileSync } from 'node:child_process'
import { chownSync, closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '../../apps/server/src/local/embedded-database.ts'
import { createLog } from '../../apps/server/src/platform/observability/log.ts'
import { type Preparation, prepareInstallation, runStatements } from '../answers/prepared-installation.ts'
import { withClient } from '../answers/with-client.ts'

interface Options extends Required<Pick<Preparation, 'claims'>> {
  readonly kept: string
  /** How many times more rows PostgreSQL is to take its tables for. */
  readonly times: number
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Total Cost': number
  readonly Plans?: readonly PlanNode[]
}

interface Planned {
  readonly cost: number
  /** How each table is read, in the order of the plan. */
  readonly reads: readonly string[]
}

/** PostgreSQL keeps a relation in files of so many pages of so many bytes. */
const pagesOfFile = 131_072
const pageBytes = 8_192

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const readOf = (node: PlanNode): string[] =>
  node['Relation Name'] || node['Index Name']
    ? [`${node['Node Type']} ${node['Relation Name'] ?? ''} ${node['Index Name'] ?? ''}`.trim()]
    : []

/** What the product has sent to this database, as PostgreSQL keeps it: with parameters in place of values. */
const sentStatements = (databaseUrl: string): Promise<string[]> =>
  withClient(databaseUrl, async client => {
    const { rows } = await client.query<{ query: string }>(
      `select distinct query from pg_stat_statements
       where query ~* '^\\s*(select|with|insert|update|delete)' and query !~* 'pg_|pgboss|generate_series|/\\*'`,
    )
    return rows.map(({ query }) => query)
  })

/** How each statement would be answered, whatever its values; those whose values PostgreSQL cannot guess the type of are left out. */
const plansOf = (databaseUrl: string, statements: readonly string[]): Promise<ReadonlyMap<string, Planned>> =>
  withClient(databaseUrl, async client => {
    const planned = new Map<string, Planned>()
    for (const statement of statements) {
      try {
        const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
          `explain (generic_plan, format json) ${statement}`,
        )
        const plan = rows[0]?.['QUERY PLAN'][0].Plan
        if (plan) planned.set(statement, { cost: plan['Total Cost'], reads: nodesOf(plan).flatMap(readOf) })
      } catch {
        // Told by the number of those that were planned.
      }
    }
    return planned
  })

interface Relation {
  readonly path: string
  readonly pages: number
}

const growingTables = (claims: number) => `
  select oid, reltoastrelid from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples >= ${claims / 10}`

/** The files of the tables that grow with the claims, of their indexes, and of what is kept beside them. */
const growingRelations = (databaseUrl: string, claims: number): Promise<Relation[]> =>
  withClient(databaseUrl, async client => {
    const { rows } = await client.query<Relation>(
      `with growing as (${growingTables(claims)}),
         tables as (select oid from growing union select reltoastrelid from growing where reltoastrelid <> 0)
       select pg_relation_filepath(oid) as path, (pg_relation_size(oid) / ${pageBytes})::int as pages
       from (select oid from tables union select indexrelid from pg_index where indrelid in (select oid from tables)) as all_of
       where pg_relation_size(oid) > 0`,
    )
    return rows
  })

const namesOf = (databaseUrl: string, claims: number): Promise<string[]> =>
  withClient(databaseUrl, async client => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where oid in (select oid from (${growingTables(claims)}) as growing)`,
    )
    return rows.map(({ name }) => name)
  })

/** Has a relation's files be so many pages long; the added ones are empty and take no room on the disk. */
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

/**
 * Asks PostgreSQL how it would answer the product's statements with many times more rows than there are: a copy of its
 * files is stretched by empty pages, so that it takes the tables for that long. Nothing is read from it. Prints whatever
 * would be answered otherwise, or would cost notably more.
 */
export async function simulatePlans({ claims, kept, times }: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'redress-bench-'))
  await using running = new AsyncDisposableStack()
  running.defer(() => rmSync(folder, { recursive: true, force: true }))
  const installation = new AsyncDisposableStack()
  const { databaseUrl } = await prepareInstallation({ claims, kept }, installation)
  const statements = await sentStatements(databaseUrl)
  const before = await plansOf(databaseUrl, statements)
  const relations = await growingRelations(databaseUrl, claims)
  const tables = await namesOf(databaseUrl, claims)
  await installation.disposeAsync()

  const database = join(folder, 'database')
  // Owners and all: PostgreSQL takes no files of others.
  execFileSync('cp', ['-a', join(kept, String(claims), 'database'), database])
  for (const relation of relations) stretch(join(database, 'data'), relation, times)
  const { connectionString, stop } = await startEmbeddedDatabase(database, { log: createLog('warn') })
  running.defer(stop)
  await runStatements(
    connectionString,
    `update pg_class set reltuples = reltuples * ${times}, relpages = relpages * ${times},
       relallvisible = relallvisible * ${times}
     where oid in (select oid from (${growingTables(claims)}) as growing)
       or oid in (select indexrelid from pg_index join (${growingTables(claims)}) as growing on growing.oid = indrelid)`,
  )
  // Where values are so many, as plaintiffs are, there are more of them too; of statuses there are not.
  await runStatements(
    connectionString,
    `update pg_statistic set stadistinct = stadistinct * ${times} where stadistinct > 1000`,
  )
  const after = await plansOf(connectionString, statements)
  print({ before, after, sent: statements.length, times, tables: new Set(tables) })
}

interface Printed {
  readonly before: ReadonlyMap<string, Planned>
  readonly after: ReadonlyMap<string, Planned>
  readonly sent: number
  readonly times: number
  /** Those that grow with the claims. */
  readonly tables: ReadonlySet<string>
}

const notableCost = 1.5

function print({ before, after, sent, times, tables }: Printed): void {
  const changed: string[] = []
  for (const [statement, now] of after) {
    const then = before.get(statement)
    if (!then) continue
    const ratio = then.cost === 0 ? 1 : now.cost / then.cost
    const isSame = now.reads.join() === then.reads.join()
    const scanned = now.reads.filter(read => [...tables].some(table => read === `Seq Scan ${table}`))
    if (isSame && ratio < notableCost && scanned.length === 0) continue
    const text = statement.replaceAll(/\s+/g, ' ').slice(0, 160)
    const reads = isSame ? now.reads.join(', ') : `${then.reads.join(', ')} → ${now.reads.join(', ')}`
    changed.push(`| ${text.replaceAll('|', '\\|')} | ${ratio.toFixed(1)} | ${reads} |`)
  }
  console.log(
    `${after.size} of ${sent} statements planned; with ${times} times the rows ${after.size - changed.length} are answered by the same indexes at less than ${notableCost} times the cost. The others:`,
  )
  console.log('| statement | cost, times | how its tables are read |\n|---|---|---|')
  for (const line of changed.toSorted()) console.log(line)
}
