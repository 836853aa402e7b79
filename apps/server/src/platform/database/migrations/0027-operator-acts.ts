import { type Kysely, sql } from 'kysely'

/** What the operator did by commands. It outlives what it was done to. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_acts (
      id uuid primary key default gen_random_uuid(),
      sequence bigint generated always as identity unique,
      kind text not null,
      subject text not null,
      claim_id uuid,
      user_id uuid,
      done_by text not null,
      why text not null,
      happened_at timestamptz not null
    );
  `.execute(database)
}
