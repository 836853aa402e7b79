import { type Kysely, sql } from 'kysely'

/**
 * Which transactions have changed something of what is shown of a claim, or of what a user is shown and shows. It is kept by
 * the database, so that nothing that writes can forget it, an earlier version beside this one included. Rows are only ever
 * added, one for each of them and transaction, so that no transaction waits for another because of them.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table changes (
      -- A user or a claim.
      subject_id uuid not null,
      transaction bigint not null,
      -- By the database's clock, for the sweep alone.
      happened_at timestamptz not null default now(),
      primary key (subject_id, transaction)
    );

    -- What is deleted leaves nothing, not even that it changed: of what goes with it nothing is noted.
    create function note_changes(subject_ids uuid[], operation text) returns void language sql
    begin atomic
      insert into changes (subject_id, transaction)
      select distinct subject_id, pg_current_xact_id()::text::bigint
      from unnest(subject_ids) as subject_id
      where subject_id is not null and (
        operation <> 'DELETE'
        or exists (select from users where users.id = subject_id)
        or exists (select from claims where claims.id = subject_id)
      )
      on conflict do nothing;
    end;

    -- A claim and its parties.
    create function concerned_by_claim(id uuid) returns uuid[] language sql stable
    begin atomic
      select array(
        select concerned_by_claim.id
        union all
        select plaintiff_id from claims where claims.id = concerned_by_claim.id
        union all
        select user_id from defendants where claim_id = concerned_by_claim.id and user_id is not null
      );
    end;

    create function note_change_of_claim() returns trigger language plpgsql as $$
      begin
        perform note_changes(
          array[new.plaintiff_id, old.plaintiff_id] || concerned_by_claim(coalesce(new.id, old.id)), tg_op
        );
        return null;
      end
    $$;
    create function note_change_of_defendant() returns trigger language plpgsql as $$
      begin
        perform note_changes(
          array[new.user_id, old.user_id] || concerned_by_claim(coalesce(new.claim_id, old.claim_id)), tg_op
        );
        return null;
      end
    $$;
    create function note_change_within_claim() returns trigger language plpgsql as $$
      begin
        perform note_changes(concerned_by_claim(coalesce(new.claim_id, old.claim_id)), tg_op);
        return null;
      end
    $$;
    create function note_change_of_transfer() returns trigger language plpgsql as $$
      begin
        perform note_changes(concerned_by_claim(claim_id), tg_op)
        from payments where id in (new.payment_id, old.payment_id);
        return null;
      end
    $$;
    create function note_change_of_own() returns trigger language plpgsql as $$
      begin
        perform note_changes(array[coalesce(new.user_id, old.user_id)], tg_op);
        return null;
      end
    $$;
    -- A user's names stand on all their claims.
    create function note_change_of_user() returns trigger language plpgsql as $$
      begin
        perform note_changes(array(
          select new.id
          union
          select unnest(concerned_by_claim(id)) from (
            select id from claims where plaintiff_id = new.id
            union
            select claim_id from defendants where user_id = new.id
          ) as own
        ), tg_op);
        return null;
      end
    $$;

    create function forget_changes() returns trigger language plpgsql as $$
      begin
        delete from changes where subject_id = old.id;
        return null;
      end
    $$;
    create trigger forgotten_changes after delete on claims for each row execute function forget_changes();
    create trigger forgotten_changes after delete on users for each row execute function forget_changes();

    create trigger changes after insert or update or delete on claims
      for each row execute function note_change_of_claim();
    create trigger changes after insert or update or delete on defendants
      for each row execute function note_change_of_defendant();
    create trigger changes after update on users
      for each row when (old.* is distinct from new.*) execute function note_change_of_user();
    create trigger changes after insert or update or delete on emails
      for each row execute function note_change_of_own();
    create trigger changes after insert or update or delete on wallets
      for each row execute function note_change_of_own();
    create trigger changes after insert or update or delete on notifications
      for each row execute function note_change_of_own();
    create trigger changes after insert or update or delete on actions
      for each row execute function note_change_within_claim();
    create trigger changes after insert or update or delete on dispute_statements
      for each row execute function note_change_within_claim();
    create trigger changes after insert or update or delete on documents
      for each row execute function note_change_within_claim();
    create trigger changes after insert or update or delete on replies
      for each row execute function note_change_within_claim();
    create trigger changes after insert or update or delete on resolutions
      for each row execute function note_change_within_claim();
    create trigger changes after insert or update or delete on showing_consents
      for each row execute function note_change_within_claim();
    -- Not of when the chain is asked next, which changes all the time.
    create trigger changes
      after insert or delete or update of status, fee_cents, lamports, paid_at, opened_at, resolution_id on payments
      for each row execute function note_change_within_claim();
    create trigger changes after insert or update or delete on transfers
      for each row execute function note_change_of_transfer();
  `.execute(database)
}
