import type { User } from '@redress/contract/users.ts'
import type { Connection } from '../../platform/database/database.ts'
import { findWallets } from './wallet-repository.ts'

/** A user's wallets, in the order in which they were given. */
export const walletsOf = async (connection: Connection, userId: string): Promise<User['wallets']> =>
  (await findWallets(connection, userId)).map(({ id, address }) => ({ id, address }))
