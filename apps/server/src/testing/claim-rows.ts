import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import { sql } from 'kysely'
import { v7 as timeOrderedId } from 'uuid'
import type { Context } from '../adapters/context.ts'
import { codeOfGeneration } from '../claims/letters/redeem-codes.ts'
import type { Connection } from '../platform/database/database.ts'
import { hashSecret } from '../platform/secrets.ts'
import type { TestUser } from './sign-up.ts'
import { writeRecordRows } from './write-record-rows.ts'

type Row = Readonly<Record<string, unknown>>
type Parties = Readonly<Record<'plaintiff' | 'defendant', TestUser>>

/** Rows of one claim in all tables, and its parties. */
export interface ClaimRows {
  readonly claimId: string
  readonly plaintiffId: string
  readonly defendantId: string
  readonly defendantEmail: string
  /** Time by the server's clock when the rows were read. */
  readonly readAt: string
  readonly tables: readonly {
    readonly name: string
    readonly columns: readonly string[]
    readonly rows: readonly Row[]
  }[]
}

/** Tables with rows of a filed claim; a table comes after those that it references. */
const tables = [
  ...['claims', 'defendants', 'documents', 'dispute_statements', 'resolutions', 'payments', 'deadlines', 'actions'],
  ...['notifications', 'gathered_mails', 'account_events'],
]

/** Columns that the database does not generate. */
async function writtenColumns(database: Connection, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'
      and coalesce(column_default, '') not like 'nextval%' and (table_name, column_name) <> ('actions', 'facts')
  `.execute(database)
  return rows.map(({ name }) => name)
}

/** Reads the rows of a claim whose parties both have an account. */
export async function readClaimRows(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { plaintiff, defendant }: Parties,
  claimId: string,
): Promise<ClaimRows> {
  const read = async (name: string) => {
    const key = sql.ref(name === 'claims' ? 'id' : 'claim_id')
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(t) as row from ${sql.table(name)} t where ${key} = ${claimId} order by t.ctid
    `.execute(database)
    const columns = await writtenColumns(database, name)
    return { name, columns, rows: rows.map(({ row }) => row) }
  }
  const all = await Promise.all(tables.map(read))
  return {
    claimId,
    plaintiffId: plaintiff.id,
    defendantId: defendant.id,
    defendantEmail: defendant.email,
    readAt: clock.now().toISOString(),
    tables: all.filter(({ rows }) => rows.length > 0),
  }
}

const uuids = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

/** Inserts the rows again for a new claim between other parties; returns its id. */
export async function writeClaimRows(
  context: Context,
  { plaintiff, defendant }: Parties,
  read: ClaimRows,
): Promise<string> {
  const ids = new Map([
    [read.plaintiffId, plaintiff.id],
    [read.defendantId, defendant.id],
  ])
  const newId = (id: string): string => {
    const known = ids.get(id) ?? timeOrderedId()
    ids.set(id, known)
    return known
  }
  const since = context.clock.now().getTime() - new Date(read.readAt).getTime()
  const references = new Map<string, string>()
  for (const { rows } of read.tables.filter(({ name }) => name === 'payments'))
    for (const { reference } of rows) references.set(String(reference), await context.chain.newReference())

  const asNow = (key: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value
    // This column is by the database's clock.
    if (key === 'next_look_at') return new Date().toISOString()
    if (key === 'recipient') return context.settings.PAYMENT_RECIPIENT
    if (time.test(value)) return new Date(new Date(value).getTime() + since).toISOString()
    // The copied history is another hash chain.
    if (key === 'memo') return value.replace(/, history [\da-f]{64}/, '').replaceAll(uuids, newId)
    return references.get(value) ?? value.replaceAll(read.defendantEmail, defendant.email).replaceAll(uuids, newId)
  }
  const withCode = (row: Row): Row => {
    if (row.redeem_code_hash === null || row.redeem_code_hash === undefined) return row
    const of = { id: String(row.id), redeem_code_generation: Number(row.redeem_code_generation) }
    return { ...row, redeem_code_hash: hashSecret(codeOfGeneration(context.secretKey, of)) }
  }
  const statements = read.tables.map(({ name, columns, rows }) => {
    const written = (JSON.parse(JSON.stringify(rows), asNow) as Row[]).map(withCode)
    const names = sql.join(columns.map(column => sql.ref(column)))
    return sql`insert into ${sql.table(name)} (${names})
      select ${names} from jsonb_populate_recordset(null::${sql.table(name)}, ${sql.lit(JSON.stringify(written))}::jsonb)`
  })
  await sql`${sql.join(statements, sql`; `)}`.execute(context.database)
  const claimId = newId(read.claimId)
  // Search rows are derived from the defendants.
  await writeRecordRows(context.database, [claimId])
  return claimId
}

/** Settings that do not affect how a claim is filed. */
const indifferent = [
  ...['UNRESOLVED_CLAIMS_LIMIT', 'REQUESTS_PER_MINUTE', 'PUBLIC_URL', 'PRIVATE_CONTACTS'],
  ...['GOOGLE_ISSUER', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
]

/** True if a claim is filed with these settings as with the defaults. */
export const filesAsUsual = (given: Readonly<Record<string, string>>): boolean =>
  Object.keys(given).every(name => indifferent.includes(name))

/** Filed claim of each status, created by API calls before the tests. */
export type FiledClaims = Readonly<Record<ClaimStatus, ClaimRows>>
