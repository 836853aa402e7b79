import { type Kysely, sql } from 'kysely'

/**
 * Search by PostgreSQL's full text: one `tsvector` for each filed claim and each of its defendants, which the server makes
 * of folded words. A job writes those of the claims that were filed before. The tables, triggers and functions of the
 * search before it go.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table searched_claims (
      claim_id uuid primary key references claims on delete cascade,
      -- Since when the claim is public, so that what matches is put in order without asking the claims.
      public_from timestamptz,
      words tsvector not null
    );
    create table searched_defendants (
      defendant_id uuid primary key references defendants on delete cascade,
      type text not null,
      sequence bigint not null,
      -- The record that the defendant belongs to, or the defendant's own id.
      record_id uuid not null,
      public_from timestamptz,
      -- The name as it is compared, for what is spelt nearly so.
      name text not null,
      words tsvector not null
    );
    create index searched_claims_words on searched_claims using gin (words) with (fastupdate = off);
    create index searched_companies_words on searched_defendants using gin (words) with (fastupdate = off)
      where type = 'Company';
    create index searched_people_words on searched_defendants using gin (words) with (fastupdate = off)
      where type = 'Individual';
    create index searched_defendants_name on searched_defendants using gin (name gin_trgm_ops) with (fastupdate = off);
    create index searched_claims_newest on searched_claims (public_from desc, claim_id desc)
      where public_from is not null;
    create index searched_defendants_newest on searched_defendants (type, public_from desc, sequence desc)
      where public_from is not null;
    create index claims_newest_public on claims (public_from desc, id desc) where public_from is not null;

    -- A search is over before a parallel worker has started, and a site has more searches than cores.
    do $$
      begin
        execute format('alter role current_user in database %I set max_parallel_workers_per_gather = 0', current_database());
      end
    $$;

    -- Nearly all claims are public from the time that was set when they were filed. Whoever moves one of the defendants to
    -- another record at the same time has ended, or sees what this writes.
    create or replace function write_outcomes_of_claims() returns trigger language plpgsql as $$
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

    create or replace function write_outcomes_of_defendants() returns trigger language plpgsql as $$
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

    -- No version that needs them was released.
    -- contract: not needed since 0052-record-rules
    drop trigger publication on claims;
    drop trigger search_insert on claims;
    drop trigger search_update on claims;
    drop trigger search_update on users;
    drop trigger search_change on defendants;
    drop trigger record_name on defendants;
    drop trigger record_rename on defendants;
    drop function write_claim_search(uuid[]), write_record_names(), write_search_words();
    drop table claim_search, record_names, search_words;
    drop function write_search_of_claim(), write_search_of_defendant(), write_search_of_user(), write_record_name(),
      add_record_name(defendants, timestamptz), count_record_name_anew(defendants), further_of_defendant(defendants),
      write_publications(), list_search_words(text[]), list_words_of_claims(), list_words_of_name(), search_words_of(text),
      search_parts(text);
    alter table defendants drop column search_text;
  `.execute(database)
}
