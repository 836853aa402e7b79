import { type Kysely, sql } from 'kysely'

/**
 * Which transactions have changed something of the public record: of a claim that has been submitted, whether or not it is
 * public by now, as the time alone decides that too. They are noted beside the others, for a subject that is nobody's.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function public_record() returns uuid language sql immutable parallel safe
      return '00000000-0000-0000-0000-000000000000'::uuid;

    create or replace function note_changes(subject_ids uuid[], operation text) returns void language sql
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

    -- One that is taken back or deleted was submitted before.
    create or replace function note_change_of_claim() returns trigger language plpgsql as $$
      begin
        perform note_changes(
          array[
            new.plaintiff_id, old.plaintiff_id,
            case when old.notice_period_ends_at is not null then public_record() end
          ] || concerned_by_claim(coalesce(new.id, old.id)),
          tg_op
        );
        return null;
      end
    $$;
  `.execute(database)
}
