import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'

const schema = readFileSync(join(import.meta.dirname, 'baseline', 'tables.sql'), 'utf8')

/** Collations that know the lower case of every script, best first: PostgreSQL's own since 17, then ICU. */
const collations = ['pg_c_utf8', 'und-x-icu']

/** Search ignores case and accents in every script, whatever the database's locale. */
async function makeSearchable(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select collname as name from pg_collation
    where collname = any(${collations}) and collnamespace = 'pg_catalog'::regnamespace
    order by array_position(${collations}, collname::text) limit 1
  `.execute(database)
  const collation = sql.ref(rows[0]?.name ?? 'default')
  await sql`
    create extension if not exists unaccent;
    create extension if not exists pg_trgm;

    -- unaccent() itself is not immutable, because its dictionary could be replaced; ours never is. A sigma at the end of a
    -- word is a letter of its own, which the sigma of capitals never becomes.
    create function searchable(value text) returns text
      language sql immutable parallel safe strict
      return translate(lower(public.unaccent('public.unaccent', value) collate ${collation}), 'ς', 'σ');
  `.execute(database)
}

/**
 * Planner settings, stored in the role for this database, so that they apply behind a pooler too. The planner
 * overestimates a search of two words: JIT compilation would take longer than the search, and it is over before a
 * parallel worker has started.
 */
const planning = sql`
  do $$
    begin
      execute format('alter role current_user in database %I set jit = off', current_database());
      execute format('alter role current_user in database %I set max_parallel_workers_per_gather = 0', current_database());
    end
  $$;
`

/**
 * The name of the baseline contains a hash of its schema. Until the first release the schema changes here, and a
 * database with another baseline is refused. From the release on the file is frozen.
 */
export const name = `0001-baseline-${createHash('sha256').update(schema).digest('hex').slice(0, 8)}`

export async function up(database: Kysely<unknown>): Promise<void> {
  await makeSearchable(database)
  await sql.raw(schema).execute(database)
  await planning.execute(database)
}
