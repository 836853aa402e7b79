import { type Cents, cents, lamports } from '@redress/domain/money/money.ts'
import { actPurposes } from '@redress/domain/money/payments.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { PaidFee } from '@redress/domain/record/monthly-figures.ts'
import { type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Connection } from '../platform/database/database.ts'
import { prepared } from '../platform/database/prepared-statements.ts'
import { among, type Condition, columnsOf, type Part, rowsOf } from '../platform/database/read-together.ts'
import type { PaymentRecord, Table } from '../platform/database/schema.ts'

/** `anchors`: text of the memo after its own words. */
export const insertPayment = (
  transaction: Connection,
  { memo, ...values }: Insertable<Table<'payments'>>,
  anchors: RawBuilder<string>,
): Promise<PaymentRecord> =>
  transaction
    .insertInto('payments')
    .values({ ...values, memo: sql`${memo}::text || ${anchors}` })
    .returning(paymentColumns.names)
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow()

const paymentColumns = columnsOf('payments')

/** Open payments of acts, oldest first. */
export const openActPayments = (of: Condition): Part<PaymentRecord[]> =>
  rowsOf(paymentColumns, {
    where: sql`claim_id ${of} and purpose = any(${actPurposes}) and status = 'open'`,
    orderBy: 'sequence',
  })

/** Open payments of claims, oldest first. */
export const openPaymentRows = (of: Condition): Part<PaymentRecord[]> =>
  rowsOf(paymentColumns, { where: sql`claim_id ${of} and status = 'open'`, orderBy: 'sequence' })

/** User on one side of a claim. */
export interface Payer {
  readonly claimId: string
  readonly party: Party
  /** `null` for a reader without an account, who has no payments. */
  readonly userId: string | null
}

/** Payments of a side; unpaid acts only if they are the user's own. */
const isOfPayer = ({ claimId, party, userId }: Payer) => sql`
  payments.claim_id = ${claimId} and payments.payer = ${party} and ${userId}::uuid is not null
  and (payments.purpose <> all(${actPurposes}) or payments.status = 'paid' or payments.opened_by = ${userId})`

export const paymentsOfPayer = (payer: Payer): Part<PaymentRecord[]> =>
  rowsOf(paymentColumns, { where: isOfPayer(payer), orderBy: 'sequence' })

/** Condition for rows that belong to the payments of a side. */
export const inPaymentsOfPayer = (payer: Payer): Condition =>
  sql`in (select payments.id from payments where ${isOfPayer(payer)})`

export const findPayment = (connection: Connection, id: string): Promise<PaymentRecord | undefined> =>
  connection.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()

export const findPaymentByPublicId = (connection: Connection, publicId: string): Promise<PaymentRecord | undefined> =>
  connection.selectFrom('payments').selectAll().where('public_id', '=', publicId).executeTakeFirst()

/** Open payments whose reminder is due. */
export const findPaymentsToRemind = (connection: Connection, now: Date): Promise<PaymentRecord[]> =>
  connection
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', sql.lit('open'))
    .where('remind_at', '<=', now)
    .orderBy('remind_at')
    .execute()

/** Stores the time of a payment's next reminder. */
export async function setReminder(transaction: Connection, paymentId: string, remindAt: Date | null): Promise<void> {
  await transaction.updateTable('payments').set({ remind_at: remindAt }).where('id', '=', paymentId).execute()
}

export async function markPaid(transaction: Connection, paymentId: string, paidAt: Date): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({ status: 'paid', paid_at: paidAt })
    .where('id', '=', paymentId)
    .execute()
}

export async function markSuperseded(transaction: Connection, paymentIds: readonly string[]): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({
      ...{ status: 'superseded', paid_at: null, fee_code_id: null },
      // A code is not used up by what does not take effect: the fee is whole again.
      ...{ fee_cents: sql`fee_cents + relief_cents`, lamports: sql`lamports + relief_lamports` },
      ...{ relief_cents: cents(0n), relief_lamports: lamports(0n) },
    })
    .where('id', 'in', paymentIds)
    .execute()
}

type Superseded = Pick<PaymentRecord, 'purpose' | 'recipient' | 'currency'> & {
  readonly claimId: string
  readonly openedBy: string
  readonly fee: Cents
}

/** Latest superseded payment of a claim with the same fee, payer and recipient. */
export const findSuperseded = (
  connection: Connection,
  { claimId, openedBy, fee, purpose, recipient, currency }: Superseded,
): Promise<PaymentRecord | undefined> =>
  connection
    .selectFrom('payments')
    .selectAll()
    .where('claim_id', '=', claimId)
    .where('opened_by', '=', openedBy)
    .where('purpose', '=', purpose)
    .where('fee_cents', '=', fee)
    .where('recipient', '=', recipient)
    .where('currency', '=', currency)
    .where('status', '=', 'superseded')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Reopens a superseded payment, and polls the chain for it at once. */
export async function reopen(transaction: Connection, paymentId: string, openedAt: Date): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({ status: 'open', opened_at: openedAt, next_look_at: sql`now()` })
    .where('id', '=', paymentId)
    .execute()
}

export const findPaymentsByReference = (
  connection: Connection,
  references: readonly string[],
  recipient: string,
): Promise<PaymentRecord[]> =>
  connection
    .selectFrom('payments')
    .selectAll()
    .where('reference', 'in', references)
    .where('recipient', '=', recipient)
    .execute()

/** Memos of open payments, by payment id. */
export async function findOpenMemos(connection: Connection, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await connection
    .selectFrom('payments')
    .select(['id', 'memo'])
    .where(sql<SqlBool>`id ${among(ids)}`)
    .where('status', '=', 'open')
    .execute()
  return new Map(rows.map(({ id, memo }) => [id, memo]))
}

export const findPaymentsByIds = (connection: Connection, ids: readonly string[]): Promise<PaymentRecord[]> =>
  connection
    .selectFrom('payments')
    .selectAll()
    .where(sql<SqlBool>`id ${among(ids)}`)
    .execute()

/** Payments, locked until the transaction ends. */
export const findPaymentsForUpdate = (transaction: Connection, ids: readonly string[]): Promise<PaymentRecord[]> =>
  transaction.selectFrom('payments').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute()

/** Oldest first. */
export const findAllOpenPayments = (connection: Connection): Promise<PaymentRecord[]> =>
  connection.selectFrom('payments').selectAll().where('status', '=', 'open').orderBy('sequence').execute()

/** Latest open payments up to a limit, and those named by id; newest first. */
export const findNewestOpenPayments = (
  connection: Connection,
  { atMost, named }: { readonly atMost: number; readonly named: readonly string[] },
): Promise<PaymentRecord[]> =>
  connection
    .with('newest', query =>
      query.selectFrom('payments').select('id').where('status', '=', 'open').orderBy('sequence', 'desc').limit(atMost),
    )
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', 'open')
    .where(({ or, eb }) =>
      or([
        eb('id', 'in', eb.selectFrom('newest').select('newest.id')),
        eb('id', '=', sql<string>`any(${named}::uuid[])`),
      ]),
    )
    .orderBy('sequence', 'desc')
    .execute()

/** Payments whose id begins with the prefix, at most two. */
export const findPaymentsByIdPrefix = (connection: Connection, start: string): Promise<PaymentRecord[]> =>
  connection.selectFrom('payments').selectAll().where(sql<boolean>`starts_with(id::text, ${start})`).limit(2).execute()

export async function countOpenPayments(connection: Connection): Promise<number> {
  const { count } = await connection
    .selectFrom('payments')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  return count
}

/** Paid fees, each with its time. */
export async function findPaidFees(connection: Connection): Promise<PaidFee[]> {
  const rows = await connection
    .selectFrom('payments')
    .select(['paid_at', 'currency', 'fee_cents'])
    .where('status', '=', 'paid')
    .execute()
  return rows.flatMap(({ paid_at, currency, fee_cents }) =>
    paid_at === null ? [] : [{ paidAt: paid_at, currency, fee: fee_cents }],
  )
}
