import { type Kysely, sql } from 'kysely'

/**
 * What the parties of a claim write to each other, with files, and who has read it; who added a document: of those there
 * were, the plaintiff. Mail about what comes often has a pause.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table messages (
      id uuid primary key default gen_random_uuid(),
      sequence bigint generated always as identity,
      claim_id uuid not null references claims on delete cascade,
      user_id uuid not null references users,
      party text not null,
      kind text not null check (kind in ('message', 'already paid')),
      text text not null,
      paid_on date,
      paid_cents bigint check (paid_cents > 0),
      created_at timestamptz not null,
      check ((kind = 'already paid') = (paid_on is not null)),
      check ((paid_on is null) = (paid_cents is null))
    );
    create index messages_claim on messages (claim_id, sequence);

    create table message_reads (
      claim_id uuid not null references claims on delete cascade,
      user_id uuid not null references users on delete cascade,
      read_up_to bigint not null,
      primary key (claim_id, user_id)
    );

    create table gathered_mails (
      user_id uuid not null references users on delete cascade,
      claim_id uuid not null references claims on delete cascade,
      due_at timestamptz,
      mailed_at timestamptz,
      primary key (user_id, claim_id)
    );
    create index gathered_mails_due on gathered_mails (due_at) where due_at is not null;
    create index notifications_claim on notifications (claim_id, user_id);

    alter table documents
      add column added_by uuid references users,
      add column message_id uuid references messages on delete cascade,
      add column is_unsent boolean not null default false,
      add column read_by_others_at timestamptz,
      add check (not is_unsent or message_id is null);
    update documents set added_by = plaintiff_id from claims where claims.id = documents.claim_id;
    alter table documents alter column added_by set not null;
    create index documents_message on documents (message_id) where message_id is not null;
  `.execute(database)
}
