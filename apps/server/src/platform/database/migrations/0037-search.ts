import { type Kysely, sql } from 'kysely'

/**
 * What is searched stands where a search finds it without comparing every row: what a claim says of itself and of whom it
 * names in one row, kept by the transactions that change it; a defendant's names beside the defendant. Whether a claim is
 * public is not kept here: that is asked of the claim.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- What words too short for trigrams are found by: each letter, and each two in a row.
    create function search_parts(value text) returns text[]
      language sql immutable parallel safe strict
      return array_remove(
        string_to_array(value, null) || string_to_array(
          regexp_replace(value, '(..)', '\\1 ', 'g') || ' ' || regexp_replace(substr(value, 2), '(..)', '\\1 ', 'g'),
          ' '
        ),
        ''
      );

    drop index users_search;
    drop index claims_search;
    drop index claims_id_start;
    drop index defendants_search;
    drop index defendants_record;

    alter table defendants
      add column search_text text not null generated always as (searchable(
        coalesce(legal_name, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(company_position, '')
      )) stored,
      -- Cut, because an entry of an index has a largest size, which no name that people have comes near.
      add column sort_name text generated always as (
        left(searchable(coalesce(legal_name, first_name || ' ' || last_name)), 400)
      ) stored;
    alter table defendants alter column search_text set statistics 1000;
    create index defendants_search on defendants using gin (search_text gin_trgm_ops) with (fastupdate = off);
    create index defendants_search_parts on defendants using gin (search_parts(search_text)) with (fastupdate = off);
    create index defendants_sort_name on defendants (type, sort_name, (coalesce(record_id, id)));
    create index defendants_record on defendants ((coalesce(record_id, id)), sort_name);

    create table claim_search (
      claim_id uuid primary key references claims on delete cascade,
      notice_period_ends_at timestamptz not null,
      -- A line for the claim itself, one for the plaintiff, and one for each defendant.
      text text not null
    );
    alter table claim_search alter column text set statistics 1000;

    create function write_claim_search(claim_ids uuid[]) returns void language sql
    begin atomic
      insert into claim_search (claim_id, notice_period_ends_at, text)
      select claims.id, claims.notice_period_ends_at, concat_ws(
        E'\\n',
        searchable(coalesce(claims.type, '') || ' ' || claims.location || ' ' || claims.jurisdiction),
        searchable(users.first_name || ' ' || users.last_name),
        (select string_agg(defendants.search_text, E'\\n' order by sequence) from defendants where claim_id = claims.id)
      )
      from claims join users on users.id = claims.plaintiff_id
      where claims.id = any(claim_ids) and claims.notice_period_ends_at is not null
      order by claims.id
      on conflict (claim_id) do update
        set notice_period_ends_at = excluded.notice_period_ends_at, text = excluded.text
        where (claim_search.notice_period_ends_at, claim_search.text) <> (excluded.notice_period_ends_at, excluded.text);
    end;

    select write_claim_search(array(select id from claims));
    create index claim_search_newest on claim_search (notice_period_ends_at desc, claim_id desc);
    create index claim_search_text on claim_search using gin (text gin_trgm_ops) with (fastupdate = off);
    create index claim_search_parts on claim_search using gin (search_parts(text)) with (fastupdate = off);
    create index claim_search_id_start on claim_search ((claim_id::text) text_pattern_ops);
    analyze claim_search, defendants;

    create function write_search_of_claim() returns trigger language plpgsql as $$
      begin
        perform write_claim_search(array[new.id]);
        return null;
      end
    $$;
    create function write_search_of_defendant() returns trigger language plpgsql as $$
      begin
        perform write_claim_search(array[coalesce(new.claim_id, old.claim_id)]);
        return null;
      end
    $$;
    create function write_search_of_user() returns trigger language plpgsql as $$
      begin
        perform write_claim_search(array(select id from claims where plaintiff_id = new.id));
        return null;
      end
    $$;
    create trigger search_insert after insert on claims
      for each row when (new.notice_period_ends_at is not null) execute function write_search_of_claim();
    create trigger search_update after update of plaintiff_id, type, location, jurisdiction, notice_period_ends_at on claims
      for each row when (new.notice_period_ends_at is not null) execute function write_search_of_claim();
    create trigger search_change after insert or delete or update of legal_name, first_name, last_name, company_position on defendants
      for each row execute function write_search_of_defendant();
    create trigger search_update after update of first_name, last_name on users
      for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
      execute function write_search_of_user();
  `.execute(database)
}
