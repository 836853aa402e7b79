import type { FeeRelief } from '@redress/domain/money/fee-codes.ts'
import { type Insertable, sql } from 'kysely'
import type { Connection } from '../platform/database/database.ts'
import type { PaymentRecord, Row, Table } from '../platform/database/schema.ts'

export type CountedFeeCode = Row<'fee_codes'> & { readonly used: number }

/** Payments that a code serves: a superseded one has none. */
const used = sql<number>`(select count(*)::integer from payments where fee_code_id = fee_codes.id)`

export const insertFeeCode = (
  transaction: Connection,
  values: Insertable<Table<'fee_codes'>>,
): Promise<{ readonly id: string }> =>
  transaction.insertInto('fee_codes').values(values).returning('id').executeTakeFirstOrThrow()

/** The newest first. */
export const findFeeCodes = (connection: Connection, atMost: number): Promise<CountedFeeCode[]> =>
  connection
    .selectFrom('fee_codes')
    .selectAll()
    .select(used.as('used'))
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .limit(atMost)
    .execute()

/** Code with its uses, locked until the transaction ends, so that nobody else takes its last use meanwhile. */
export async function lockFeeCode(transaction: Connection, codeHash: string): Promise<CountedFeeCode | undefined> {
  const locked = await transaction
    .selectFrom('fee_codes')
    .select('id')
    .where('code_hash', '=', codeHash)
    .forUpdate()
    .executeTakeFirst()
  if (!locked) return undefined
  // Counts in a statement of its own: what locks sees the uses as they were before it waited.
  const counted = transaction.selectFrom('fee_codes').selectAll().select(used.as('used'))
  return counted.where('id', '=', locked.id).executeTakeFirst()
}

/** Ends a code, and returns for whom it was; one that was ended already keeps its time. */
export const markFeeCodeEnded = (transaction: Connection, id: string, endedAt: Date) =>
  transaction
    .updateTable('fee_codes')
    .set({ ended_at: sql`coalesce(ended_at, ${endedAt})` })
    .where(sql<string>`id::text`, '=', id)
    .returning('handed_to')
    .executeTakeFirst()

/** Takes the part of a fee that a code takes over off its payment. */
export const relievePayment = (
  transaction: Connection,
  { id, feeCodeId, relief }: { readonly id: string; readonly feeCodeId: string; readonly relief: FeeRelief },
): Promise<PaymentRecord> =>
  transaction
    .updateTable('payments')
    .set({
      ...{ fee_code_id: feeCodeId, relief_cents: relief.fee, relief_lamports: relief.asked },
      ...{ fee_cents: sql`fee_cents - ${relief.fee}`, lamports: sql`lamports - ${relief.asked}` },
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Payments with a code, oldest first. */
export const findFeeCodeUses = (connection: Connection) =>
  connection
    .selectFrom('payments')
    .innerJoin('fee_codes', 'fee_codes.id', 'payments.fee_code_id')
    .selectAll('payments')
    .select('fee_codes.handed_to')
    .orderBy('payments.sequence')
    .execute()
