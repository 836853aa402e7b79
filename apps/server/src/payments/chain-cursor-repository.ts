import { type Selectable, sql } from 'kysely'
import type { Connection } from '../platform/database/database.ts'
import type { ChainCursorsTable } from '../platform/database/schema.ts'

export type ChainCursor = Pick<Selectable<ChainCursorsTable>, 'address' | 'last_signature'>

const inMilliseconds = (milliseconds: number) =>
  sql<Date>`now() + ${milliseconds}::double precision * interval '1 millisecond'`

/** Gives the recipient, and the recipient of every payment there ever was, a cursor; answers all of them. */
export async function addCursors(connection: Connection, recipient: string): Promise<string[]> {
  const asked = await connection.selectFrom('payments').select('recipient').distinct().execute()
  const addresses = new Set([recipient, ...asked.map(payment => payment.recipient)])
  await connection
    .insertInto('chain_cursors')
    .values([...addresses].map(address => ({ address, last_signature: null })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return (await connection.selectFrom('chain_cursors').select('address').execute()).map(cursor => cursor.address)
}

/** The cursor, for this process alone; `undefined` where it is not due or another process holds it. */
export const claimCursor = (
  connection: Connection,
  address: string,
  { holdMilliseconds, isHinted }: { readonly holdMilliseconds: number; readonly isHinted: boolean },
): Promise<ChainCursor | undefined> =>
  connection
    .updateTable('chain_cursors')
    .set({ held_until: inMilliseconds(holdMilliseconds) })
    .where('address', '=', address)
    .where('held_until', '<=', sql<Date>`now()`)
    .$if(!isHinted, query => query.where('next_look_at', '<=', sql<Date>`now()`))
    .returning(['address', 'last_signature'])
    .executeTakeFirst()

/** Moves the cursor from where it was found, and keeps it; a cursor that somebody else moved meanwhile stays. */
export async function advanceCursor(
  connection: Connection,
  address: string,
  move: { readonly from: string | null; readonly to: string; readonly holdMilliseconds: number },
): Promise<void> {
  await connection
    .updateTable('chain_cursors')
    .set({ last_signature: move.to, held_until: inMilliseconds(move.holdMilliseconds) })
    .where('address', '=', address)
    .where(sql<boolean>`last_signature is not distinct from ${move.from}`)
    .execute()
}

export async function releaseCursor(connection: Connection, address: string, pause: number): Promise<void> {
  await connection
    .updateTable('chain_cursors')
    .set({ held_until: sql<Date>`now()`, next_look_at: inMilliseconds(pause) })
    .where('address', '=', address)
    .execute()
}
