import { cents, type Lamports, lamports } from '@redress/domain/money/money.ts'
import { surplusReasons, type UnappliedReason } from '@redress/domain/money/payments.ts'
import { type Insertable, type SqlBool, sql } from 'kysely'
import type { Connection } from '../platform/database/database.ts'
import {
  among,
  type Condition,
  columnsOf,
  joined,
  type Part,
  readTogether,
  rowsOf,
} from '../platform/database/read-together.ts'
import type { Row, Table } from '../platform/database/schema.ts'

export type TransferRecord = Row<'transfers'>

/** Part of a transfer that is credited to no payment, in the unit of its way. */
export type Unapplied = Pick<TransferRecord, 'unapplied_lamports' | 'unapplied_cents'>

/** `undefined` if the ledger already has the transfer. */
export const insertTransfer = (
  transaction: Connection,
  values: Insertable<Table<'transfers'>>,
): Promise<TransferRecord | undefined> =>
  transaction
    .insertInto('transfers')
    .values(values)
    .onConflict(conflict => conflict.columns(['signature', 'instruction']).doNothing())
    .returningAll()
    .executeTakeFirst()

export async function findRecordedInstructions(connection: Connection, signature: string): Promise<Set<string>> {
  const rows = await connection
    .selectFrom('transfers')
    .select('instruction')
    .where('signature', '=', signature)
    .execute()
  return new Set(rows.map(row => row.instruction))
}

export async function findRecordedSignatures(
  connection: Connection,
  signatures: readonly string[],
  recipient: string,
): Promise<string[]> {
  const rows = await connection
    .selectFrom('transfers')
    .select('signature')
    .distinct()
    .where(sql<SqlBool>`signature ${among(signatures, 'text')}`)
    .where('recipient', '=', recipient)
    .execute()
  return rows.map(row => row.signature)
}

export async function sumOfCredits(connection: Connection, paymentId: string): Promise<Lamports> {
  const { sum } = await connection
    .selectFrom('transfers')
    .select(sql<bigint>`coalesce(sum(lamports), 0)::bigint`.as('sum'))
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'credited')
    .executeTakeFirstOrThrow()
  return lamports(sum)
}

export type CreditRecord = Pick<TransferRecord, 'payment_id' | 'signature' | 'lamports' | 'cents' | 'sender' | 'state'>

const creditColumns = columnsOf('transfers', ['payment_id', 'signature', 'lamports', 'cents', 'sender', 'state'])

/** Credits of payments, and those that the bank has reversed, oldest first. */
export const creditsOf = (of: Condition): Part<CreditRecord[]> =>
  rowsOf(creditColumns, {
    where: sql`payment_id ${of} and (state = 'credited' or (state = 'reversed' and not is_reversal))`,
    orderBy: 'slot, recorded_at, id',
  })

export interface SurplusRecord extends Pick<TransferRecord, 'payment_id' | 'unapplied_lamports' | 'unapplied_cents'> {
  /** Lamports and cents that the operator has returned. */
  readonly returned: bigint
  readonly returned_cents: bigint
}

const surplusColumns = columnsOf('transfers', ['payment_id', 'unapplied_lamports', 'unapplied_cents'], {
  returned: joined<bigint>('bigint'),
  returned_cents: joined<bigint>('bigint'),
})

const withReturned = sql`(
  select transfers.*, settled.* from transfers cross join lateral (
    select coalesce(sum(lamports), 0) as returned, coalesce(sum(cents), 0) as returned_cents
    from transfer_settlements where transfer_id = transfers.id and kind = 'returned'
  ) as settled
) as transfers`

/** Transfers for payments that exceed what was owed. */
export const surplusesOf = (of: Condition): Part<SurplusRecord[]> =>
  rowsOf(surplusColumns, {
    from: withReturned,
    where: sql`payment_id ${of} and reason ${among(surplusReasons, 'text')}`,
  })

export const findCreditsOf = async (connection: Connection, paymentIds: readonly string[]): Promise<CreditRecord[]> =>
  (await readTogether(connection, { credits: creditsOf(among(paymentIds)) })).credits

interface Crediting {
  readonly paymentId: string
  /** Lamports for which the transfer counts. */
  readonly worth: Lamports
  readonly surplus: Unapplied
}

export async function markCredited(
  transaction: Connection,
  transferId: string,
  { paymentId, worth, surplus }: Crediting,
): Promise<void> {
  await transaction
    .updateTable('transfers')
    .set({
      ...{ state: 'credited', payment_id: paymentId, lamports: worth, ...surplus },
      reason: surplus.unapplied_lamports + surplus.unapplied_cents > 0n ? 'MORE_THAN_ASKED' : null,
    })
    .where('id', '=', transferId)
    .execute()
}

export async function changeReason(
  transaction: Connection,
  transferId: string,
  reason: UnappliedReason,
): Promise<void> {
  await transaction.updateTable('transfers').set({ reason }).where('id', '=', transferId).execute()
}

/** Lamports of a transfer that counts for no payment. */
const onChain = sql<Lamports>`case when cents = 0 then lamports else 0 end`

/** Releases the credits of superseded payments to the operator. */
export async function releaseCredits(transaction: Connection, paymentIds: readonly string[]): Promise<void> {
  await transaction
    .updateTable('transfers')
    .set({
      ...{ state: 'unapplied', reason: 'CLAIM_MOVED_ON', unapplied_cents: sql`cents` },
      ...{ lamports: onChain, unapplied_lamports: onChain },
    })
    .where('payment_id', 'in', paymentIds)
    .where('state', '=', 'credited')
    .execute()
}

const ledgerOrder = (connection: Connection) =>
  connection
    .selectFrom('transfers')
    .selectAll()
    .orderBy('slot')
    .orderBy('block_time')
    .orderBy('signature')
    .orderBy('instruction')

/** Transfers for a superseded payment that wait for the operator, oldest first. */
export const findReleased = (transaction: Connection, paymentId: string): Promise<TransferRecord[]> =>
  ledgerOrder(transaction)
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'unapplied')
    .where('reason', '=', 'CLAIM_MOVED_ON')
    .forUpdate()
    .execute()

export const findTransferForUpdate = (transaction: Connection, id: string): Promise<TransferRecord | undefined> =>
  transaction.selectFrom('transfers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const findTransfer = (connection: Connection, id: string): Promise<TransferRecord | undefined> =>
  connection.selectFrom('transfers').selectAll().where('id', '=', id).executeTakeFirst()

/** Marks a transfer as returned: all of it, or the surplus of a credited one. */
export async function markReturned(transaction: Connection, transfer: TransferRecord): Promise<void> {
  await transaction
    .updateTable('transfers')
    .set({
      ...{ unapplied_lamports: lamports(0n), unapplied_cents: cents(0n) },
      ...(transfer.state === 'unapplied' && { state: 'returned' }),
    })
    .where('id', '=', transfer.id)
    .execute()
}

export async function insertSettlement(
  transaction: Connection,
  values: Insertable<Table<'transfer_settlements'>>,
): Promise<void> {
  await transaction.insertInto('transfer_settlements').values(values).execute()
}

/** Serialises settlements by the same Solana transaction, until the database transaction ends. */
export async function lockReturn(transaction: Connection, signature: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${signature}, 0))`.execute(transaction)
}

/** Lamports of a transaction that are settled as returned: to one sender, or to all (`null`). */
export async function sumReturnedBy(
  connection: Connection,
  { signature, to }: { readonly signature: string; readonly to: string | null },
): Promise<bigint> {
  const { sum } = await connection
    .selectFrom('transfer_settlements')
    .innerJoin('transfers', 'transfers.id', 'transfer_settlements.transfer_id')
    .select(sql<bigint>`coalesce(sum(transfer_settlements.lamports), 0)::bigint`.as('sum'))
    .where('transfer_settlements.signature', '=', signature)
    .$if(to !== null, query => query.where('transfers.sender', '=', to))
    .executeTakeFirstOrThrow()
  return sum
}

export const findCredited = (connection: Connection): Promise<TransferRecord[]> =>
  ledgerOrder(connection).where('state', '=', 'credited').execute()

const isUnapplied = sql<SqlBool>`unapplied_lamports + unapplied_cents > 0`

/** Oldest first, up to the limit if there is one. */
export const findUnapplied = (connection: Connection, atMost?: number): Promise<TransferRecord[]> =>
  ledgerOrder(connection)
    .where(isUnapplied)
    .$if(atMost !== undefined, query => query.limit(atMost ?? 0))
    .execute()

export const countUnapplied = (connection: Connection): Promise<{ count: number; oldest: Date | null }> =>
  connection
    .selectFrom('transfers')
    .select([sql<number>`count(*)::integer`.as('count'), sql<Date | null>`min(recorded_at)`.as('oldest')])
    .where(isUnapplied)
    .executeTakeFirstOrThrow()

/** Transfers whose id begins with the prefix, at most two. */
export const findTransfersByIdPrefix = (connection: Connection, start: string): Promise<TransferRecord[]> =>
  ledgerOrder(connection).where(sql<boolean>`starts_with(id::text, ${start})`).limit(2).execute()
