import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  growingIn,
  type Planned,
  plansOf,
  startStretched,
} from '../../apps/server/src/testing/many-claims/stretched-database.ts'
import { withClient } from '../../apps/server/src/testing/with-client.ts'
import { type Preparation, prepareInstallation } from '../answers/prepared-installation.ts'

interface Options extends Required<Pick<Preparation, 'claims'>> {
  readonly kept: string
  /** How many times more rows PostgreSQL is to take its tables for. */
  readonly times: number
}

/** What the product has sent to this database, as PostgreSQL keeps it: with parameters in place of values. */
const sentStatements = (databaseUrl: string): Promise<string[]> =>
  withClient(databaseUrl, async client => {
    const { rows } = await client.query<{ query: string }>(
      `select distinct query from pg_stat_statements
       where query ~* '^\\s*(select|with|insert|update|delete)' and query !~* 'pg_|pgboss|generate_series|/\\*'`,
    )
    return rows.map(({ query }) => query)
  })

/**
 * Asks PostgreSQL how it would answer the product's statements with many times more rows than there are, by a copy of its
 * files. Prints whatever would be answered otherwise, or would cost notably more.
 */
export async function simulatePlans({ claims, kept, times }: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'redress-bench-'))
  await using running = new AsyncDisposableStack()
  running.defer(() => rmSync(folder, { recursive: true, force: true }))
  const installation = new AsyncDisposableStack()
  const { databaseUrl } = await prepareInstallation({ claims, kept }, installation)
  const statements = await sentStatements(databaseUrl)
  const before = await plansOf(databaseUrl, statements)
  const growing = await growingIn(databaseUrl, claims)
  await installation.disposeAsync()

  const database = join(folder, 'database')
  // Owners and all: PostgreSQL takes no files of others.
  execFileSync('cp', ['-a', join(kept, String(claims), 'database'), database])
  const { connectionString, stop } = await startStretched(database, growing, times)
  running.defer(stop)
  const after = await plansOf(connectionString, statements)
  print({ before, after, sent: statements.length, times, tables: growing.tables })
}

interface Printed {
  readonly before: ReadonlyMap<string, Planned | null>
  readonly after: ReadonlyMap<string, Planned | null>
  readonly sent: number
  readonly times: number
  /** Those that grow with the claims. */
  readonly tables: readonly string[]
}

const notableCost = 1.5

function print({ before, after, sent, times, tables }: Printed): void {
  const changed: string[] = []
  let planned = 0
  for (const [statement, now] of after) {
    const then = before.get(statement)
    if (!then || !now) continue
    planned++
    const ratio = then.cost === 0 ? 1 : now.cost / then.cost
    const isSame = now.reads.join() === then.reads.join()
    const scanned = now.reads.filter(read => tables.some(table => read === `Seq Scan ${table}`))
    if (isSame && ratio < notableCost && scanned.length === 0) continue
    const text = statement.replaceAll(/\s+/g, ' ').slice(0, 160)
    const reads = isSame ? now.reads.join(', ') : `${then.reads.join(', ')} → ${now.reads.join(', ')}`
    changed.push(`| ${text.replaceAll('|', '\\|')} | ${ratio.toFixed(1)} | ${reads} |`)
  }
  console.log(
    `${planned} of ${sent} statements planned; with ${times} times the rows ${planned - changed.length} are answered by the same indexes at less than ${notableCost} times the cost. The others:`,
  )
  console.log('| statement | cost, times | how its tables are read |\n|---|---|---|')
  for (const line of changed.toSorted()) console.log(line)
}
