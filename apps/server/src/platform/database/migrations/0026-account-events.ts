import { type Kysely, sql } from 'kysely'

/** What was done with an account, and from where, for its owner to look at. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_events (
      id uuid primary key default gen_random_uuid(),
      sequence bigint generated always as identity,
      user_id uuid not null references users on delete cascade,
      session_id uuid references sessions on delete set null,
      kind text not null,
      subject text not null,
      claim_id uuid,
      browser text not null,
      network text not null,
      happened_at timestamptz not null
    );
    create index account_events_user on account_events (user_id, sequence);
    create index account_events_session on account_events (session_id);
    create index account_events_happened on account_events (happened_at);
  `.execute(database)
}
