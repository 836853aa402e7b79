import { confirmedOwners } from '../../accounts/people/people.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { ClaimRecord } from '../repositories/claim-repository.ts'
import { type DefendantRecord, lockAddresses } from '../repositories/defendant-repository.ts'
import { placeRelated } from './place-anew.ts'
import { findClaimsOfNewCompanies, lockRecords, setRecordsOfPeople } from './record-placing-repository.ts'

interface Placed {
  readonly claim: Pick<ClaimRecord, 'id'>
  readonly defendants: readonly Pick<DefendantRecord, 'type' | 'record_id'>[]
}

const idsOf = (claims: readonly Placed[]): string[] => claims.map(({ claim }) => claim.id)
const isUnplaced = ({ defendants }: Placed): boolean =>
  defendants.some(({ type, record_id }) => type === 'Company' && record_id === null)

/**
 * Puts the companies of claims into their records: when they are filed, and when they are published, from when on they
 * also decide which others are one.
 */
export async function placeInRecords(transaction: Connection, claims: readonly Placed[], now: Date): Promise<void> {
  const againstCompanies = claims.filter(({ defendants }) => defendants.some(({ type }) => type === 'Company'))
  if (againstCompanies.length === 0) return
  await lockRecords(transaction)
  const [filed, placedBefore] = [
    againstCompanies.filter(isUnplaced),
    againstCompanies.filter(each => !isUnplaced(each)),
  ]
  const ids = idsOf(filed)
  if (placedBefore.length > 0) ids.push(...(await findClaimsOfNewCompanies(transaction, idsOf(placedBefore), now)))
  await placeRelated(transaction, ids, now)
}

/**
 * Puts the people whom a claim names, when it is filed, into the records of those who have confirmed their addresses.
 * @returns who has confirmed them.
 */
export async function placePeopleInRecords(
  transaction: Connection,
  defendants: readonly Pick<DefendantRecord, 'email'>[],
): Promise<ReadonlyMap<string, string>> {
  const addresses = defendants.map(({ email }) => email)
  await lockAddresses(transaction, addresses)
  const owners = await confirmedOwners(transaction, addresses)
  if (owners.size > 0) await setRecordsOfPeople(transaction, owners)
  return owners
}
