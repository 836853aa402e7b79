import { withClient } from '../with-client.ts'
import { plansOf } from './stretched-database.ts'

/** Indexes that serve neither a unique constraint nor a foreign key to a table with deletions. */
const optionalIndexes = `
  select indexrelid::regclass::text as name from pg_index
  where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace) and not indisunique
    and not exists (
      select from pg_constraint
      where contype = 'f' and conrelid = indrelid and conkey[1] = indkey[0] and confrelid::regclass::text = any($1)
    )
  order by name`

/** Foreign keys without an index to tables with deletions. */
const scannedReferences = `
  select concat(conrelid::regclass, '.', attname) as name
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and connamespace = 'public'::regnamespace and confrelid::regclass::text = any($1)
    and not exists (select from pg_index where indrelid = conrelid and indkey[0] = attnum)
  order by name`

/** PostgreSQL assumes some pages for a table without statistics, but scans one known to be empty. */
const forgetEmptiness = `
  update pg_class set reltuples = -1, relpages = 0
  where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples = 0`

interface IndexUses {
  /** Optional indexes that no statement uses, even if PostgreSQL avoids sequential scans. */
  readonly unused: readonly string[]
  /**
   * Foreign keys that cause a sequential scan when a statement deletes a referenced row. References to claims are left
   * out: only drafts are deleted, which have neither messages nor replies.
   */
  readonly missing: readonly string[]
}

export async function indexUses(databaseUrl: string, statements: readonly string[]): Promise<IndexUses> {
  const deletedFrom = statements.flatMap(statement =>
    [...statement.matchAll(/\bdelete from "?(\w+)/g)].map(([, table]) => table),
  )
  const { optional, missing } = await withClient(databaseUrl, async client => {
    await client.query(forgetEmptiness)
    const namesOf = async (query: string) =>
      (await client.query<{ name: string }>(query, [deletedFrom])).rows.map(({ name }) => name)
    return { optional: await namesOf(optionalIndexes), missing: await namesOf(scannedReferences) }
  })
  const withoutScans = new URL(databaseUrl)
  withoutScans.searchParams.set('options', '-c enable_seqscan=off')
  const plans = await plansOf(withoutScans.href, statements)
  const used = new Set([...plans.values()].flatMap(plan => plan?.reads.map(read => read.split(' ').at(-1)) ?? []))
  return { unused: optional.filter(name => !used.has(name)), missing }
}
