import { type Kysely, sql } from 'kysely'

/** What knows the lower case of every script, the best first: PostgreSQL's own since 17, ICU before. */
const collations = ['pg_c_utf8', 'und-x-icu']

/** Texts are compared without regard to case in every script, whatever the locale of the database is. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select collname as name from pg_collation
    where collname = any(${collations}) and collnamespace = 'pg_catalog'::regnamespace
    order by array_position(${collations}, collname::text) limit 1
  `.execute(database)
  const collation = sql.ref(rows[0]?.name ?? 'default')
  await sql`
    -- A sigma at the end of a word is a letter of its own, which the sigma of capitals never becomes.
    create or replace function searchable(value text) returns text
      language sql immutable parallel safe strict
      return translate(lower(public.unaccent('public.unaccent', value) collate ${collation}), 'ς', 'σ');
    reindex index users_search;
    reindex index claims_search;
    reindex index defendants_search;
  `.execute(database)
}
