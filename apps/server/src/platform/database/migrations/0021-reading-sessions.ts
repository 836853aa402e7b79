import { type Kysely, sql } from 'kysely'

/** Who opened a letter with its code reads the claim for a while without it, and writes an answer before there is an account. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table reading_sessions (
      token_hash text primary key,
      defendant_id uuid not null references defendants on delete cascade,
      code_hash text not null,
      opened_at timestamptz not null,
      closes_at timestamptz not null,
      answered_by uuid references users on delete cascade
    );
    create index reading_sessions_defendant on reading_sessions (defendant_id);
    create index reading_sessions_answered on reading_sessions (answered_by);

    create table written_answers (
      defendant_id uuid primary key references defendants on delete cascade,
      address text not null,
      answer jsonb not null,
      written_at timestamptz not null
    );
  `.execute(database)
}
