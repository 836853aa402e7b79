import { type Kysely, sql } from 'kysely'

/** What was changed of how one signs in, with how it was before; since when an address and a session are proven. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table emails add column confirmed_at timestamptz;
    update emails set confirmed_at = created_at where is_confirmed;

    alter table sessions add column proven_at timestamptz;
    update sessions set proven_at = created_at;
    alter table sessions alter column proven_at set not null;

    create table account_changes (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      kind text not null,
      address text not null,
      before jsonb not null,
      undo_hash text not null unique,
      happened_at timestamptz not null,
      undone_at timestamptz
    );
    create index account_changes_user on account_changes (user_id, happened_at);
    create index account_changes_happened on account_changes (happened_at);
  `.execute(database)
}
