import { type Kysely, sql } from 'kysely'

/**
 * Who has agreed that the public may see a claim that was settled within its notice period. Of those that were settled
 * before there was this, what is public stays public; where the notice period still runs, nothing has been shown yet, and
 * nothing is.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table claims add column shown_at timestamptz;
    update claims set shown_at = notice_period_ends_at
    where resolved_at < notice_period_ends_at and notice_period_ends_at <= now();

    create table showing_consents (
      claim_id uuid not null references claims on delete cascade,
      user_id uuid not null references users,
      given_at timestamptz not null,
      primary key (claim_id, user_id)
    );
    create index showing_consents_user on showing_consents (user_id);
  `.execute(database)
}
