import { type Kysely, sql } from 'kysely'

/** More time for an answer, addresses that are not the defendant's, their corrections, and reminders of unpaid answers. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table claims add column extended_at timestamptz;

    alter table defendants
      add column disowned_at timestamptz,
      add column address_corrections int not null default 0,
      add check (disowned_at is null or user_id is null);

    alter table actions add column defendant_id uuid references defendants on delete cascade;
    create index actions_defendant on actions (defendant_id) where defendant_id is not null;

    alter table payments add column remind_at timestamptz;
    update payments set remind_at = opened_at + interval '48 hours'
    where status = 'open' and purpose in ('dispute', 'concession') and opened_at + interval '48 hours' > now();
    create index payments_remind on payments (remind_at) where remind_at is not null and status = 'open';
  `.execute(database)
}
