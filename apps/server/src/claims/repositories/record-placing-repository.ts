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

/** The companies of a claim, and all of filed claims that share a key with one of them, or with one of those; oldest first. */
export async function findRelatedCompanies(transaction: Connection, claimId: string, now: Date) {
  const { rows } = await sql<CompanyRow>`
    with recursive related (id, record_keys) as (
      select id, record_keys from defendants where claim_id = ${claimId} and type = 'Company'
      union
      select other.id, other.record_keys
      from related
      join defendants as other on other.record_keys && related.record_keys
      join claims on claims.id = other.claim_id
      where claims.status = any(${filedStatuses})
    )
    select
      defendants.id, record_id, country, tax_id, website, legal_name,
      ${isPublicClaim(now)} as is_published
    from related
    join defendants using (id)
    join claims on claims.id = defendants.claim_id
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
