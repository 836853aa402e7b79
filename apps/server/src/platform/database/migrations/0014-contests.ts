import { type Kysely, sql } from 'kysely'

/**
 * A defendant's place knows whether its holder has confirmed the address that the claim names, and who contests it. A
 * resolution knows for whom it was made or accepted by an account that has lost its place since.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table defendants
      add column is_address_confirmed boolean not null default false,
      add column contested_at timestamptz,
      add column contested_by text check (contested_by in ('Plaintiff', 'named address')),
      add check ((contested_at is null) = (contested_by is null)),
      add check (contested_at is null or user_id is not null);
    update defendants set is_address_confirmed = true
    from emails
    where emails.address = defendants.email and emails.is_confirmed and emails.user_id = defendants.user_id;

    create table contest_links (
      token_hash text primary key,
      defendant_id uuid not null references defendants on delete cascade,
      user_id uuid not null references users on delete cascade,
      taken_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index contest_links_defendant on contest_links (defendant_id);

    alter table resolutions add column former_defendant_id uuid references defendants on delete set null;
  `.execute(database)
}
