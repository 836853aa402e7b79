import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'

const part = (name: string): string => readFileSync(join(import.meta.dirname, 'baseline', `${name}.sql`), 'utf8')

/** Collations that know the lower case of every script, best first: PostgreSQL's own since 17, then ICU. */
const collations = ['pg_c_utf8', 'und-x-icu']

/** Search ignores case and accents in every script, whatever the database's locale. */
async function makeSearchable(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select collname as name from pg_collation
    where collname = any(${collations}) and collnamespace = 'pg_catalog'::regnamespace
    order by array_position(${collations}, collname::text) limit 1
  `.execute(database)
  const collation = sql.ref(rows[0]?.name ?? 'default')
  await sql`
    create extension if not exists unaccent;
    create extension if not exists pg_trgm;

    -- unaccent() itself is not immutable, because its dictionary could be replaced; ours never is. A sigma at the end of a
    -- word is a letter of its own, which the sigma of capitals never becomes.
    create function searchable(value text) returns text
      language sql immutable parallel safe strict
      return translate(lower(public.unaccent('public.unaccent', value) collate ${collation}), 'ς', 'σ');
  `.execute(database)
}

/** Transition tables of each event. */
const events = {
  insert: 'referencing new table as rows_after',
  update: 'referencing old table as rows_before new table as rows_after',
  delete: 'referencing old table as rows_before',
} as const
type Event = keyof typeof events

const notedBy = (note: string, tables: readonly string[], only: readonly Event[] = ['insert', 'update', 'delete']) =>
  tables.flatMap(table =>
    only.map(
      event => `
        create trigger changes_${event} after ${event} on ${table}
          ${events[event]} for each statement execute function ${note}();`,
    ),
  )

/**
 * SQL of a trigger that logs changes: the `ids` of all rows of a statement, old and new, and of other rows that they
 * concern.
 */
interface Noted {
  readonly id: string
  readonly from?: (rows: string) => string
  readonly othersBefore?: string
  readonly noted?: string
}

const noting = (
  name: string,
  { id, from = rows => rows, othersBefore = 'null::uuid[]', noted = 'concerned_by_claims(ids)' }: Noted,
) => `
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
    $$;`

const noteChanges = [
  // A claim that is withdrawn or deleted was submitted before.
  noting('note_changes_of_claims', {
    id: 'id',
    othersBefore:
      'array_agg(plaintiff_id) || array_agg(public_record()) filter (where notice_period_ends_at is not null)',
  }),
  noting('note_changes_of_defendants', { id: 'claim_id', othersBefore: 'array_agg(user_id)' }),
  noting('note_changes_within_claims', { id: 'claim_id' }),
  noting('note_changes_of_transfers', {
    id: 'claim_id',
    from: rows => `payments where id in (select payment_id from ${rows})`,
  }),
  noting('note_changes_of_own', { id: 'user_id', noted: 'ids' }),
  ...notedBy('note_changes_of_claims', ['claims'], ['insert', 'delete']),
  ...notedBy('note_updates_of_claims', ['claims'], ['update']),
  ...notedBy('note_changes_of_defendants', ['defendants']),
  ...notedBy('note_changes_of_users', ['users'], ['update']),
  ...notedBy('note_changes_of_transfers', ['transfers']),
  ...notedBy('note_changes_of_payments', ['payments'], ['update']),
  ...notedBy('note_changes_within_claims', ['payments'], ['insert', 'delete']),
  ...notedBy('note_changes_within_claims', ['actions', 'dispute_statements', 'documents', 'replies', 'resolutions']),
  ...notedBy('note_changes_within_claims', ['showing_consents']),
  ...notedBy('note_changes_of_own', ['emails', 'wallets', 'notifications', 'suspensions']),
].join('\n')

/**
 * Planner settings, stored in the role for this database, so that they apply behind a pooler too. The planner
 * overestimates a search of two words: JIT compilation would take longer than the search, and it is over before a
 * parallel worker has started.
 */
const planning = sql`
  do $$
    begin
      execute format('alter role current_user in database %I set jit = off', current_database());
      execute format('alter role current_user in database %I set max_parallel_workers_per_gather = 0', current_database());
    end
  $$;
`

const schema = [part('tables'), part('changes'), noteChanges].join('\n')

/**
 * The name of the baseline contains a hash of its schema. Until the first release the schema changes here, and a
 * database with another baseline is refused. From the release on the file is frozen.
 */
export const name = `0001-baseline-${createHash('sha256').update(schema).digest('hex').slice(0, 8)}`

export async function up(database: Kysely<unknown>): Promise<void> {
  await makeSearchable(database)
  await sql.raw(schema).execute(database)
  await planning.execute(database)
}
