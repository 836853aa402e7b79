import { type Kysely, sql } from 'kysely'

/**
 * Since when a claim is public stands in its row, and what is searched says so too: only public claims are searched, and of
 * each name since when a public claim gives it. So a search asks no claim. Rows come with the first public claim that needs
 * them and go with the last, in the transactions that make it so, an earlier version's beside this one included.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- The domain's rule of public visibility, but for the time: the claim is public from then on.
    alter table claims add column public_from timestamptz generated always as (
      case
        when status in (
          'PUBLISHED', 'DISPUTED', 'RESOLUTION_PROPOSED_BY_PLAINTIFF', 'RESOLUTION_PROPOSED_BY_DEFENDANT',
          'RESOLUTION_REJECTED', 'RESOLUTION_ACCEPTED', 'RESOLVED_IN_FAVOUR_OF_PLANTIFF', 'RESOLVED_IN_FAVOUR_OF_DEFENDANT'
        ) and (resolved_at is null or resolved_at >= notice_period_ends_at or shown_at is not null)
        then notice_period_ends_at
      end
    ) stored;

    -- All of them are written anew, sooner without their indexes.
    drop index record_names_record;
    drop index record_names_search_companies;
    drop index record_names_search_people;
    drop index record_names_search_parts_companies;
    drop index record_names_search_parts_people;
    truncate record_names;
    -- The earliest of the claims that give the name.
    alter table record_names add column public_from timestamptz not null default 'infinity';

    create or replace function write_record_names() returns void language sql
    begin atomic
      insert into record_names (record_id, type, sort_name, further, public_from)
      select coalesce(record_id, defendants.id), defendants.type, sort_name, further_of_defendant(defendants), min(public_from)
      from defendants join claims on claims.id = defendants.claim_id
      where sort_name is not null and public_from is not null
      group by 1, 2, 3, 4
      order by 2, 3
      on conflict do nothing;
    end;

    select write_record_names();
    -- In the order of a search, with all that it reads, so that it walks through the index alone.
    create index record_names_walk on record_names (type, sort_name, record_id, further) include (public_from);
    create index record_names_record on record_names (record_id, sort_name);
    create index record_names_search_companies on record_names
      using gin ((sort_name || further) gin_trgm_ops) with (fastupdate = off) where type = 'Company';
    create index record_names_search_people on record_names
      using gin ((sort_name || further) gin_trgm_ops) with (fastupdate = off) where type = 'Individual';
    create index record_names_search_parts_companies on record_names
      using gin (search_parts(sort_name || further)) with (fastupdate = off) where type = 'Company';
    create index record_names_search_parts_people on record_names
      using gin (search_parts(sort_name || further)) with (fastupdate = off) where type = 'Individual';

    create or replace function write_claim_search(claim_ids uuid[]) returns void language sql
    begin atomic
      -- Whoever writes them at the same time has ended, and what follows reads what they have changed.
      select from claim_search where claim_id = any(claim_ids) order by claim_id for update;
      insert into claim_search (claim_id, notice_period_ends_at, text)
      select claims.id, claims.public_from, concat_ws(
        E'\\n',
        searchable(coalesce(claims.type, '') || ' ' || claims.location || ' ' || claims.jurisdiction),
        searchable(users.first_name || ' ' || users.last_name),
        (select string_agg(defendants.search_text, E'\\n' order by sequence) from defendants where claim_id = claims.id)
      )
      from claims join users on users.id = claims.plaintiff_id
      where claims.id = any(claim_ids) and claims.public_from is not null
      order by claims.id
      on conflict (claim_id) do update
        set notice_period_ends_at = excluded.notice_period_ends_at, text = excluded.text
        where (claim_search.notice_period_ends_at, claim_search.text) <> (excluded.notice_period_ends_at, excluded.text);
    end;
    delete from claim_search where claim_id not in (select id from claims where public_from is not null);
    analyze claims, record_names;

    -- Nobody else waits for whoever adds a name that is there: a shared lock keeps it from being taken away.
    create function add_record_name(bearer defendants, since timestamptz) returns void language plpgsql as $$
      begin
        loop
          exit when bearer.sort_name is null;
          insert into record_names (record_id, type, sort_name, further, public_from)
          values (
            coalesce(bearer.record_id, bearer.id), bearer.type, bearer.sort_name, further_of_defendant(bearer), since
          )
          on conflict do nothing;
          exit when found;
          perform from record_names
          where record_id = coalesce(bearer.record_id, bearer.id) and type = bearer.type
            and sort_name = bearer.sort_name and further = further_of_defendant(bearer)
          for key share;
          continue when not found;
          update record_names set public_from = since
          where public_from > since
            and record_id = coalesce(bearer.record_id, bearer.id) and type = bearer.type
            and sort_name = bearer.sort_name and further = further_of_defendant(bearer);
          exit;
        end loop;
      end
    $$;

    -- After a claim has ceased to give the name, or gives it from another time on.
    create function count_record_name_anew(bearer defendants) returns void language plpgsql as $$
      declare
        earliest timestamptz;
      begin
        perform from record_names
        where record_id = coalesce(bearer.record_id, bearer.id) and type = bearer.type
          and sort_name = bearer.sort_name and further = further_of_defendant(bearer)
        for update;
        if not found then return; end if;
        select min(claims.public_from) into earliest
        from defendants join claims on claims.id = defendants.claim_id
        where coalesce(defendants.record_id, defendants.id) = coalesce(bearer.record_id, bearer.id)
          and defendants.type = bearer.type and defendants.sort_name = bearer.sort_name
          and further_of_defendant(defendants) = further_of_defendant(bearer);
        if earliest is null then
          delete from record_names
          where record_id = coalesce(bearer.record_id, bearer.id) and type = bearer.type
            and sort_name = bearer.sort_name and further = further_of_defendant(bearer);
        else
          update record_names set public_from = earliest
          where record_id = coalesce(bearer.record_id, bearer.id) and type = bearer.type
            and sort_name = bearer.sort_name and further = further_of_defendant(bearer)
            and public_from <> earliest;
        end if;
      end
    $$;

    create or replace function write_record_name() returns trigger language plpgsql as $$
      declare
        since timestamptz;
      begin
        if tg_op <> 'DELETE' then
          select public_from into since from claims where id = new.claim_id;
          if since is null then return null; end if;
          perform add_record_name(new, since);
        end if;
        if tg_op <> 'INSERT' then
          perform count_record_name_anew(old);
        end if;
        return null;
      end
    $$;

    create function write_publication() returns trigger language plpgsql as $$
      declare
        bearer defendants;
      begin
        -- Whoever changes one of them at the same time has ended, or sees what this changes.
        perform from defendants where claim_id = new.id order by sequence for no key update;
        if new.public_from is null then
          delete from claim_search where claim_id = new.id;
        else
          perform write_claim_search(array[new.id]);
        end if;
        -- In one order for all, so that no two that add names wait for each other.
        for bearer in
          select * from defendants where claim_id = new.id order by type, sort_name, coalesce(record_id, id)
        loop
          if old.public_from is null then
            perform add_record_name(bearer, new.public_from);
          else
            perform count_record_name_anew(bearer);
          end if;
        end loop;
        return null;
      end
    $$;
    create trigger publication after update on claims
      for each row when (old.public_from is distinct from new.public_from) execute function write_publication();

    create or replace function write_search_of_user() returns trigger language plpgsql as $$
      begin
        -- One that is published at the same time waits, or has been.
        perform from claims where plaintiff_id = new.id order by id for share;
        perform write_claim_search(array(select id from claims where plaintiff_id = new.id));
        return null;
      end
    $$;
    create or replace trigger search_insert after insert on claims
      for each row when (new.public_from is not null) execute function write_search_of_claim();
    create or replace trigger search_update after update on claims
      for each row when (
        (new.plaintiff_id, new.type, new.location, new.jurisdiction)
          is distinct from (old.plaintiff_id, old.type, old.location, old.jurisdiction)
        and new.public_from is not null
      ) execute function write_search_of_claim();
    create or replace trigger search_update after update of first_name, last_name on users
      for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
      execute function write_search_of_user();
  `.execute(database)
}
