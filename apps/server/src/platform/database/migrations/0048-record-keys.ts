import { type Kysely, sql } from 'kysely'

/**
 * Keys of companies stand in their index as soon as they are written. Where many claims are written, each look for one of
 * their keys read the whole list of those that waited to be put there.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter index defendants_record_keys set (fastupdate = off);
    select gin_clean_pending_list('defendants_record_keys');
  `.execute(database)
}
