import { type Kysely, sql } from 'kysely'

/**
 * Nothing searches the defendants' own texts since their names stand once, so their indexes go. And a PostgreSQL that has a
 * compiler leaves it alone: it takes a search of two words for expensive, and compiles it for longer than it takes. The
 * setting is the role's in this database, so that it holds behind a pooler too, where one of a connection would not.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    drop index defendants_search;
    drop index defendants_search_parts;
    drop index defendants_sort_name;

    do $$
      begin
        execute format('alter role current_user in database %I set jit = off', current_database());
      end
    $$;
  `.execute(database)
}
