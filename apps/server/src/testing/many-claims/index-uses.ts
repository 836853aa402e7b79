import { withClient } from '../with-client.ts'
import { plansOf } from './stretched-database.ts'

/** The indexes that no unique rule needs, and no foreign key to a table from which rows are deleted. */
const optionalIndexes = `
  select indexrelid::regclass::text as name from pg_index
  where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace) and not indisunique
    and not exists (
      select from pg_constraint
      where contype = 'f' and conrelid = indrelid and conkey[1] = indkey[0] and confrelid::regclass::text = any($1)
    )
  order by name`

/** The foreign keys to tables from which rows are deleted that no index begins with. */
const scannedReferences = `
  select concat(conrelid::regclass, '.', attname) as name
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and connamespace = 'public'::regnamespace and confrelid::regclass::text = any($1)
    and not exists (select from pg_index where indrelid = conrelid and indkey[0] = attnum)
  order by name`

/** PostgreSQL takes a table for some pages long if nobody has counted its rows; it scans one that it knows to be empty. */
const forgetEmptiness = `
  update pg_class set reltuples = -1, relpages = 0
  where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples = 0`

interface IndexUses {
  /** The optional indexes that PostgreSQL uses for none of the statements, even if it avoids scans of whole tables. */
  readonly unused: readonly string[]
  /**
   * The columns by which PostgreSQL scans a table whenever one of the statements deletes a row that the column may name. What
   * goes with a claim is not looked at: drafts alone are deleted, which have neither messages nor replies.
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
