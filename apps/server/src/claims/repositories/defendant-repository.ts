import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import { type TakeoverState, takeoverState } from '@redress/domain/claim/takeovers.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { DefendantsTable } from '../../platform/database/schema.ts'

export type DefendantRecord = Selectable<DefendantsTable>

/** How a defendant is called. */
export const defendantName = (defendant: Pick<DefendantRecord, 'legal_name' | 'first_name' | 'last_name'>): string =>
  defendant.legal_name ?? `${defendant.first_name ?? ''} ${defendant.last_name ?? ''}`.trim()

/** Whom a claim is against: the companies and persons; who represents a company goes without saying. */
export const namesOfDefendants = (defendants: readonly DefendantRecord[]): string[] =>
  defendants.filter(defendant => defendant.company_id === null).map(defendantName)

/** Whether a code was made and used: it keeps its hash and has no time left. */
export const isCodeRedeemed = (
  defendant: Pick<DefendantRecord, 'redeem_code_hash' | 'redeem_code_expires_at'>,
): boolean => defendant.redeem_code_hash !== null && defendant.redeem_code_expires_at === null

export const hasValidCode = (defendant: Pick<DefendantRecord, 'redeem_code_expires_at'>, now: Date): boolean =>
  defendant.redeem_code_expires_at !== null && defendant.redeem_code_expires_at > now

/** How the defendant's place is held. */
export const takeoverStateOf = (defendant: DefendantRecord, now: Date): TakeoverState =>
  takeoverState(
    {
      isTaken: defendant.user_id !== null,
      isAddressConfirmed: defendant.is_address_confirmed,
      contestedAt: defendant.contested_at,
    },
    now,
  )

export const findDefendant = (connection: Connection, id: string): Promise<DefendantRecord | undefined> =>
  connection.selectFrom('defendants').selectAll().where('id', '=', id).executeTakeFirst()

export const lockDefendant = (transaction: Connection, id: string): Promise<DefendantRecord | undefined> =>
  transaction.selectFrom('defendants').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The defendants of one claim, representatives included, in the order in which they were added. */
export const findDefendantsOfClaim = (connection: Connection, claimId: string): Promise<DefendantRecord[]> =>
  connection.selectFrom('defendants').selectAll().where('claim_id', '=', claimId).orderBy('sequence').execute()

/** The defendants of each claim, in the order in which they were added. */
export async function findDefendantsByClaim(
  connection: Connection,
  claimIds: readonly string[],
): Promise<ReadonlyMap<string, readonly DefendantRecord[]>> {
  if (claimIds.length === 0) return new Map()
  const defendants = await connection
    .selectFrom('defendants')
    .selectAll()
    .where('claim_id', 'in', claimIds)
    .orderBy('sequence')
    .execute()
  return Map.groupBy(defendants, defendant => defendant.claim_id)
}

export async function isDefendantOf(connection: Connection, claimId: string, userId: string): Promise<boolean> {
  const place = await connection
    .selectFrom('defendants')
    .select('id')
    .where('claim_id', '=', claimId)
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return place !== undefined
}

/**
 * Links accounts to defendants, in one statement, in the place of whoever held theirs. Where the account has confirmed
 * the address that the claim names, a person is that account in every claim.
 */
export async function linkDefendants(
  transaction: Connection,
  links: readonly { readonly defendantId: string; readonly userId: string }[],
  { isAddressConfirmed, now }: { readonly isAddressConfirmed: boolean; readonly now: Date },
): Promise<void> {
  await sql`
    update defendants set user_id = link.user_id, taken_at = ${now}, is_address_confirmed = ${isAddressConfirmed},
      contested_at = null, contested_by = null,
      record_id = case when ${isAddressConfirmed} and type = 'Individual' then link.user_id else record_id end
    from unnest(${links.map(link => link.defendantId)}::uuid[], ${links.map(link => link.userId)}::uuid[])
      as link(defendant_id, user_id)
    where defendants.id = link.defendant_id
  `.execute(transaction)
}

export const insertDefendant = (
  transaction: Connection,
  values: Insertable<DefendantsTable>,
): Promise<DefendantRecord> =>
  transaction.insertInto('defendants').values(values).returningAll().executeTakeFirstOrThrow()

export const updateDefendant = (
  transaction: Connection,
  id: string,
  changes: Updateable<DefendantsTable>,
): Promise<DefendantRecord> =>
  transaction.updateTable('defendants').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Deletes a defendant, and with a company its representatives; false where the claim has no such defendant. */
export async function deleteDefendant(transaction: Connection, claimId: string, id: string): Promise<boolean> {
  const removed = await transaction
    .deleteFrom('defendants')
    .where('id', '=', id)
    .where('claim_id', '=', claimId)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

export const findDefendantByCodeHash = (
  connection: Connection,
  codeHash: string,
): Promise<DefendantRecord | undefined> =>
  connection.selectFrom('defendants').selectAll().where('redeem_code_hash', '=', codeHash).executeTakeFirst()

export const lockDefendantByCodeHash = (
  transaction: Connection,
  codeHash: string,
): Promise<DefendantRecord | undefined> =>
  transaction
    .selectFrom('defendants')
    .selectAll()
    .where('redeem_code_hash', '=', codeHash)
    .forUpdate()
    .executeTakeFirst()

/**
 * Holds, until the transaction ends, whatever links defendants with these addresses: of a claim that is filed and an
 * address that is confirmed at the same moment, one sees the other.
 */
export async function lockAddresses(transaction: Connection, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(address, 2) as key from unnest(${[...addresses]}::text[]) as address order by key
    ) as keys
  `.execute(transaction)
}

interface AddressOfUser {
  readonly userId: string
  readonly address: string
  readonly statuses: readonly ClaimStatus[]
}

/** The defendants with an address that nobody has taken over, in claims of the statuses by somebody else. */
const untakenDefendantsByEmail = (connection: Connection, { userId, address, statuses }: AddressOfUser) =>
  connection
    .selectFrom('defendants')
    .innerJoin('claims', 'claims.id', 'defendants.claim_id')
    .where('defendants.email', '=', address)
    .where('defendants.user_id', 'is', null)
    .where('claims.status', 'in', statuses)
    .where('claims.plaintiff_id', '<>', userId)

export const lockUntakenDefendantsByEmail = (transaction: Connection, of: AddressOfUser): Promise<DefendantRecord[]> =>
  untakenDefendantsByEmail(transaction, of)
    .selectAll('defendants')
    .orderBy('defendants.sequence')
    .forUpdate('defendants')
    .execute()

/** How many claims have a defendant with an address whom nobody has taken over. */
export async function countClaimsOfUntaken(connection: Connection, of: AddressOfUser): Promise<number> {
  const { count } = await untakenDefendantsByEmail(connection, of)
    .select(({ fn }) => fn.count<bigint>('claims.id').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The defendants with an address whose takeover by somebody else was contested, in claims by somebody else. */
export const findContestedDefendantsByEmail = (
  connection: Connection,
  { userId, address }: { userId: string; address: string },
): Promise<DefendantRecord[]> =>
  connection
    .selectFrom('defendants')
    .innerJoin('claims', 'claims.id', 'defendants.claim_id')
    .selectAll('defendants')
    .where('defendants.email', '=', address)
    .where('defendants.user_id', '<>', userId)
    .where('defendants.contested_at', 'is not', null)
    .where('claims.plaintiff_id', '<>', userId)
    .orderBy('defendants.claim_id')
    .orderBy('defendants.sequence')
    .execute()

export const findDefendantInClaimsByPlaintiff = (connection: Connection, plaintiffId: string, address: string) =>
  connection
    .selectFrom('defendants')
    .innerJoin('claims', 'claims.id', 'defendants.claim_id')
    .select('defendants.id')
    .where('claims.plaintiff_id', '=', plaintiffId)
    .where('defendants.email', '=', address)
    .limit(1)
    .executeTakeFirst()
