import { setTimeout } from 'node:timers/promises'
import { cents } from '@redress/domain/money/money.ts'
import type { UnappliedReason } from '@redress/domain/money/payments.ts'
import { type Insertable, type SqlBool, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { among } from '../../platform/database/read-together.ts'
import type { PaymentRecord, Table } from '../../platform/database/schema.ts'
import type { TransferRecord } from '../transfer-repository.ts'

/** `instruction` of a batch whose transfers the bank does not name. */
export const batch = 'batch'

/** Rows that one statement inserts. */
const chunk = 500

const pollMilliseconds = 100

/** Serialises the booking of statements until the transaction ends. Polls: a long statement outlasts a lock timeout. */
export async function lockStatements(transaction: Connection): Promise<void> {
  const attempt = sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('bank statements', 0)) as "isLocked"`
  while (!(await attempt.execute(transaction)).rows[0]?.isLocked) await setTimeout(pollMilliseconds)
}

/** Inserts entries that the ledger does not have, and returns their rows. */
export async function insertBankTransfers(
  transaction: Connection,
  values: readonly Insertable<Table<'transfers'>>[],
): Promise<TransferRecord[]> {
  const inserted: TransferRecord[] = []
  for (let start = 0; start < values.length; start += chunk) {
    const rows = await transaction
      .insertInto('transfers')
      .values(values.slice(start, start + chunk))
      .onConflict(conflict => conflict.columns(['signature', 'instruction']).doNothing())
      .returningAll()
      .execute()
    inserted.push(...rows)
  }
  return inserted
}

/** Booked parts of entries, by the entries' keys. */
export const findBookedParts = (transaction: Connection, signatures: readonly string[]) =>
  transaction
    .selectFrom('transfers')
    .select(['id', 'signature', 'instruction', 'state'])
    .where(sql<SqlBool>`signature ${among(signatures, 'text')}`)
    .execute()

/** Deletes waiting batches, in whose place their transfers are booked. */
export async function deleteBatches(transaction: Connection, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await transaction.deleteFrom('transfers').where('id', 'in', ids).execute()
}

/** Payments whose ids end with one of the texts. */
export const findPaymentsByIdEnd = (connection: Connection, ends: readonly string[]): Promise<PaymentRecord[]> =>
  connection
    .selectFrom('payments')
    .selectAll()
    .where(sql<SqlBool>`right(id::text, 12) ${among(ends, 'text')}`)
    .execute()

/** Reversals that fit no booked transfer yet, oldest first. */
export const findUnmatchedReversals = (transaction: Connection, account: string): Promise<TransferRecord[]> =>
  transaction
    .selectFrom('transfers')
    .selectAll()
    .where('recipient', '=', account)
    .where('is_reversal', '=', true)
    .where('reason', '=', 'REVERSAL_OF_UNKNOWN')
    .where('state', '=', 'unapplied')
    .orderBy('block_time')
    .orderBy('signature')
    .execute()

/** Transfers with one of the sums that can still be reversed, newest first. */
export const findReversible = (
  transaction: Connection,
  account: string,
  sums: readonly bigint[],
): Promise<TransferRecord[]> =>
  transaction
    .selectFrom('transfers')
    .selectAll()
    .where('recipient', '=', account)
    .where('cents', '>', sql.lit(cents(0n)))
    .where(sql<SqlBool>`cents = any(${sums}::bigint[])`)
    .where('is_reversal', '=', false)
    .where('state', '<>', 'reversed')
    .orderBy('block_time', 'desc')
    .orderBy('signature', 'desc')
    .execute()

export async function markReversed(transaction: Connection, transferId: string): Promise<void> {
  await transaction
    .updateTable('transfers')
    .set({ state: 'reversed', unapplied_cents: cents(0n), reason: null })
    .where('id', '=', transferId)
    .execute()
}

/** Notes which payment a reversal is about; with a reason, it waits for the operator. */
export async function settleReversal(
  transaction: Connection,
  { id }: TransferRecord,
  paymentId: string | null,
  reason: UnappliedReason | null,
): Promise<void> {
  const done = { state: 'reversed', unapplied_cents: cents(0n) } as const
  await transaction
    .updateTable('transfers')
    .set({ payment_id: paymentId, reason, ...(reason === null && done) })
    .where('id', '=', id)
    .execute()
}

/** Notes for which payment a transfer was meant that is not credited to it. */
export async function noteIntended(
  transaction: Connection,
  { id }: TransferRecord,
  intended: { readonly paymentId: string; readonly reason: UnappliedReason },
): Promise<void> {
  await transaction
    .updateTable('transfers')
    .set({ payment_id: intended.paymentId, reason: intended.reason })
    .where('id', '=', id)
    .execute()
}
