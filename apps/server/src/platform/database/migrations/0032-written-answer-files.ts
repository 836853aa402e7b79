import { type Kysely, sql } from 'kysely'

/** What proves a payment, uploaded with a letter before there is an account: with the answer it becomes a document. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table written_answer_files (
      id uuid primary key default gen_random_uuid(),
      sequence bigint generated always as identity,
      defendant_id uuid not null references defendants on delete cascade,
      address text not null,
      file_name text not null,
      file_type text not null,
      size bigint not null,
      sha256 text not null,
      storage_key text not null unique,
      uploaded_at timestamptz not null
    );
    create index written_answer_files_place on written_answer_files (defendant_id, sequence);
  `.execute(database)
}
