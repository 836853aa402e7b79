import { withClient } from '../../apps/server/src/testing/with-client.ts'

export interface StatementCounts {
  readonly statements: number
  readonly rows: number
  /** Pages of tables and indexes read. */
  readonly pages: number
}

const requests = 40
const fewestRequests = 3
/** Time limit in milliseconds; slow requests need fewer repetitions. */
const longEnough = 10_000

/**
 * Database cost of one request. Statements sent for less than half of the requests belong to background work and are
 * left out; so are those that fetch jobs.
 */
export function countStatements(databaseUrl: string, ask: () => Promise<unknown>): Promise<StatementCounts> {
  return withClient(databaseUrl, async client => {
    await client.query('select pg_stat_statements_reset()')
    const begun = performance.now()
    let sent = 0
    while (sent < requests && (sent < fewestRequests || performance.now() - begun < longEnough)) {
      await ask()
      sent++
    }
    const { rows } = await client.query<StatementCounts>(
      `select round(sum(calls) / $1)::int as statements, round(sum(rows) / $1)::int as rows,
         round(sum(shared_blks_hit + shared_blks_read) / $1)::int as pages
       from pg_stat_statements where calls * 2 >= $1 and query !~* 'pgboss.*skip locked'`,
      [sent],
    )
    return rows[0] ?? { statements: 0, rows: 0, pages: 0 }
  })
}
