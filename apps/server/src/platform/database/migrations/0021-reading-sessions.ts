import { type Kysely, sql } from 'kysely'

/** Who opened a letter with its code reads the claim for a while without it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table reading_sessions (
      token_hash text primary key,
      defendant_id uuid not null references defendants on delete cascade,
      code_hash text not null,
      opened_at timestamptz not null,
      closes_at timestamptz not null
    );
    create index reading_sessions_defendant on reading_sessions (defendant_id);
    create index reading_sessions_closes on reading_sessions (closes_at);
  `.execute(database)
}
