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
      words tsvector not null
    );
    create table searched_defendants (
      defendant_id uuid primary key references defendants on delete cascade,
      type text not null,
      -- The name as it is compared, for what is spelt nearly so.
      name text not null,
      words tsvector not null
    );
    alter table searched_claims alter column words set statistics 1000;
    alter table searched_defendants alter column words set statistics 1000;
    create index searched_claims_words on searched_claims using gin (words) with (fastupdate = off);
    create index searched_defendants_words on searched_defendants using gin (words) with (fastupdate = off);
    create index searched_defendants_name on searched_defendants using gin (name gin_trgm_ops) with (fastupdate = off);
    create index claims_newest_public on claims (public_from desc, id desc) where public_from is not null;
    create index record_outcomes_newest on record_outcomes (public_from desc, sequence desc);

    -- A search is over before a parallel worker has started, and a site has more searches than cores.
    do $$
      begin
        execute format('alter role current_user in database %I set max_parallel_workers_per_gather = 0', current_database());
      end
    $$;

    -- The outcomes' own trigger locks the defendants that the trigger of the search had locked: whoever moves one of them
    -- to another record at the same time has ended, or sees what this writes.
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
        end if;
        if moved is not null or acted is not null then perform write_record_outcomes(moved || acted); end if;
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
