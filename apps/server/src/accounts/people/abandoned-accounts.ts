import { kept } from '@redress/domain/people/retention.ts'
import type { Context } from '../../adapters/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { after } from './lifetimes.ts'
import { deleteUnproven, findAbandonedUsers } from './user-repository.ts'

/** Deletes old accounts without a confirmed address or a session. Accounts that other rows refer to stay. */
export async function deleteAbandonedAccounts({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  const openedBefore = after(now, -kept.unconfirmedAccounts)
  for (const userId of await findAbandonedUsers(database, { openedBefore, now })) {
    await inTransaction(database, transaction => deleteUnproven(transaction, userId))
  }
}
