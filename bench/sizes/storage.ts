import { withClient } from '../../apps/server/src/testing/with-client.ts'

interface Stored {
  readonly name: string
  readonly rows: string
  readonly table_bytes: string
  readonly index_bytes: string
}

const mega = (bytes: number): string => (bytes / 1_000_000).toFixed(0)

/** Prints what a database with so many claims takes: of the tables that grow with them, and of the whole. */
export async function printStorage(claims: number, databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async client => {
    const { rows } = await client.query<Stored>(
      `select relname as name, greatest(reltuples, 0)::bigint as rows, pg_table_size(oid) as table_bytes,
         pg_indexes_size(oid) as index_bytes
       from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       order by pg_total_relation_size(oid) desc`,
    )
    console.log(`| ${claims} claims: table | rows | table, MB | indexes, MB | bytes a claim |\n|---|---|---|---|---|`)
    const large = rows.filter(({ rows: count }) => Number(count) >= claims / 10)
    const sum = (of: (row: Stored) => string, among: readonly Stored[]) =>
      among.reduce((total, row) => total + Number(of(row)), 0)
    for (const [name, among] of [...large.map(row => [row.name, [row]] as const), ['all', rows] as const]) {
      const [table, index] = [sum(row => row.table_bytes, among), sum(row => row.index_bytes, among)]
      const cells = [name, sum(row => row.rows, among), mega(table), mega(index), ((table + index) / claims).toFixed(0)]
      console.log(`| ${cells.join(' | ')} |`)
    }
  })
}
