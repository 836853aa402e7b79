import type { Connection } from '../platform/database/database.ts'
import { findEmailsOf } from './email-repository.ts'
import { findConfirmedOwners } from './people-repository.ts'

/** Every e-mail address of a user, confirmed or not. */
export const addressesOf = async (connection: Connection, userId: string): Promise<string[]> =>
  (await findEmailsOf(connection, userId)).map(email => email.address)

/** Who has confirmed each of the addresses; the others are absent. */
export async function confirmedOwners(
  connection: Connection,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (addresses.length === 0) return new Map()
  const owners = await findConfirmedOwners(connection, addresses)
  return new Map(owners.map(owner => [owner.address, owner.user_id]))
}
