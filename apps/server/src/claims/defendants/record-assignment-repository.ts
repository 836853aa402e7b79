import { type CompanyKeys, companyKeys, joiningKeys, recordRule } from '@redress/domain/record/company-record.ts'
import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { Row } from '../../platform/database/schema.ts'
import { writeMovedRecords } from '../record/write-outcomes.ts'
import { filedStatuses, isPublicClaim } from '../repositories/claim-repository.ts'
import type { DefendantRecord } from '../repositories/defendant-repository.ts'

/** The keys of a company as they are kept, so that others that share one are found. */
export const recordKeys = (keys: CompanyKeys): string[] =>
  joiningKeys.flatMap(kind => (keys[kind] === null ? [] : `${kind} ${keys[kind]}`))

interface StatedRow extends Pick<DefendantRecord, 'website' | 'email'> {
  readonly country?: string | null
  readonly tax_id?: string | null
  readonly legal_name?: string | null
  readonly denied_keys?: readonly string[]
}

/** Matching keys of a company's row, without those that the operator has denied it. */
export function keysOf(company: StatedRow): CompanyKeys {
  const keys = companyKeys({
    country: company.country ?? null,
    taxId: company.tax_id ?? null,
    website: company.website,
    email: company.email,
    legalName: company.legal_name ?? '',
  })
  const denied = joiningKeys.filter(kind => company.denied_keys?.includes(`${kind} ${keys[kind]}`))
  return { ...keys, ...Object.fromEntries(denied.map(kind => [kind, null])) }
}

/** Makes assignments come one after the other: two claims that are filed at once see each other's companies. */
export async function lockRecords(transaction: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('records'))`.execute(transaction)
}

/** Columns from which the record of a company follows. */
type CompanyRow = Pick<
  Row<'defendants'>,
  'id' | 'record_id' | 'country' | 'tax_id' | 'website' | 'email' | 'legal_name' | 'record_pin' | 'denied_keys'
>
const companyColumns = sql`
  defendants.id, record_id, defendants.country, tax_id, website, defendants.email, legal_name, record_pin, denied_keys`

/**
 * Companies of filed claims with a given key, and since when they are public. `offset` and `limit` force a look-up
 * per key and claim. PostgreSQL would otherwise expect many rows and compare all companies with all keys.
 */
const withKey = sql`
  keys
  cross join lateral (select * from defendants where record_keys @> array[keys.key] offset 0) as defendants
  join lateral (
    select public_from from claims
    where claims.id = defendants.claim_id and claims.status = any(${filedStatuses}) limit 1
  ) as claims on true
`

/**
 * Companies of the claims, and companies of filed claims connected with them by shared keys, directly or through
 * others; oldest first.
 */
export async function findRelatedCompanies(transaction: Connection, claimIds: readonly string[], now: Date) {
  const company = sql`
    select ${companyColumns}, sequence, coalesce(${isPublicClaim(now)}, false) as is_published`
  const ofClaims = sql`
    defendants join claims on claims.id = defendants.claim_id
    where claim_id = any(${claimIds}::uuid[]) and defendants.type = 'Company'`
  // Joins by distinct keys, of which there are few. A join of companies would compare every pair that shares a key.
  const { rows } = await sql<CompanyRow & { readonly is_published: boolean }>`
    with recursive keys (key) as (
      select unnest(record_keys) from ${ofClaims}
      union
      select unnest(record_keys) from ${withKey}
    )
    ${company} from ${ofClaims}
    union
    ${company} from ${withKey}
    order by sequence
  `.execute(transaction)
  return rows.map(row => ({
    id: row.id,
    recordId: row.record_id,
    isPublished: row.is_published,
    pin: row.record_pin,
    keys: keysOf(row),
  }))
}

/**
 * Which of some claims name a company that is unlike all others of its record that were public before. One that is like
 * another, with the same keys and in the same record, changes no record when it is published.
 */
export async function findClaimsOfNewCompanies(
  transaction: Connection,
  claimIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ claim_id: string }>`
    select distinct claim_id from defendants
    where claim_id = any(${claimIds}::uuid[]) and type = 'Company' and not exists (
      select from defendants as other join claims on claims.id = other.claim_id
      where coalesce(other.record_id, other.id) = coalesce(defendants.record_id, defendants.id)
        and other.sort_name = defendants.sort_name and other.record_keys = defendants.record_keys
        and other.type = 'Company' and other.claim_id <> all(${claimIds}::uuid[]) and ${isPublicClaim(now)}
      offset 0
    )
  `.execute(transaction)
  return rows.map(({ claim_id }) => claim_id)
}

/** Writes the records of companies; one statement locks them in one order. */
export async function setRecords(
  transaction: Connection,
  assigned: readonly { readonly id: string; readonly recordId: string }[],
): Promise<void> {
  const ids = assigned.map(({ id }) => id)
  await sql`
    with locked as (
      select id from defendants where id = any(${ids}::uuid[]) order by sequence for no key update
    )
    update defendants set record_id = assigned.record_id
    from locked
    join unnest(${ids}::uuid[], ${assigned.map(({ recordId }) => recordId)}::uuid[]) as assigned (id, record_id) using (id)
    where defendants.id = locked.id
  `.execute(transaction)
  await writeMovedRecords(transaction, ids)
}

/** Assigns people named by an address to the account that has confirmed it. */
export async function setRecordsOfPeople(transaction: Connection, owners: ReadonlyMap<string, string>): Promise<void> {
  const { rows } = await sql<{ id: string; is_searched: boolean }>`
    with locked as (
      select defendants.id, owner.user_id from defendants
      join unnest(${[...owners.keys()]}::text[], ${[...owners.values()]}::uuid[]) as owner (address, user_id)
        on owner.address = defendants.email
      where type = 'Individual' and record_id is null
      order by sequence for no key update of defendants
    )
    update defendants set record_id = locked.user_id from locked where defendants.id = locked.id
    returning defendants.id, exists (select from searched_defendants where defendant_id = defendants.id) as is_searched
  `.execute(transaction)
  // Companies of a claim that is just being filed have no search rows yet; these are written with the claim.
  const searched = rows.filter(({ is_searched }) => is_searched)
  await writeMovedRecords(
    transaction,
    searched.map(({ id }) => id),
  )
}

interface OutdatedCompany {
  readonly id: string
  readonly claimId: string
  readonly isFiled: boolean
  readonly keys: CompanyKeys
}

/** Companies whose keys an earlier rule has made, oldest first. */
export async function findOutdatedCompanies(connection: Connection): Promise<OutdatedCompany[]> {
  const rows = await connection
    .selectFrom('defendants')
    .innerJoin('claims', 'claims.id', 'defendants.claim_id')
    .select(['defendants.id', 'claim_id', 'status', 'defendants.country', 'tax_id', 'website', 'defendants.email'])
    .select('legal_name')
    .where('defendants.type', '=', sql.lit('Company'))
    .where('record_rule', '<', sql.lit(recordRule))
    .orderBy('defendants.sequence')
    .execute()
  return rows.map(row => ({
    id: row.id,
    claimId: row.claim_id,
    isFiled: (filedStatuses as readonly string[]).includes(row.status),
    keys: keysOf(row),
  }))
}

/** The companies with one of some pins, and the claims that name them. */
export async function findPinnedCompanies(connection: Connection, pins: readonly string[]) {
  const { rows } = await sql<CompanyRow & { readonly claim_id: string }>`
    select ${companyColumns}, claim_id from defendants where record_pin = any(${pins}::uuid[])
  `.execute(connection)
  return rows.map(row => ({ id: row.id, claimId: row.claim_id, keys: keysOf(row) }))
}

/**
 * Writes the keys of companies in one statement that locks them in a fixed order. Keys that the operator has denied
 * in the meantime are left out.
 */
export async function setKeys(
  connection: Connection,
  companies: readonly Pick<OutdatedCompany, 'id' | 'keys'>[],
): Promise<void> {
  const keyed = companies.map(({ id, keys }) => ({ id, keys: recordKeys(keys) }))
  await sql`
    with given as (
      select id, keys from jsonb_to_recordset(${JSON.stringify(keyed)}::jsonb) as given (id uuid, keys text[])
    ), locked as (
      select id from defendants where id in (select id from given) order by sequence for no key update
    )
    update defendants set record_keys =
      array(select key from unnest(given.keys) with ordinality as own (key, position) where key <> all(denied_keys) order by position)
      || case when record_pin is null then '{}' else array['pin ' || record_pin] end
    from locked join given using (id)
    where defendants.id = locked.id
  `.execute(connection)
}

/** Says of companies that the present rule has assigned them. */
export async function markAssignedByRule(
  transaction: Connection,
  companies: readonly Pick<OutdatedCompany, 'id'>[],
): Promise<void> {
  await sql`
    with locked as (
      select id from defendants where id = any(${companies.map(({ id }) => id)}::uuid[]) order by sequence for no key update
    )
    update defendants set record_rule = ${recordRule} from locked where defendants.id = locked.id
  `.execute(transaction)
}

/** The records that some companies of public claims belong to. */
export async function findRecordsOfPublic(
  connection: Connection,
  companyIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ record_id: string }>`
    select distinct coalesce(record_id, defendants.id) as record_id
    from defendants join claims on claims.id = claim_id
    where defendants.id = any(${companyIds}::uuid[]) and defendants.type = 'Company' and ${isPublicClaim(now)}
  `.execute(connection)
  return rows.map(({ record_id }) => record_id)
}

/** Companies named in public claims, each with a claim and its record; of all records, or of some. */
export async function findPublicCompanies(connection: Connection, now: Date, ofRecords?: readonly string[]) {
  const within = ofRecords ? sql`coalesce(defendants.record_id, defendants.id) = any(${ofRecords}::uuid[])` : sql`true`
  const { rows } = await sql<
    CompanyRow & { readonly claim_id: string; readonly record_keys: string[]; readonly is_unproven: boolean }
  >`
    select ${companyColumns}, claim_id, record_keys, exists (
      select from defendants as seat
      where defendants.id in (seat.id, seat.company_id) and seat.user_id is not null and seat.proof is null
    ) as is_unproven
    from defendants join claims on claims.id = claim_id
    where defendants.type = 'Company' and ${isPublicClaim(now)} and ${within}
    order by sequence
  `.execute(connection)
  return rows.map(row => ({
    id: row.id,
    claimId: row.claim_id,
    recordId: row.record_id ?? row.id,
    legalName: row.legal_name ?? '',
    statedTaxId: row.tax_id ?? '',
    country: row.country,
    website: row.website,
    pin: row.record_pin,
    keptKeys: row.record_keys,
    keys: keysOf(row),
    isUnproven: row.is_unproven,
  }))
}
export type PublicCompany = Awaited<ReturnType<typeof findPublicCompanies>>[number]
