import { type Kysely, sql } from 'kysely'

/**
 * Accounts get a language, and notifications what they speak of in place of English sentences. Of those that were told
 * before, it is taken from their claims as they are now.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column language text not null default 'en';
    alter table users alter column language drop default;

    alter table notifications add column facts jsonb;
    update notifications set facts = jsonb_build_object(
      'topic', case when notifications.subject ~ '^The value of ' then 'CLAIM_AMENDED' else notifications.type end,
      'claimType', claims.type,
      'plaintiff', trim(users.first_name || ' ' || users.last_name),
      'defendants', coalesce(
        (
          select jsonb_agg(coalesce(legal_name, trim(first_name || ' ' || last_name)) order by sequence)
          from defendants
          where defendants.claim_id = claims.id and company_id is null
        ),
        '[]'
      ),
      'value', coalesce(
        (select value_cents from resolutions where resolutions.id = notifications.resolution_id),
        claims.value_cents
      ) / 100.0,
      'currency', claims.currency,
      'by', null
    )
    from claims
    join users on users.id = claims.plaintiff_id
    where claims.id = notifications.claim_id;
    delete from notifications where facts is null;
    alter table notifications
      alter column facts set not null,
      drop column subject,
      drop column content;
  `.execute(database)
}
