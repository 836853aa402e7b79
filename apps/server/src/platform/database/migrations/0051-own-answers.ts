import { type Kysely, sql } from 'kysely'

/**
 * A claim is answered by what a defendant did about it: not by ending the offer of a stranger whose place they took, nor by
 * paying the fee of what another defendant has settled. Claims that everybody has agreed to show before their notice period
 * is over get the deadline at which their companies are placed.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function record_outcomes_of(claim_ids uuid[]) returns setof record_outcomes language sql stable
    begin atomic
      select
        defendants.id, coalesce(defendants.record_id, defendants.id), claims.id, claims.public_from,
        hashtextextended(coalesce(defendants.sort_name, ''), 0), defendants.sequence,
        extract(epoch from answer.at - filing.at) / 86400, settlement.is_own
      from claims join defendants on defendants.claim_id = claims.id
      -- Whoever has closed their account was linked to it until then, as the end of their takeover tells.
      cross join lateral (
        select array_agg(held.user_id) as accounts
        from defendants as linked
        cross join lateral (
          select linked.user_id
          union all
          select actions.user_id from actions
          where actions.claim_id = claims.id
            and actions.type = 'TAKEOVER_ENDED' and actions.defendant_id = linked.id
        ) as held
        where linked.claim_id = claims.id and (linked.id = defendants.id or linked.company_id = defendants.id)
      ) as own
      cross join lateral (
        select claims.status in ('RESOLVED_IN_FAVOUR_OF_PLANTIFF', 'RESOLVED_IN_FAVOUR_OF_DEFENDANT') and exists (
          select from resolutions
          where resolutions.claim_id = claims.id and resolutions.status = 'ACCEPTED'
            and case proposed_by when 'Defendant' then proposed_by_user else decided_by_user end = any(own.accounts)
        ) as is_own
      ) as settlement
      cross join lateral (
        select min(created_at) as at from actions where actions.claim_id = claims.id and type = 'CLAIM_PAID'
      ) as filing
      cross join lateral (
        select min(created_at) as at from actions
        where actions.claim_id = claims.id and party = 'Defendant' and user_id = any(own.accounts)
          and (
            type in (
              'RESOLUTION_PROPOSED', 'RESOLUTION_ACCEPTED', 'RESOLUTION_REJECTED', 'CLAIM_DISPUTED', 'REPLY_PUBLISHED'
            )
            or (type = 'CLAIM_RESOLVED' and settlement.is_own)
          )
      ) as answer
      where claims.id = any(claim_ids) and claims.public_from is not null;
    end;

    create or replace function write_outcomes_of_actions() returns trigger language plpgsql as $$
      declare
        ids uuid[];
      begin
        select array_agg(distinct claim_id) into ids from actions_changed
        where type in (
          'CLAIM_PAID', 'TAKEOVER_ENDED', 'RESOLUTION_PROPOSED', 'RESOLUTION_ACCEPTED', 'RESOLUTION_REJECTED',
          'CLAIM_DISPUTED', 'REPLY_PUBLISHED', 'CLAIM_RESOLVED'
        );
        if ids is not null then perform write_record_outcomes(ids); end if;
        return null;
      end
    $$;

    select write_record_outcomes(array(
      select distinct claim_id from actions where party = 'Defendant' and type in ('RESOLUTION_LAPSED', 'CLAIM_RESOLVED')
    ));

    insert into deadlines (claim_id, event, due_at)
    select id, 'notice period over', notice_period_ends_at from claims
    where shown_at <= notice_period_ends_at
    on conflict do nothing;
  `.execute(database)
}
