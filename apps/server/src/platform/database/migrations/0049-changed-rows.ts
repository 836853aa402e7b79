import { type Kysely, sql } from 'kysely'

/**
 * What a statement has changed is what its rows say and did not say before, of all of them at once: of two hundred claims
 * that were published together, each row as it was before was compared with each as it is now.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function write_publications() returns trigger language plpgsql as $$
      declare
        ids uuid[];
        given record;
      begin
        select array_agg(id order by id) into ids from (
          select id, public_from from claims_after except select id, public_from from claims_before
        ) as changed;
        if ids is null then return null; end if;
        -- Whoever changes one of them at the same time has ended, or sees what this changes.
        perform from defendants where claim_id = any(ids) order by sequence for no key update;
        delete from claim_search using claims
        where claim_id = any(ids) and claims.id = claim_id and claims.public_from is null;
        perform write_claim_search(ids);
        -- In one order for all, so that no two that add names wait for each other.
        for given in
          select defendants as bearer, claims.public_from as since,
            claims.id in (select id from claims_before where public_from is null) as is_new
          from claims join defendants on claim_id = claims.id
          where claims.id = any(ids)
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

    create or replace function write_outcomes_of_claims() returns trigger language plpgsql as $$
      declare
        ids uuid[];
      begin
        select array_agg(id) into ids from (
          select id from (
            select id, public_from from claims_after except select id, public_from from claims_before
          ) as moved
          union
          select id from (
            select id, status from claims_after where public_from is not null except select id, status from claims_before
          ) as acted
        ) as changed;
        if ids is not null then perform write_record_outcomes(ids); end if;
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

    -- What triggers called, which call others.
    -- contract: not needed since 0047-changes-of-many
    drop function write_publication(), note_change_of_claim(), note_change_of_defendant(), note_change_within_claim(),
      note_change_of_transfer(), note_change_of_own(), note_change_of_user(), concerned_by_claim(uuid);
  `.execute(database)
}
