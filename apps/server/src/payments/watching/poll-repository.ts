import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { PaymentRecord, Row } from '../../platform/database/schema.ts'

// Several server processes share the polling. What is to be polled, a recipient or a payment, is leased to one of them;
// all times are the database's. A cursor is the signature up to which everything was processed, and moves only from
// where it was found: one that another process moved meanwhile stays.

export type ChainCursor = Pick<Row<'chain_cursors'>, 'address' | 'last_signature'>

export interface CursorMove {
  readonly from: string | null
  readonly to: string
}

const fromNow = (milliseconds: number) =>
  sql<Date>`now() + ${milliseconds}::double precision * interval '1 millisecond'`

/**
 * Whether a time has come. One that lies further ahead than the longest pause that it can end was written before the
 * database's clock was set back.
 */
const hasCome = (column: 'next_look_at' | 'held_until', longestPause: RawBuilder<unknown>) =>
  sql<boolean>`(${sql.ref(column)} <= now() or ${sql.ref(column)} > now() + ${longestPause})`

/** Leases, and what is polled every few seconds. */
const short = sql`interval '2 minutes'`
/** Twice as long as `paymentPollDelay` has it. */
const ofPayment = sql`least(greatest((now() - opened_at) / 100, interval '3 minutes'), interval '2 hours')`

/** Adds cursors for the recipient and for the recipients of all payments; returns the addresses of every cursor. */
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

/** `undefined` where another process has the lease, or the recipient is not due and `isDue` does not say that it is. */
export const leaseRecipient = (
  connection: Connection,
  address: string,
  { leaseMilliseconds, isDue }: { readonly leaseMilliseconds: number; readonly isDue: boolean },
): Promise<ChainCursor | undefined> =>
  connection
    .updateTable('chain_cursors')
    .set({ held_until: fromNow(leaseMilliseconds) })
    .where('address', '=', address)
    .where(hasCome('held_until', short))
    .$if(!isDue, query => query.where(hasCome('next_look_at', short)))
    .returning(['address', 'last_signature'])
    .executeTakeFirst()

/** Renews the lease as well. */
export async function moveRecipientCursor(
  connection: Connection,
  address: string,
  { from, to, leaseMilliseconds }: CursorMove & { readonly leaseMilliseconds: number },
): Promise<void> {
  await connection
    .updateTable('chain_cursors')
    .set({ last_signature: to, held_until: fromNow(leaseMilliseconds) })
    .where('address', '=', address)
    .where(sql<boolean>`last_signature is not distinct from ${from}`)
    .execute()
}

/** Ends the lease; the recipient is due again after so many milliseconds. */
export async function releaseRecipient(connection: Connection, address: string, delay: number): Promise<void> {
  await connection
    .updateTable('chain_cursors')
    .set({ held_until: sql<Date>`now()`, next_look_at: fromNow(delay) })
    .where('address', '=', address)
    .execute()
}

/** The payments that are due, the longest due first. */
export const leaseDuePayments = (
  connection: Connection,
  { leaseMilliseconds, limit }: { readonly leaseMilliseconds: number; readonly limit: number },
): Promise<PaymentRecord[]> =>
  connection
    .updateTable('payments')
    .set({ next_look_at: fromNow(leaseMilliseconds) })
    .where('id', 'in', due =>
      due
        .selectFrom('payments')
        .select('id')
        .where(hasCome('next_look_at', ofPayment))
        .orderBy('next_look_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()

/** In milliseconds, when the next payment is due; `null` if none will be. */
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

/** Ends the lease; the payment is due again after so many milliseconds, or never where that is `null`. */
export async function releasePayment(connection: Connection, paymentId: string, delay: number | null): Promise<void> {
  await connection
    .updateTable('payments')
    .set({ next_look_at: delay === null ? null : fromNow(delay) })
    .where('id', '=', paymentId)
    .execute()
}
