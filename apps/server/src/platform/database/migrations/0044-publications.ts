import { type Kysely, sql } from 'kysely'

/**
 * What is published together is written to the search together: with one statement for all claims, in the order of the
 * indexes, where each claim had several planned and carried out for itself. What did so, `write_publication`, nothing calls any
 * more; a later migration takes it away.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function write_publications() returns trigger language plpgsql as $$
      declare
        ids uuid[];
        given record;
      begin
        select array_agg(after.id order by after.id) into ids
        from claims_before as before join claims_after as after using (id)
        where before.public_from is distinct from after.public_from;
        if ids is null then return null; end if;
        -- Whoever changes one of them at the same time has ended, or sees what this changes.
        perform from defendants where claim_id = any(ids) order by sequence for no key update;
        delete from claim_search using claims_after as after
        where claim_id = after.id and after.id = any(ids) and after.public_from is null;
        perform write_claim_search(ids);
        -- In one order for all, so that no two that add names wait for each other.
        for given in
          select defendants as bearer, before.public_from is null as is_new, after.public_from as since
          from claims_before as before join claims_after as after using (id) join defendants on claim_id = after.id
          where after.id = any(ids)
          order by defendants.type, sort_name, coalesce(record_id, defendants.id)
        loop
          if given.is_new then
            perform add_record_name(given.bearer, given.since);
          else
            perform count_record_name_anew(given.bearer);
          end if;
        end loop;
        return null;
      end
    $$;
    create or replace trigger publication after update on claims
      referencing old table as claims_before new table as claims_after
      for each statement execute function write_publications();
  `.execute(database)
}
