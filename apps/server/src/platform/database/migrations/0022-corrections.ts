import { type Kysely, sql } from 'kysely'

/** More time for an answer, addresses that are not the defendant's, and their corrections. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table claims add column extended_at timestamptz;

    alter table defendants
      add column disowned_at timestamptz,
      add column address_corrections int not null default 0,
      add check (disowned_at is null or user_id is null);

    alter table actions add column defendant_id uuid references defendants on delete cascade;
    create index actions_defendant on actions (defendant_id) where defendant_id is not null;
  `.execute(database)
}
