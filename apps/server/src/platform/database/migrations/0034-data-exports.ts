import { type Kysely, sql } from 'kysely'

/** The archive of everything about an account that its owner has asked for last. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table data_exports (
      user_id uuid primary key references users on delete cascade,
      id uuid not null unique,
      requested_at timestamptz not null,
      storage_key text,
      made_at timestamptz,
      size bigint
    );
    create index data_exports_age on data_exports (coalesce(made_at, requested_at));
  `.execute(database)
}
