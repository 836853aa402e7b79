import { type RawBuilder, sql } from 'kysely'
import { writeOutcomes } from '../claims/record/write-outcomes.ts'
import { longStatementLimit } from '../platform/database/connections.ts'
import { type Connection, openDatabase } from '../platform/database/database.ts'
import type { TestServer } from './test-server.ts'

/** Copy of a row with other values in the named columns. */
const copyOf = (table: string, alias: string, values: RawBuilder<unknown>) => sql`(${rowOf(table, alias, values)}).*`

const rowOf = (table: string, alias: string, values: RawBuilder<unknown>) =>
  sql`jsonb_populate_record(null::${sql.table(table)}, to_jsonb(${sql.ref(alias)}) || ${values})`

/**
 * Multiplies the rows in a test server's database: `more` claims for each filed one; `more` defendants (with
 * accounts), resolutions, messages, actions and payments for each claim; documents up to their limit; `more`
 * notifications and referred users for each user.
 */
export async function multiplyRows({ context: { settings } }: TestServer, more: number): Promise<void> {
  // Its statements take longer than the default timeout.
  const database = openDatabase(settings.DATABASE_URL ?? '', {
    onError: () => undefined,
    statementLimit: longStatementLimit,
  })
  try {
    await multiplyIn(database, more)
  } finally {
    await database.destroy()
  }
}

/** Columns of a table that are not generated. */
async function writtenColumns(database: Connection, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
  `.execute(database)
  return rows.map(({ name }) => name)
}

/** Column list of a table, and the same columns of the row `copy`. */
async function copiedColumns(database: Connection, table: string) {
  const written = await writtenColumns(database, table)
  return {
    columns: sql.join(written.map(column => sql.ref(column))),
    copied: sql.join(written.map(column => sql.ref(`copy.${column}`))),
  }
}

async function multiplyIn(database: Connection, more: number): Promise<void> {
  const series = sql`generate_series(1, ${sql.lit(more)})`
  const claims = await copiedColumns(database, 'claims')
  const defendants = await copiedColumns(database, 'defendants')
  await sql`
    create temporary table originals as select * from claims;
    insert into users
      select ${copyOf('users', 'u', sql`jsonb_build_object('id', gen_random_uuid(), 'username', 'many' || n, 'referral_code', 'many' || n, 'referred_by', null)`)}
      from (select * from users limit 1) u, ${series} n;
    insert into users
      select ${copyOf('users', 'u', sql`jsonb_build_object('id', gen_random_uuid(), 'username', u.username || '-' || n, 'referral_code', u.username || '-' || n, 'referred_by', u.id)`)}
      from users u, ${series} n where u.username not like 'many%';
    insert into claims (${claims.columns})
      select ${claims.copied}
      from originals c cross join ${series} n
      -- That it names n makes a row for each of them.
      cross join lateral ${rowOf('claims', 'c', sql`jsonb_build_object('id', gen_random_uuid(), 'n', n)`)} as copy
      where c.status not in ('PENDING', 'WAITING_FOR_PAYMENT');
    insert into defendants (${defendants.columns}) overriding user value
      select ${defendants.copied}
      from claims c join originals o using (plaintiff_id, created_at, status) join defendants d on d.claim_id = o.id
      cross join lateral ${rowOf('defendants', 'd', sql`jsonb_build_object('id', gen_random_uuid(), 'claim_id', c.id, 'company_id', null, 'redeem_code_hash', null)`)} as copy
      where c.id not in (select id from originals)
      on conflict do nothing;
    insert into defendants (${defendants.columns}) overriding user value
      select ${defendants.copied}
      from originals c
      join lateral (select * from defendants where claim_id = c.id and type = 'Individual' order by sequence limit 1) d on true
      join users m on m.username like 'many%'
      cross join lateral ${rowOf('defendants', 'd', sql`jsonb_build_object('id', gen_random_uuid(), 'email', m.username || '@example.org', 'user_id', case when c.status = 'PENDING' then null else m.id end, 'company_id', null, 'redeem_code_hash', null)`)} as copy
      where (select count(*) from defendants x where x.claim_id = c.id) + ${sql.lit(more)} < 50 or c.status <> 'PENDING';
    insert into resolutions overriding user value
      select ${copyOf('resolutions', 'r', sql`jsonb_build_object('id', gen_random_uuid(), 'status', 'REJECTED', 'created_at', r.created_at - interval '1 day')`)}
      from resolutions r, ${series} n;
    insert into documents overriding user value
      select ${copyOf('documents', 'd', sql`jsonb_build_object('id', gen_random_uuid(), 'storage_key', null)`)}
      from documents d, generate_series(1, 7) n where d.type = 'url';
    -- Those that were there stay the last.
    insert into messages overriding system value
      select ${copyOf('messages', 'm', sql`jsonb_build_object('id', gen_random_uuid(), 'sequence', m.sequence - n * 1000000, 'created_at', m.created_at - interval '1 day')`)}
      from messages m, ${series} n;
    insert into actions overriding user value
      select ${copyOf('actions', 'a', sql`'{"facts": null}'::jsonb`)} from actions a, ${series} n;
    insert into payments overriding user value
      select ${copyOf('payments', 'p', sql`jsonb_build_object('id', gen_random_uuid(), 'public_id', gen_random_uuid(), 'status', 'superseded', 'reference', p.reference || n, 'memo', p.memo || n)`)}
      from payments p, ${series} n;
    insert into notifications
      select ${copyOf('notifications', 'x', sql`jsonb_build_object('id', gen_random_uuid())`)}
      from notifications x, ${series} n;
    drop table originals;
  `.execute(database)
  const filed = await database
    .selectFrom('claims')
    .select('id')
    .where('notice_period_ends_at', 'is not', null)
    .execute()
  await writeOutcomes(
    database,
    filed.map(({ id }) => id),
  )
}
