import { type Kysely, sql } from 'kysely'

/**
 * Everybody who disputes or concedes has a payment and words of their own; history keeps the fee of each act; a claim
 * that is answered before its notice period is over is published when it is.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table dispute_statements (
      claim_id uuid not null references claims on delete cascade,
      user_id uuid not null references users,
      reason text not null,
      explanation text not null,
      written_at timestamptz not null,
      primary key (claim_id, user_id)
    );
    insert into dispute_statements (claim_id, user_id, reason, explanation, written_at)
    select claims.id, payments.opened_by, claims.dispute_reason, claims.dispute_explanation, payments.opened_at
    from claims join payments on payments.claim_id = claims.id and payments.purpose = 'dispute'
    where claims.disputed_at is null and claims.dispute_reason is not null
    on conflict do nothing;
    update claims set dispute_reason = null, dispute_explanation = null where disputed_at is null;

    drop index payments_one_open;
    create unique index payments_one_open on payments (claim_id, purpose)
      where status = 'open' and purpose not in ('dispute', 'concession');
    create unique index payments_one_open_act on payments (claim_id, purpose, opened_by) where status = 'open';

    alter table payments drop constraint payments_claim_id_fkey;

    alter table actions add column fee_cents bigint;

    insert into deadlines (claim_id, event, due_at)
    select id, 'notice period over', notice_period_ends_at
    from claims
    where notice_period_ends_at > now()
      and status in (
        'DISPUTED', 'RESOLUTION_PROPOSED_BY_PLAINTIFF', 'RESOLUTION_PROPOSED_BY_DEFENDANT', 'RESOLUTION_REJECTED',
        'RESOLUTION_ACCEPTED'
      )
    on conflict do nothing;
  `.execute(database)
}
