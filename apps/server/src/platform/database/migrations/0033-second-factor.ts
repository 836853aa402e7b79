import { type Kysely, sql } from 'kysely'

/** What signing in asks for besides the password: codes of an app, and what stands in for a lost app. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column authenticator_secret text, add column authenticator_step integer;

    create table authenticator_offers (
      user_id uuid primary key references users on delete cascade,
      secret text not null,
      expires_at timestamptz not null
    );

    create table recovery_codes (
      code_hash text primary key,
      user_id uuid not null references users on delete cascade,
      used_at timestamptz
    );
    create index recovery_codes_user on recovery_codes (user_id);

    create table sign_in_steps (
      secret_hash text primary key,
      user_id uuid not null references users on delete cascade,
      expires_at timestamptz not null
    );
    create index sign_in_steps_user on sign_in_steps (user_id);
    create index sign_in_steps_expires on sign_in_steps (expires_at);

    update account_changes set before = before || '{"secondFactor": null}';
  `.execute(database)
}
