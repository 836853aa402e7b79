import type { Context } from '../platform/context.ts'
import type { Connection } from '../platform/database/database.ts'
import { deleteAbandonedEmail } from './email-repository.ts'
import { after, lifetimes } from './lifetimes.ts'
import { deleteAbandonedUsers } from './user-repository.ts'

/** Frees an address, and a username, that nobody confirmed in time. */
export async function releaseAbandoned(
  { clock }: Context,
  transaction: Connection,
  { username = '', address }: { username?: string; address: string },
): Promise<void> {
  const now = clock.now()
  const before = after(now, -lifetimes.confirmation)
  await deleteAbandonedEmail(transaction, { address, now, addedBefore: before })
  await deleteAbandonedUsers(transaction, { username, address, now, openedBefore: before })
}
