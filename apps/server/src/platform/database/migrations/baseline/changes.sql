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
