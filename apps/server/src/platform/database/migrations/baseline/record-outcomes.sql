-- What became of each defendant of a public claim, written by whatever changes it, so that a record's figures are read
-- without its claims.

create function record_outcomes_of(claim_ids uuid[]) returns setof record_outcomes language sql stable
begin atomic
  select
    defendants.id, coalesce(defendants.record_id, defendants.id), claims.id, claims.public_from,
    hashtextextended(coalesce(defendants.sort_name, ''), 0), defendants.sequence,
    extract(epoch from answer.at - filing.at) / 86400,
    coalesce(claims.ending = 'settled elsewhere', settlement.is_own)
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
          'RESOLUTION_PROPOSED', 'RESOLUTION_ACCEPTED', 'RESOLUTION_REJECTED', 'RESOLUTION_COUNTERED',
          'CLAIM_DISPUTED', 'REPLY_PUBLISHED', 'PAYMENT_CLAIMED'
        )
        or (type = 'CLAIM_RESOLVED' and settlement.is_own)
      )
  ) as answer
  where claims.id = any(claim_ids) and claims.public_from is not null;
end;

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

-- Nearly all claims are public from the time that was set when they were filed. Whoever moves one of the defendants to
-- another record at the same time has ended, or sees what this writes.
create function write_outcomes_of_claims() returns trigger language plpgsql as $$
  declare
    moved uuid[];
    acted uuid[];
  begin
    select array_agg(id) into moved from (
      select id, public_from from claims_after except select id, public_from from claims_before
    ) as changed;
    select array_agg(id) into acted from (
      select id, status from claims_after where public_from is not null except select id, status from claims_before
    ) as changed;
    if moved is not null then
      perform from defendants where claim_id = any(moved) order by sequence for no key update;
      update searched_claims set public_from = claims.public_from
      from claims where claims.id = any(moved) and claim_id = claims.id;
      update searched_defendants set public_from = claims.public_from
      from claims join defendants on claim_id = claims.id
      where claims.id = any(moved) and defendant_id = defendants.id;
    end if;
    if moved is not null or acted is not null then perform write_record_outcomes(moved || acted); end if;
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
    select array_agg(id) into ids from (
      select id, record_id, sort_name from defendants_after except select id, record_id, sort_name from defendants_before
    ) as changed;
    if ids is not null then
      update record_outcomes set
        record_id = coalesce(defendants.record_id, defendants.id),
        name_hash = hashtextextended(coalesce(defendants.sort_name, ''), 0)
      from defendants where defendants.id = any(ids) and defendant_id = defendants.id;
      update searched_defendants set record_id = coalesce(defendants.record_id, defendants.id)
      from defendants where defendants.id = any(ids) and defendant_id = defendants.id;
    end if;
    select array_agg(distinct claim_id) into ids from (
      select id, claim_id, user_id, company_id from defendants_after
      except
      select id, claim_id, user_id, company_id from defendants_before
    ) as changed;
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
      'CLAIM_PAID', 'TAKEOVER_ENDED', 'RESOLUTION_PROPOSED', 'RESOLUTION_ACCEPTED', 'RESOLUTION_REJECTED',
      'RESOLUTION_COUNTERED', 'CLAIM_DISPUTED', 'REPLY_PUBLISHED', 'CLAIM_RESOLVED', 'PAYMENT_CLAIMED'
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
