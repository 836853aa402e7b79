import { type Kysely, sql } from 'kysely'

/** What the parties publish beside a public claim: each version of a reply, and the plaintiff's one answer to it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table claims add column first_reply_at timestamptz;

    create table replies (
      id uuid primary key default gen_random_uuid(),
      sequence bigint generated always as identity,
      claim_id uuid not null references claims on delete cascade,
      defendant_id uuid not null references defendants on delete cascade,
      party text not null check (party in ('Plaintiff', 'Defendant')),
      user_id uuid not null references users,
      text text not null,
      published_at timestamptz not null
    );
    create index replies_claim on replies (claim_id, sequence);
    create index replies_user on replies (user_id);
    create unique index replies_answer on replies (defendant_id) where party = 'Plaintiff';
  `.execute(database)
}
