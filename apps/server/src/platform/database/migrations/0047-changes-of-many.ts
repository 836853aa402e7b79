import { type Kysely, sql } from 'kysely'

/** Of whatever claim a row belongs to, the claim and its parties have changed. */
const withinClaims = [
  ...['actions', 'dispute_statements', 'documents', 'replies', 'resolutions', 'showing_consents', 'payments'],
] as const
const ofUsers = ['emails', 'wallets', 'notifications'] as const

/** The rows that each event has. */
const events = {
  insert: 'referencing new table as rows_after',
  update: 'referencing old table as rows_before new table as rows_after',
  delete: 'referencing old table as rows_before',
} as const
type Event = keyof typeof events

/** That of updates takes the place of the trigger for each row, and its name. */
const nameOf = (event: Event): string => (event === 'update' ? 'changes' : `changes_${event}`)

const noted = (table: string, note: string, only: readonly Event[] = ['insert', 'update', 'delete']) =>
  only.map(
    event => sql`
      create or replace trigger ${sql.ref(nameOf(event))} after ${sql.raw(event)} on ${sql.table(table)}
        ${sql.raw(events[event])} for each statement execute function ${sql.ref(note)}()`,
  )

/** What is noted of all rows, as they were and as they are: their `ids`, and others that they concerned before. */
interface Noted {
  readonly id: string
  readonly from?: (rows: string) => string
  readonly othersBefore?: string
  readonly noted: string
}

const noting = (name: string, { id, from = rows => rows, othersBefore = 'null::uuid[]', noted }: Noted) =>
  sql.raw(`
    create function ${name}() returns trigger language plpgsql as $$
      declare
        ids uuid[] := '{}';
        others uuid[] := '{}';
      begin
        if tg_op <> 'INSERT' then
          select array_agg(${id}), ${othersBefore} into ids, others from ${from('rows_before')};
        end if;
        if tg_op <> 'DELETE' then
          select ids || array_agg(${id}) into ids from ${from('rows_after')};
        end if;
        if cardinality(ids) > 0 then perform note_changes(others || ${noted}, tg_op); end if;
        return null;
      end
    $$`)

const functions = [
  // One that is taken back or deleted was submitted before.
  noting('note_changes_of_claims', {
    id: 'id',
    othersBefore:
      'array_agg(plaintiff_id) || array_agg(public_record()) filter (where notice_period_ends_at is not null)',
    noted: 'concerned_by_claims(ids)',
  }),
  noting('note_changes_of_defendants', {
    id: 'claim_id',
    othersBefore: 'array_agg(user_id)',
    noted: 'concerned_by_claims(ids)',
  }),
  noting('note_changes_within_claims', { id: 'claim_id', noted: 'concerned_by_claims(ids)' }),
  noting('note_changes_of_transfers', {
    id: 'claim_id',
    from: rows => `payments where id in (select payment_id from ${rows})`,
    noted: 'concerned_by_claims(ids)',
  }),
  noting('note_changes_of_own', { id: 'user_id', noted: 'ids' }),
]

/** What a statement changes is noted with one statement for all its rows, where each row had several of its own. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
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
  `.execute(database)
  for (const each of functions) await each.execute(database)
  const triggers = [
    noted('claims', 'note_changes_of_claims'),
    noted('defendants', 'note_changes_of_defendants'),
    noted('users', 'note_changes_of_users', ['update']),
    noted('transfers', 'note_changes_of_transfers'),
    noted('payments', 'note_changes_within_claims', ['insert', 'delete']),
    noted('payments', 'note_changes_of_payments', ['update']),
    ...withinClaims.filter(table => table !== 'payments').map(table => noted(table, 'note_changes_within_claims')),
    ...ofUsers.map(table => noted(table, 'note_changes_of_own')),
  ].flat()
  for (const trigger of triggers) await trigger.execute(database)
}
