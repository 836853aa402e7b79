import { type Kysely, sql } from 'kysely'

/** Which backup was written last, and which one a check has restored, so that a running server can tell its operator. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table backup_moments (
      kind text primary key check (kind in ('written', 'restored')),
      moment timestamptz not null
    );
  `.execute(database)
}
