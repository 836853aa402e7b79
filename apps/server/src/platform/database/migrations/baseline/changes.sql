-- Which transactions have changed something of a claim, of what a user is shown and shows, and of the public record: of a
-- claim that has been submitted, whether or not it is public by now, as the time alone decides that too.

-- The subject that stands for the public record.
create function public_record() returns uuid language sql immutable parallel safe
  return '00000000-0000-0000-0000-000000000000'::uuid;

-- What is deleted leaves nothing, not even that it changed: of what goes with it nothing is noted.
create function note_changes(subject_ids uuid[], operation text) returns void language sql
begin atomic
  insert into changes (subject_id, transaction)
  select distinct subject_id, pg_current_xact_id()::text::bigint
  from unnest(subject_ids || (
    select public_record() where exists (
      select from claims where id = any(subject_ids) and notice_period_ends_at is not null
    )
  )) as subject_id
  where subject_id is not null and (
    operation <> 'DELETE'
    or subject_id = public_record()
    or exists (select from users where users.id = subject_id)
    or exists (select from claims where claims.id = subject_id)
  )
  on conflict do nothing;
end;

create function forget_changes() returns trigger language plpgsql as $$
  begin
    delete from changes where subject_id = old.id;
    return null;
  end
$$;
create trigger forgotten_changes after delete on claims for each row execute function forget_changes();
create trigger forgotten_changes after delete on users for each row execute function forget_changes();

-- Claims and their parties.
create function concerned_by_claims(ids uuid[]) returns uuid[] language sql stable
begin atomic
  select array(
    select unnest(ids)
    union
    select plaintiff_id from claims where claims.id = any(ids)
    union
    select user_id from defendants where claim_id = any(ids)
  );
end;

-- Not of when the chain is asked next, which changes all the time.
create function note_changes_of_payments() returns trigger language plpgsql as $$
  declare
    ids uuid[];
  begin
    select array_agg(claim_id) into ids from (
      select id, claim_id, status, fee_cents, lamports, paid_at, opened_at, resolution_id from rows_after
      except
      select id, claim_id, status, fee_cents, lamports, paid_at, opened_at, resolution_id from rows_before
    ) as changed;
    if ids is not null then perform note_changes(concerned_by_claims(ids), tg_op); end if;
    return null;
  end
$$;

-- A user's names stand on all their claims.
create function note_changes_of_users() returns trigger language plpgsql as $$
  declare
    ids uuid[];
  begin
    select array_agg(after.id) into ids
    from rows_before as before join rows_after as after using (id) where before.* is distinct from after.*;
    if ids is null then return null; end if;
    perform note_changes(
      ids || concerned_by_claims(array(
        select id from claims where plaintiff_id = any(ids)
        union
        select claim_id from defendants where user_id = any(ids)
      )),
      tg_op
    );
    return null;
  end
$$;

-- The accounts that speak for a side in the sealed bids of a claim: of the defence, those of one company or person.
create function speakers_of_bids(claim claims, party text) returns uuid[] language sql stable
begin atomic
  select array(
    select claim.plaintiff_id where party = 'Plaintiff'
    union
    select beside.user_id
    from defendants as speaker
    join defendants as beside on beside.claim_id = speaker.claim_id
      and coalesce(speaker.company_id, speaker.id) in (beside.id, beside.company_id)
    where party = 'Defendant' and speaker.claim_id = claim.id
      and speaker.user_id = (claim.bidding #>> '{speakers,Defendant}')::uuid
  );
end;

-- That one side agrees to the middle of sealed bids changes nothing for anybody else: they would hear it by a new version.
create function note_updates_of_claims() returns trigger language plpgsql as $$
  declare
    ids uuid[];
    others uuid[];
    agreeing uuid[];
  begin
    select array_agg(id) filter (where not is_silent),
      array_agg(plaintiff_id) filter (where not is_silent)
        || array_agg(public_record()) filter (where not is_silent and notice_period_ends_at is not null)
    into ids, others
    from (
      select before.id, before.plaintiff_id, before.notice_period_ends_at,
        before.bidding -> 'agreed' is distinct from after.bidding -> 'agreed'
          and to_jsonb(before) #- '{bidding,agreed}' = to_jsonb(after) #- '{bidding,agreed}' as is_silent
      from rows_before as before join rows_after as after using (id)
    ) as changed;
    if ids is not null then perform note_changes(others || concerned_by_claims(ids), tg_op); end if;
    select array_agg(speaker) into agreeing
    from rows_after as after, jsonb_array_elements_text(after.bidding -> 'agreed') as party, unnest(speakers_of_bids(after, party)) as speaker
    where after.id <> all(coalesce(ids, '{}'));
    if agreeing is not null then perform note_changes(agreeing, tg_op); end if;
    return null;
  end
$$;
