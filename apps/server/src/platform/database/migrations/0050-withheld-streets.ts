import { type Kysely, sql } from 'kysely'

/** Whether the public is shown the street of a plaintiff, who may withhold it; the parties are. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column is_street_public boolean not null default true`.execute(database)
}
