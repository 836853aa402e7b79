import { kept } from '@redress/domain/people/retention.ts'
import type { Context } from '../../adapters/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { after } from './lifetimes.ts'
import { deleteUnproven, findAbandonedUsers } from './user-repository.ts'

/**
 * Deletes the accounts that were opened long ago, of which no address was ever confirmed, and to which nobody is signed
 * in. What stands on a record, in whatever part, refers to its account and keeps it.
 */
export async function deleteAbandonedAccounts({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  const openedBefore = after(now, -kept.unconfirmedAccounts)
  for (const userId of await findAbandonedUsers(database, { openedBefore, now })) {
    await inTransaction(database, transaction => deleteUnproven(transaction, userId))
  }
}
