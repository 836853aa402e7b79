import { type Kysely, sql } from 'kysely'

/** What people report of the public record, and what the operator did about it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table reports (
      id uuid primary key default gen_random_uuid(),
      sequence bigint generated always as identity,
      claim_id uuid not null references claims on delete cascade,
      reply_id uuid references replies on delete cascade,
      reason text not null,
      text text not null,
      email text not null,
      language text not null,
      reported_at timestamptz not null,
      settled_at timestamptz,
      note text,
      check ((settled_at is null) = (note is null))
    );
    create index reports_claim on reports (claim_id);
    create index reports_reply on reports (reply_id);
    create index reports_open on reports (sequence) where settled_at is null;
  `.execute(database)
}
