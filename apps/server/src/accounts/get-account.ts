import type { User } from '@redress/contract/users.ts'
import type { Connection } from '../platform/database/database.ts'
import { findEmailsOf } from './email-repository.ts'
import { presentUser } from './user-presenter.ts'
import { findUser } from './user-repository.ts'
import { walletsOf } from './wallets/wallets-of.ts'

/** A user's own account. */
export async function getAccount(connection: Connection, userId: string): Promise<User> {
  return presentUser(
    await findUser(connection, userId),
    await findEmailsOf(connection, userId),
    await walletsOf(connection, userId),
  )
}
