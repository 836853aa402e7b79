import { sql } from 'kysely'
import type { Connection } from '../platform/database/database.ts'
import type { PaymentRecord } from './payment-record.ts'

const inMilliseconds = (milliseconds: number) =>
  sql<Date>`now() + ${milliseconds}::double precision * interval '1 millisecond'`

/** The payments that are due for a look, for this process alone until the hold ends or the next look is set. */
export const claimDuePayments = (
  connection: Connection,
  { holdMilliseconds, limit }: { readonly holdMilliseconds: number; readonly limit: number },
): Promise<PaymentRecord[]> =>
  connection
    .updateTable('payments')
    .set({ next_look_at: inMilliseconds(holdMilliseconds) })
    .where('id', 'in', due =>
      due
        .selectFrom('payments')
        .select('id')
        .where('next_look_at', '<=', sql<Date>`now()`)
        .orderBy('next_look_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()

/** `null`: never again. */
export async function setNextLook(connection: Connection, paymentId: string, pause: number | null): Promise<void> {
  await connection
    .updateTable('payments')
    .set({ next_look_at: pause === null ? null : inMilliseconds(pause) })
    .where('id', '=', paymentId)
    .execute()
}

/** Moves the cursor from where it was found; a cursor that somebody else moved meanwhile stays. */
export async function advanceReferenceCursor(
  connection: Connection,
  paymentId: string,
  move: { readonly from: string | null; readonly to: string },
): Promise<void> {
  await connection
    .updateTable('payments')
    .set({ last_signature: move.to })
    .where('id', '=', paymentId)
    .where(sql<boolean>`last_signature is not distinct from ${move.from}`)
    .execute()
}
