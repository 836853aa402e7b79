import { type CompanyKeys, companyKeys } from '@redress/domain/record/company-record.ts'
import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { filedStatuses, isPublicClaim } from './claim-repository.ts'
import type { DefendantRecord } from './defendant-repository.ts'

/** The keys of a company as they are kept, so that others that share one are found. */
export const recordKeys = (keys: CompanyKeys): string[] =>
  Object.entries(keys).flatMap(([kind, value]) => (value === null ? [] : `${kind} ${value}`))

/** Makes placings come one after the other: two claims that are filed at once see each other's companies. */
export async function lockRecords(transaction: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('records'))`.execute(transaction)
}

interface CompanyRow
  extends Pick<DefendantRecord, 'id' | 'record_id' | 'country' | 'tax_id' | 'website' | 'legal_name'> {
  readonly is_published: boolean
}

/** A claim that was filed, asked of one after the other: PostgreSQL would read all claims where it expects many. */
const filedClaim = (claimId: string) => sql`(
  select from claims where claims.id = ${sql.ref(claimId)} and claims.status = any(${filedStatuses}) limit 1
) as filed on true`

/** The companies of claims, and all of filed claims that share a key with one of them, or with one of those; oldest first. */
export async function findRelatedCompanies(transaction: Connection, claimIds: readonly string[], now: Date) {
  // By their keys, of which there are few: each pair of companies that share one would be looked at otherwise.
  const { rows } = await sql<CompanyRow>`
    with recursive keys (key) as (
      select unnest(record_keys) from defendants where claim_id = any(${claimIds}::uuid[]) and type = 'Company'
      union
      select unnest(other.record_keys)
      from keys
      cross join lateral (select claim_id, record_keys from defendants where record_keys @> array[key]) as other
      join lateral ${filedClaim('other.claim_id')}
    ),
    related (id) as (
      select id from defendants where claim_id = any(${claimIds}::uuid[]) and type = 'Company'
      union
      select other.id
      from defendants as other
      join lateral ${filedClaim('other.claim_id')}
      where other.record_keys && array(select key from keys)
    )
    select
      defendants.id, record_id, country, tax_id, website, legal_name,
      ${isPublicClaim(now)} as is_published
    from defendants
    join claims on claims.id = defendants.claim_id
    where defendants.id = any(array(select id from related))
    order by defendants.sequence
  `.execute(transaction)
  return rows.map(row => ({
    id: row.id,
    recordId: row.record_id,
    isPublished: row.is_published,
    keys: companyKeys({
      country: row.country,
      taxId: row.tax_id,
      website: row.website,
      legalName: row.legal_name ?? '',
    }),
  }))
}

/** Writes the records of companies, in one statement that locks them in one order. */
export async function setRecords(
  transaction: Connection,
  placed: readonly { readonly id: string; readonly recordId: string }[],
): Promise<void> {
  const ids = placed.map(({ id }) => id)
  await sql`
    with locked as (
      select id from defendants where id = any(${ids}::uuid[]) order by sequence for no key update
    )
    update defendants set record_id = placed.record_id
    from locked
    join unnest(${ids}::uuid[], ${placed.map(({ recordId }) => recordId)}::uuid[]) as placed (id, record_id) using (id)
    where defendants.id = locked.id
  `.execute(transaction)
}

/** The people whom claims name by an address are whoever has confirmed it: addresses and their owners. */
export async function setRecordsOfPeople(transaction: Connection, owners: ReadonlyMap<string, string>): Promise<void> {
  await sql`
    with locked as (
      select defendants.id, owner.user_id from defendants
      join unnest(${[...owners.keys()]}::text[], ${[...owners.values()]}::uuid[]) as owner (address, user_id)
        on owner.address = defendants.email
      where type = 'Individual' and record_id is null
      order by sequence for no key update of defendants
    )
    update defendants set record_id = locked.user_id from locked where defendants.id = locked.id
  `.execute(transaction)
}
