import { type ClaimStatus, initialStatus } from '@redress/domain/claim/lifecycle.ts'
import { defaultCurrency } from '@redress/domain/money/money.ts'
import type { Updateable } from 'kysely'
import type { Connection } from '../platform/database/database.ts'
import type { ClaimsTable } from '../platform/database/schema.ts'
import type { ClaimRecord } from './claim-record.ts'
import { publicStatuses, unpublishedStatuses } from './public-statuses.ts'

export const findClaim = (connection: Connection, id: string): Promise<ClaimRecord | undefined> =>
  connection.selectFrom('claims').selectAll().where('id', '=', id).executeTakeFirst()

/** The claim, held against every other step until the transaction ends. */
export const findClaimForUpdate = (transaction: Connection, id: string): Promise<ClaimRecord | undefined> =>
  transaction.selectFrom('claims').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export const findDraft = (connection: Connection, plaintiffId: string): Promise<ClaimRecord | undefined> =>
  connection
    .selectFrom('claims')
    .selectAll()
    .where('plaintiff_id', '=', plaintiffId)
    .where('status', '=', initialStatus)
    .executeTakeFirst()

/** `undefined` where the plaintiff has a draft already. */
export const insertDraft = (
  transaction: Connection,
  plaintiffId: string,
  now: Date,
): Promise<ClaimRecord | undefined> =>
  transaction
    .insertInto('claims')
    .values({
      plaintiff_id: plaintiffId,
      status: initialStatus,
      currency: defaultCurrency,
      location: '',
      jurisdiction: '',
      created_at: now,
      updated_at: now,
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const changeClaim = (
  transaction: Connection,
  id: string,
  changes: Updateable<ClaimsTable>,
): Promise<ClaimRecord> =>
  transaction.updateTable('claims').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export async function removeClaim(transaction: Connection, id: string): Promise<void> {
  await transaction.deleteFrom('claims').where('id', '=', id).execute()
}

export const findClaimsOfPlaintiff = (connection: Connection, plaintiffId: string): Promise<ClaimRecord[]> =>
  connection
    .selectFrom('claims')
    .selectAll()
    .where('plaintiff_id', '=', plaintiffId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export const findClaims = (
  connection: Connection,
  ids: readonly string[],
  statuses: readonly ClaimStatus[],
): Promise<ClaimRecord[]> =>
  connection
    .selectFrom('claims')
    .selectAll()
    .where('id', 'in', ids)
    .where('status', 'in', statuses)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export const findLifeOfClaimsOfPlaintiff = (connection: Connection, plaintiffId: string) =>
  connection
    .selectFrom('claims')
    .select(['status', 'notice_period_ends_at', 'first_response_at'])
    .where('plaintiff_id', '=', plaintiffId)
    .execute()

const publicClaims = (connection: Connection, now: Date) =>
  connection.selectFrom('claims').where('status', 'in', publicStatuses).where('notice_period_ends_at', '<=', now)

export const findPublicClaimsOfPlaintiff = (
  connection: Connection,
  plaintiffId: string,
  now: Date,
): Promise<ClaimRecord[]> =>
  publicClaims(connection, now)
    .selectAll()
    .where('plaintiff_id', '=', plaintiffId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

async function countOf(query: Promise<{ count: bigint | number | string }>): Promise<number> {
  return Number((await query).count)
}

export const countPublicClaimsOfPlaintiff = (connection: Connection, plaintiffId: string, now: Date): Promise<number> =>
  countOf(
    publicClaims(connection, now)
      .select(({ fn }) => fn.countAll().as('count'))
      .where('plaintiff_id', '=', plaintiffId)
      .executeTakeFirstOrThrow(),
  )

export const countPublicClaims = (connection: Connection, ids: readonly string[], now: Date): Promise<number> =>
  countOf(
    publicClaims(connection, now)
      .select(({ fn }) => fn.countAll().as('count'))
      .where('id', 'in', ids)
      .executeTakeFirstOrThrow(),
  )

/** The claims whose notice period is over and that wait for the clock's step. */
export const findClaimsToPublish = (connection: Connection, now: Date): Promise<{ id: string }[]> =>
  connection
    .selectFrom('claims')
    .select('id')
    .where('status', 'in', unpublishedStatuses)
    .where('notice_period_ends_at', '<=', now)
    .orderBy('notice_period_ends_at')
    .execute()
