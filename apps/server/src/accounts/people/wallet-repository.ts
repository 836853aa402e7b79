import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { columnsOf, equalTo, type Part, readTogether, rowsOf } from '../../platform/database/read-together.ts'

interface WalletRecord {
  readonly id: string
  readonly address: string
}

const walletColumns = columnsOf('wallets', ['id', 'address'])

/** In the order in which they were given. */
export const walletRows = (userId: string): Part<WalletRecord[]> =>
  rowsOf(walletColumns, { where: sql`user_id ${equalTo(userId)}`, orderBy: 'position' })

export const findWallets = async (connection: Connection, userId: string): Promise<WalletRecord[]> =>
  (await readTogether(connection, { wallets: walletRows(userId) })).wallets

/** Serialises replacements of one list. An advisory lock, because the list may have no row to lock yet. */
const lockList = (transaction: Connection, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`.execute(transaction)

/** Replaces a user's list by the addresses, in this order; those that stay keep their ids. */
export async function replaceWallets(
  transaction: Connection,
  userId: string,
  addresses: readonly string[],
): Promise<void> {
  await lockList(transaction, userId)
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
