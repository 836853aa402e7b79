import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'

export const findWallets = (connection: Connection, userId: string): Promise<{ id: string; address: string }[]> =>
  connection.selectFrom('wallets').select(['id', 'address']).where('user_id', '=', userId).orderBy('position').execute()

/** Has lists that are set at the same moment wait for each other; there may be no row yet that could be locked. */
const inTurn = (transaction: Connection, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`.execute(transaction)

/** Makes the addresses a user's whole list, in this order; those that stay keep their ids. */
export async function replaceWallets(
  transaction: Connection,
  userId: string,
  addresses: readonly string[],
): Promise<void> {
  await inTurn(transaction, userId)
  await transaction
    .deleteFrom('wallets')
    .where('user_id', '=', userId)
    .$if(addresses.length > 0, query => query.where('address', 'not in', addresses))
    .execute()
  if (addresses.length === 0) return
  await transaction
    .insertInto('wallets')
    .values(addresses.map((address, position) => ({ user_id: userId, address, position })))
    .onConflict(conflict =>
      conflict.columns(['user_id', 'address']).doUpdateSet(({ ref }) => ({ position: ref('excluded.position') })),
    )
    .execute()
}
