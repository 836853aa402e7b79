import { type Kysely, sql } from 'kysely'

/**
 * What became of each public claim for each defendant stands in a row that the figures and names of a record are read from:
 * how long the answer took, and whether this defendant settled it. Before, a search that showed a record read every claim
 * of it, its history and its offers. Triggers keep it in the transaction that changes it, an earlier version's included.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table record_outcomes (
      defendant_id uuid primary key references defendants (id) on delete cascade,
      record_id uuid not null,
      claim_id uuid not null,
      public_from timestamptz not null,
      -- The name as it is compared, in eight bytes, as names are too long for an index.
      name_hash bigint not null,
      sequence bigint not null,
      days_to_answer double precision,
      is_settled boolean not null
    );

    create function record_outcomes_of(claim_ids uuid[]) returns setof record_outcomes language sql stable
    begin atomic
      select
        defendants.id, coalesce(defendants.record_id, defendants.id), claims.id, claims.public_from,
        hashtextextended(coalesce(defendants.sort_name, ''), 0), defendants.sequence,
        extract(epoch from answer.at - filing.at) / 86400,
        claims.status in ('RESOLVED_IN_FAVOUR_OF_PLANTIFF', 'RESOLVED_IN_FAVOUR_OF_DEFENDANT') and exists (
          select from resolutions
          where resolutions.claim_id = claims.id and resolutions.status = 'ACCEPTED'
            and case proposed_by when 'Defendant' then proposed_by_user else decided_by_user end = any(own.accounts)
        )
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
        select min(created_at) as at from actions where actions.claim_id = claims.id and type = 'CLAIM_PAID'
      ) as filing
      cross join lateral (
        select min(created_at) as at from actions
        where actions.claim_id = claims.id and party = 'Defendant' and user_id = any(own.accounts)
          and type in (
            'RESOLUTION_PROPOSED', 'CLAIM_DISPUTED', 'CLAIM_RESOLVED', 'RESOLUTION_ACCEPTED', 'RESOLUTION_REJECTED',
            'RESOLUTION_LAPSED', 'REPLY_PUBLISHED'
          )
      ) as answer
      where claims.id = any(claim_ids) and claims.public_from is not null;
    end;

    insert into record_outcomes select * from record_outcomes_of(array(select id from claims));
    -- With all that is read of a record, so that the index alone is.
    create index record_outcomes_record on record_outcomes (record_id)
      include (public_from, name_hash, sequence, defendant_id, claim_id, days_to_answer, is_settled);
    analyze record_outcomes;

    create function write_record_outcomes(claim_ids uuid[]) returns void language plpgsql as $$
      begin
        -- Whoever changes one of them at the same time has ended, or sees what this changes: whatever an act writes, it
        -- holds the claim already.
        perform from claims where id = any(claim_ids) order by id for no key update;
        delete from record_outcomes using defendants join claims on claims.id = defendants.claim_id
        where claims.id = any(claim_ids) and claims.public_from is null and defendant_id = defendants.id;
        -- What a record is and is called follows its defendant alone, which others may be moving.
        insert into record_outcomes as kept select * from record_outcomes_of(claim_ids)
        on conflict (defendant_id) do update set
          public_from = excluded.public_from, days_to_answer = excluded.days_to_answer, is_settled = excluded.is_settled
        where (kept.public_from, kept.days_to_answer, kept.is_settled)
          is distinct from (excluded.public_from, excluded.days_to_answer, excluded.is_settled);
      end
    $$;

    create function write_outcomes_of_claims() returns trigger language plpgsql as $$
      declare
        ids uuid[];
      begin
        select array_agg(after.id) into ids from claims_before as before join claims_after as after using (id)
        where before.public_from is distinct from after.public_from
          or (after.public_from is not null and before.status <> after.status);
        if ids is not null then perform write_record_outcomes(ids); end if;
        return null;
      end
    $$;
    -- One who is gone may have acted for a company.
    create function write_outcomes_beside_defendants() returns trigger language plpgsql as $$
      declare
        ids uuid[];
      begin
        select array_agg(distinct claim_id) into ids
        from defendants_changed join claims on claims.id = claim_id where public_from is not null;
        if ids is not null then perform write_record_outcomes(ids); end if;
        return null;
      end
    $$;
    create function write_outcomes_of_defendants() returns trigger language plpgsql as $$
      declare
        ids uuid[];
      begin
        update record_outcomes set
          record_id = coalesce(after.record_id, after.id),
          name_hash = hashtextextended(coalesce(after.sort_name, ''), 0)
        from defendants_before as before join defendants_after as after using (id)
        where defendant_id = after.id
          and (before.record_id, before.sort_name) is distinct from (after.record_id, after.sort_name);
        select array_agg(distinct after.claim_id) into ids
        from defendants_before as before join defendants_after as after using (id)
        where (before.user_id, before.company_id) is distinct from (after.user_id, after.company_id);
        if ids is not null then perform write_record_outcomes(ids); end if;
        return null;
      end
    $$;
    create function write_outcomes_of_actions() returns trigger language plpgsql as $$
      declare
        ids uuid[];
      begin
        select array_agg(distinct claim_id) into ids from actions_changed
        where type in (
          'CLAIM_PAID', 'TAKEOVER_ENDED', 'RESOLUTION_PROPOSED', 'CLAIM_DISPUTED', 'CLAIM_RESOLVED',
          'RESOLUTION_ACCEPTED', 'RESOLUTION_REJECTED', 'RESOLUTION_LAPSED', 'REPLY_PUBLISHED'
        );
        if ids is not null then perform write_record_outcomes(ids); end if;
        return null;
      end
    $$;
    create function write_outcomes_of_resolutions() returns trigger language plpgsql as $$
      declare
        ids uuid[];
      begin
        select array_agg(distinct claim_id) into ids from resolutions_changed;
        if ids is not null then perform write_record_outcomes(ids); end if;
        return null;
      end
    $$;

    -- After "publication", which has the defendants locked.
    create trigger record_outcomes after update on claims
      referencing old table as claims_before new table as claims_after
      for each statement execute function write_outcomes_of_claims();
    create trigger record_outcomes_insert after insert on defendants
      referencing new table as defendants_changed
      for each statement execute function write_outcomes_beside_defendants();
    create trigger record_outcomes_update after update on defendants
      referencing old table as defendants_before new table as defendants_after
      for each statement execute function write_outcomes_of_defendants();
    create trigger record_outcomes_delete after delete on defendants
      referencing old table as defendants_changed
      for each statement execute function write_outcomes_beside_defendants();
    create trigger record_outcomes_insert after insert on actions
      referencing new table as actions_changed for each statement execute function write_outcomes_of_actions();
    create trigger record_outcomes_update after update on actions
      referencing new table as actions_changed for each statement execute function write_outcomes_of_actions();
    create trigger record_outcomes_delete after delete on actions
      referencing old table as actions_changed for each statement execute function write_outcomes_of_actions();
    create trigger record_outcomes_insert after insert on resolutions
      referencing new table as resolutions_changed for each statement execute function write_outcomes_of_resolutions();
    create trigger record_outcomes_update after update on resolutions
      referencing new table as resolutions_changed for each statement execute function write_outcomes_of_resolutions();
    create trigger record_outcomes_delete after delete on resolutions
      referencing old table as resolutions_changed for each statement execute function write_outcomes_of_resolutions();
  `.execute(database)
}
