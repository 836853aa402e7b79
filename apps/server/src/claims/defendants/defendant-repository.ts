import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import type { Insertable, Updateable } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { DefendantsTable } from '../../platform/database/schema.ts'
import type { DefendantRecord } from './defendant-record.ts'

export const findDefendant = (connection: Connection, id: string): Promise<DefendantRecord | undefined> =>
  connection.selectFrom('defendants').selectAll().where('id', '=', id).executeTakeFirst()

export const findDefendantForUpdate = (transaction: Connection, id: string): Promise<DefendantRecord | undefined> =>
  transaction.selectFrom('defendants').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const findDefendantsOfClaims = (
  connection: Connection,
  claimIds: readonly string[],
): Promise<DefendantRecord[]> =>
  connection.selectFrom('defendants').selectAll().where('claim_id', 'in', claimIds).orderBy('sequence').execute()

export const insertDefendant = (
  transaction: Connection,
  values: Insertable<DefendantsTable>,
): Promise<DefendantRecord> =>
  transaction.insertInto('defendants').values(values).returningAll().executeTakeFirstOrThrow()

export const changeDefendant = (
  transaction: Connection,
  id: string,
  changes: Updateable<DefendantsTable>,
): Promise<DefendantRecord> =>
  transaction.updateTable('defendants').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Removes a defendant, and with a company its representatives; false where the claim has no such defendant. */
export async function removeDefendant(transaction: Connection, claimId: string, id: string): Promise<boolean> {
  const removed = await transaction
    .deleteFrom('defendants')
    .where('id', '=', id)
    .where('claim_id', '=', claimId)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

export const findDefendantsOfUser = (connection: Connection, claimId: string, userId: string) =>
  connection
    .selectFrom('defendants')
    .select('id')
    .where('claim_id', '=', claimId)
    .where('user_id', '=', userId)
    .execute()

export const findClaimIdsAgainst = (connection: Connection, userId: string): Promise<{ claim_id: string }[]> =>
  connection.selectFrom('defendants').select('claim_id').distinct().where('user_id', '=', userId).execute()

export const findByCodeHash = (connection: Connection, codeHash: string): Promise<DefendantRecord | undefined> =>
  connection.selectFrom('defendants').selectAll().where('redeem_code_hash', '=', codeHash).executeTakeFirst()

export const findByCodeHashForUpdate = (
  transaction: Connection,
  codeHash: string,
): Promise<DefendantRecord | undefined> =>
  transaction
    .selectFrom('defendants')
    .selectAll()
    .where('redeem_code_hash', '=', codeHash)
    .forUpdate()
    .executeTakeFirst()

/** The defendants with an address that nobody has taken over, in claims of the statuses by somebody else. */
export const findUntakenByEmailForUpdate = (
  transaction: Connection,
  { userId, address, statuses }: { userId: string; address: string; statuses: readonly ClaimStatus[] },
): Promise<DefendantRecord[]> =>
  transaction
    .selectFrom('defendants')
    .innerJoin('claims', 'claims.id', 'defendants.claim_id')
    .selectAll('defendants')
    .where('defendants.email', '=', address)
    .where('defendants.user_id', 'is', null)
    .where('claims.status', 'in', statuses)
    .where('claims.plaintiff_id', '<>', userId)
    .orderBy('defendants.sequence')
    .forUpdate('defendants')
    .execute()

export const findOfClaimsByPlaintiff = (connection: Connection, plaintiffId: string, address: string) =>
  connection
    .selectFrom('defendants')
    .innerJoin('claims', 'claims.id', 'defendants.claim_id')
    .select('defendants.id')
    .where('claims.plaintiff_id', '=', plaintiffId)
    .where('defendants.email', '=', address)
    .limit(1)
    .executeTakeFirst()
