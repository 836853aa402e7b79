import { type QueryCreator, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { Database, PaymentRecord, Row } from '../../platform/database/schema.ts'

// Server processes share the polling: each recipient or payment is leased to one of them, by the database's clock. A
// cursor is the signature up to which all are processed. It moves by compare-and-set, so a cursor moved by another
// process stays.

export type ChainCursor = Pick<Row<'chain_cursors'>, 'address' | 'last_signature'>

export interface CursorMove {
  readonly from: string | null
  readonly to: string
}

const fromNow = (milliseconds: number) =>
  sql<Date>`now() + ${milliseconds}::double precision * interval '1 millisecond'`

/**
 * True if the time has come. Leases and polling intervals of a recipient are shorter than two minutes, so a time that is
 * further ahead dates from before the database's clock was set back.
 */
const hasCome = (column: 'next_look_at' | 'held_until') =>
  sql<boolean>`(${sql.ref(column)} <= now() or ${sql.ref(column)} > now() + interval '2 minutes')`

/** Twice the longest delay of `paymentPollDelay`. */
const longestPause = sql`interval '2 hours'`

/** Adds cursors for the recipient and for the recipients of all payments; returns all addresses with a cursor. */
export async function addRecipientCursors(connection: Connection, recipient: string): Promise<string[]> {
  const payments = await connection.selectFrom('payments').select('recipient').distinct().execute()
  const addresses = new Set([recipient, ...payments.map(payment => payment.recipient)])
  await connection
    .insertInto('chain_cursors')
    .values([...addresses].map(address => ({ address, last_signature: null })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return (await connection.selectFrom('chain_cursors').select('address').execute()).map(cursor => cursor.address)
}

/** `undefined` if another process has the lease, or the recipient is not due, unless `isDue` is set. */
export const leaseRecipient = (
  connection: Connection,
  address: string,
  { leaseMilliseconds, isDue }: { readonly leaseMilliseconds: number; readonly isDue: boolean },
): Promise<ChainCursor | undefined> =>
  connection
    .updateTable('chain_cursors')
    .set({ held_until: fromNow(leaseMilliseconds) })
    .where('address', '=', address)
    .where(hasCome('held_until'))
    .$if(!isDue, query => query.where(hasCome('next_look_at')))
    .returning(['address', 'last_signature'])
    .executeTakeFirst()

/** Renews leases for as long as their polls run: one that nobody renews ends with its process. */
export async function renewLeases(
  connection: Connection,
  held: { readonly addresses: readonly string[]; readonly paymentIds: readonly string[] },
  leaseMilliseconds: number,
): Promise<void> {
  if (held.addresses.length > 0) {
    await connection
      .updateTable('chain_cursors')
      .set({ held_until: fromNow(leaseMilliseconds) })
      .where('address', 'in', held.addresses)
      .where('held_until', '>', sql<Date>`now()`)
      .execute()
  }
  if (held.paymentIds.length > 0) {
    await connection
      .updateTable('payments')
      .set({ next_look_at: fromNow(leaseMilliseconds) })
      .where('id', 'in', held.paymentIds)
      .where('next_look_at', 'is not', null)
      .execute()
  }
}

export async function moveRecipientCursor(
  connection: Connection,
  address: string,
  { from, to }: CursorMove,
): Promise<void> {
  await connection
    .updateTable('chain_cursors')
    .set({ last_signature: to })
    .where('address', '=', address)
    .where(sql<boolean>`last_signature is not distinct from ${from}`)
    .execute()
}

/** Ends the lease; the recipient is due again after the delay in milliseconds. */
export async function releaseRecipient(connection: Connection, address: string, delay: number): Promise<void> {
  await connection
    .updateTable('chain_cursors')
    .set({ held_until: sql<Date>`now()`, next_look_at: fromNow(delay) })
    .where('address', '=', address)
    .execute()
}

/**
 * Leases due payments, longest overdue first, and those whose time dates from before the database's clock was set back.
 * Both are ranges of one index, so that payments that are not due are not read.
 */
export function leaseDuePayments(
  connection: Connection,
  { leaseMilliseconds, limit }: { readonly leaseMilliseconds: number; readonly limit: number },
): Promise<PaymentRecord[]> {
  const payments = (from: QueryCreator<Database>) =>
    from.selectFrom('payments').select('id').orderBy('next_look_at').limit(limit).forUpdate().skipLocked()
  return connection
    .with('due', from => payments(from).where('next_look_at', '<=', sql<Date>`now()`))
    .with('ahead', from => payments(from).where('next_look_at', '>', sql<Date>`now() + ${longestPause}`))
    .updateTable('payments')
    .set({ next_look_at: fromNow(leaseMilliseconds) })
    .where('id', 'in', from =>
      from.selectFrom('due').select('id').unionAll(from.selectFrom('ahead').select('id')).limit(limit),
    )
    .returningAll()
    .execute()
}

/** Milliseconds until the next payment is due; `null` if none is. */
export async function findNextLook(connection: Connection): Promise<number | null> {
  const { delay } = await connection
    .selectFrom('payments')
    .select(sql<number | null>`1000 * extract(epoch from min(next_look_at) - now())::double precision`.as('delay'))
    .executeTakeFirstOrThrow()
  return delay
}

export async function moveReferenceCursor(
  connection: Connection,
  paymentId: string,
  { from, to }: CursorMove,
): Promise<void> {
  await connection
    .updateTable('payments')
    .set({ last_signature: to })
    .where('id', '=', paymentId)
    .where(sql<boolean>`last_signature is not distinct from ${from}`)
    .execute()
}

/** Ends the lease; the payment is due again after the delay in milliseconds, or never if it is `null`. */
export async function releasePayment(connection: Connection, paymentId: string, delay: number | null): Promise<void> {
  await connection
    .updateTable('payments')
    .set({ next_look_at: delay === null ? null : fromNow(delay) })
    .where('id', '=', paymentId)
    .execute()
}
