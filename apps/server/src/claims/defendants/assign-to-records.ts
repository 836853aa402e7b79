import { confirmedOwners } from '../../accounts/people/people.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { ClaimRecord } from '../repositories/claim-repository.ts'
import { type DefendantRecord, lockAddresses } from '../repositories/defendant-repository.ts'
import { assignRelated } from './reassign-companies.ts'
import { findClaimsOfNewCompanies, lockRecords, setRecordsOfPeople } from './record-assignment-repository.ts'

interface AssignedClaim {
  readonly claim: Pick<ClaimRecord, 'id'>
  readonly defendants: readonly Pick<DefendantRecord, 'type' | 'record_id'>[]
}

const idsOf = (claims: readonly AssignedClaim[]): string[] => claims.map(({ claim }) => claim.id)
const isUnassigned = ({ defendants }: AssignedClaim): boolean =>
  defendants.some(({ type, record_id }) => type === 'Company' && record_id === null)

/**
 * Assigns the companies of claims to their records: when they are filed, and when they are published, from when on they
 * also decide which others are one.
 */
export async function assignToRecords(
  transaction: Connection,
  claims: readonly AssignedClaim[],
  now: Date,
): Promise<void> {
  const againstCompanies = claims.filter(({ defendants }) => defendants.some(({ type }) => type === 'Company'))
  if (againstCompanies.length === 0) return
  await lockRecords(transaction)
  const [filed, assignedBefore] = [
    againstCompanies.filter(isUnassigned),
    againstCompanies.filter(each => !isUnassigned(each)),
  ]
  const ids = idsOf(filed)
  if (assignedBefore.length > 0) ids.push(...(await findClaimsOfNewCompanies(transaction, idsOf(assignedBefore), now)))
  await assignRelated(transaction, ids, now)
}

/**
 * Assigns the people named in a claim that is being filed to the records of the accounts that have confirmed their
 * addresses.
 * @returns who has confirmed them.
 */
export async function assignPeopleToRecords(
  transaction: Connection,
  defendants: readonly Pick<DefendantRecord, 'email'>[],
): Promise<ReadonlyMap<string, string>> {
  const addresses = defendants.map(({ email }) => email)
  await lockAddresses(transaction, addresses)
  const owners = await confirmedOwners(transaction, addresses)
  if (owners.size > 0) await setRecordsOfPeople(transaction, owners)
  return owners
}
