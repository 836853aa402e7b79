import { type Kysely, sql } from 'kysely'

/**
 * What companies and people are found by stands once for each record and name, however many claims say it, in the order in
 * which a search shows them. It is kept by the database, so that nothing that writes can forget it, an earlier version
 * beside this one included. Whether a claim that gives a record its name is public is not kept here: that is asked.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table record_names (
      record_id uuid not null,
      type text not null,
      -- As the defendants' own.
      sort_name text not null,
      -- What is searched behind it: the rest of a name that is cut, and what a representative is to the company.
      further text not null,
      -- In the order of a search, with all that it reads, so that it walks through the index alone.
      primary key (type, sort_name, record_id, further)
    );

    -- Cut as the name is. The longest name and position that can be stated fit.
    create function further_of_defendant(defendant defendants) returns text
      language sql immutable parallel safe
      return coalesce(left(
        substr(searchable(coalesce(defendant.legal_name, defendant.first_name || ' ' || defendant.last_name)), 401)
          || coalesce(' ' || searchable(nullif(defendant.company_position, '')), ''),
        250
      ), '');

    create function write_record_names() returns void language sql
    begin atomic
      insert into record_names (record_id, type, sort_name, further)
      select distinct coalesce(record_id, id), type, sort_name, further_of_defendant(defendants)
      from defendants where sort_name is not null
      order by type, sort_name
      on conflict do nothing;
    end;

    select write_record_names();
    create index record_names_record on record_names (record_id, sort_name);
    create index record_names_search_companies on record_names
      using gin ((sort_name || further) gin_trgm_ops) with (fastupdate = off) where type = 'Company';
    create index record_names_search_people on record_names
      using gin ((sort_name || further) gin_trgm_ops) with (fastupdate = off) where type = 'Individual';
    create index record_names_search_parts_companies on record_names
      using gin (search_parts(sort_name || further)) with (fastupdate = off) where type = 'Company';
    create index record_names_search_parts_people on record_names
      using gin (search_parts(sort_name || further)) with (fastupdate = off) where type = 'Individual';
    analyze record_names;

    create function write_record_name() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'DELETE' and new.sort_name is not null then
          -- Whoever takes the same name away at the same time waits, or has taken it away before it is added again.
          loop
            insert into record_names (record_id, type, sort_name, further)
            values (coalesce(new.record_id, new.id), new.type, new.sort_name, further_of_defendant(new))
            on conflict do nothing;
            exit when found;
            perform from record_names
            where record_id = coalesce(new.record_id, new.id) and type = new.type and sort_name = new.sort_name
              and further = further_of_defendant(new)
            for key share;
            exit when found;
          end loop;
        end if;
        if tg_op <> 'INSERT' then
          perform from record_names
          where record_id = coalesce(old.record_id, old.id) and type = old.type and sort_name = old.sort_name
            and further = further_of_defendant(old)
          for update;
          delete from record_names
          where record_id = coalesce(old.record_id, old.id) and type = old.type and sort_name = old.sort_name
            and further = further_of_defendant(old)
            and not exists (
              select from defendants
              where coalesce(defendants.record_id, defendants.id) = coalesce(old.record_id, old.id)
                and defendants.sort_name = old.sort_name and defendants.type = old.type
                and further_of_defendant(defendants) = record_names.further
            );
        end if;
        return null;
      end
    $$;
    create trigger record_name after insert or delete on defendants
      for each row execute function write_record_name();
    create trigger record_rename after update on defendants
      for each row when (
        (coalesce(new.record_id, new.id), new.type, new.legal_name, new.first_name, new.last_name, new.company_position)
          is distinct from
        (coalesce(old.record_id, old.id), old.type, old.legal_name, old.first_name, old.last_name, old.company_position)
      ) execute function write_record_name();

    -- Claims in the order of a search, with what it reads. A text too large for an entry of an index is read itself.
    create index claim_search_walk on claim_search (notice_period_ends_at desc, claim_id desc) include (text)
      where octet_length(text) <= 2000;
    create index claim_search_walk_large on claim_search (notice_period_ends_at desc, claim_id desc)
      where octet_length(text) > 2000;
  `.execute(database)
}
