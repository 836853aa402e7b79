import { type Kysely, sql } from 'kysely'

/** How often a wrong password was tried from where, and which browsers have signed in to which accounts. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table password_tries (
      key text primary key,
      tries integer not null,
      last_at timestamptz not null,
      waits_until timestamptz not null
    );
    create index password_tries_last on password_tries (last_at);

    create table known_browsers (
      secret_hash text not null,
      user_id uuid not null references users on delete cascade,
      seen_at timestamptz not null,
      primary key (secret_hash, user_id)
    );
    create index known_browsers_user on known_browsers (user_id, seen_at);
  `.execute(database)
}
