import { type Kysely, sql } from 'kysely'

/** What the clock does to claims gets a table of its own, in which the notice periods that run now are rows. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table deadlines (
      claim_id uuid not null references claims on delete cascade,
      event text not null,
      due_at timestamptz not null,
      primary key (claim_id, event)
    );
    create index deadlines_due on deadlines (due_at);
    insert into deadlines (claim_id, event, due_at)
    select id, 'notice period over', notice_period_ends_at
    from claims
    where status = 'PENDING_PUBLICATION' and notice_period_ends_at is not null;
  `.execute(database)
}
