import { type Kysely, sql } from 'kysely'

/**
 * A defendant's place knows how the letters to it arrive; of those that were sent before, nothing is known. Claims whose
 * notice period runs now get the reminders that are still to come.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table defendants
      add column letter_queued_at timestamptz,
      add column letter_accepted_at timestamptz,
      add column letter_refused_at timestamptz,
      add column letter_refusal text,
      add column letter_opened_at timestamptz,
      add check ((letter_refused_at is null) = (letter_refusal is null));

    insert into deadlines (claim_id, event, due_at)
    select claim_id, event, due_at
    from (
      select claims.id as claim_id, paid.at as begins_at, half, reminder.*
      from claims
      join lateral (
        select min(created_at) as at from actions where claim_id = claims.id and type = 'CLAIM_PAID'
      ) as paid on true
      cross join lateral (select paid.at + (notice_period_ends_at - paid.at) / 2 as half) as middle
      cross join lateral (
        values
          ('first reminder', half),
          ('second reminder', notice_period_ends_at - interval '72 hours'),
          ('last reminder', notice_period_ends_at - interval '24 hours')
      ) as reminder (event, due_at)
      where status = 'PENDING_PUBLICATION' and paid.at is not null
    ) as planned
    where due_at > now() and due_at >= begins_at + interval '24 hours' and (event = 'first reminder' or due_at > half);
  `.execute(database)
}
