import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Connection } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/schema.ts'

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly PlanNode[]
}

interface Plan extends PlanNode {
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
}

export interface Measured {
  readonly statement: string
  readonly plan: PlanNode
  /** Rows read from tables and indexes, including discarded ones. */
  readonly rows: number
  readonly buffers: number
  readonly milliseconds: number
  /** Tables read by a sequential scan. */
  readonly scanned: readonly string[]
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const discarded = (node: PlanNode): number =>
  (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)

const rowsRead = (node: PlanNode): number =>
  /Scan$/.test(node['Node Type']) && !/^(Subquery|CTE|Function|Values) /.test(node['Node Type'])
    ? (node['Actual Rows'] + discarded(node)) * node['Actual Loops']
    : 0

/** Runs an act, and then explains and analyses each statement that it sent. */
export async function measureStatements(
  databaseUrl: string,
  act: (database: Connection) => Promise<unknown>,
): Promise<readonly Measured[]> {
  const sent: CompiledQuery[] = []
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const database = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void sent.push(query),
  })
  try {
    await act(database)
    const measured: Measured[] = []
    for (const { sql, parameters } of sent.filter(({ sql }) => /^(select|with)\b/i.test(sql.trim()))) {
      const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan; 'Execution Time': number }] }>({
        text: `explain (analyze, buffers, format json) ${sql}`,
        values: [...parameters],
      })
      const found = rows[0]?.['QUERY PLAN'][0]
      if (!found) throw new Error('Nothing was explained')
      const nodes = nodesOf(found.Plan)
      measured.push({
        statement: sql,
        plan: found.Plan,
        rows: nodes.reduce((sum, node) => sum + rowsRead(node), 0),
        buffers: found.Plan['Shared Hit Blocks'] + found.Plan['Shared Read Blocks'],
        milliseconds: found['Execution Time'],
        scanned: nodes.flatMap(node => (node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : [])),
      })
    }
    return measured
  } finally {
    await database.destroy()
  }
}
