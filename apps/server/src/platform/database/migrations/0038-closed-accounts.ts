import { type Kysely, sql } from 'kysely'

/** When somebody has closed their account, and when what was theirs alone was deleted. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column closed_at timestamptz;
    alter table users add column erased_at timestamptz;
    create index users_closed on users (closed_at) where closed_at is not null and erased_at is null;
  `.execute(database)
}
