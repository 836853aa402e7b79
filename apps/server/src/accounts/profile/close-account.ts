import { undoPeriod } from '@redress/domain/people/account-changes.ts'
import type { Context } from '../../adapters/context.ts'
import { breaksReference, type Connection, inTransaction } from '../../platform/database/database.ts'
import { recordOperatorAct } from '../../platform/operator/operator-acts.ts'
import { readAccountState } from '../people/account-state-repository.ts'
import { blankUser, countClosedUsers, findClosedUsers, lockClosedUser } from '../people/closed-account-repository.ts'
import { deleteEmailsOf } from '../people/email-repository.ts'
import { after } from '../people/lifetimes.ts'
import { changeUser, deleteUser, findUser } from '../people/user-repository.ts'
import { deleteBrowsers } from '../sessions/known-browser-repository.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { deleteStaff } from '../staff/staff-repository.ts'
import { tellChange } from './account-changes.ts'

/**
 * Closes an account. Its addresses, password and sessions are removed, so that signing in, a new password and Google
 * respond as for an unknown user. It loses its staff role. Every confirmed address is notified and can undo the
 * closing.
 * @returns until when it can be undone; `null` if a concurrent request has closed it
 */
export async function closeAccount(context: Context, transaction: Connection, userId: string): Promise<Date | null> {
  const now = context.clock.now()
  const before = await readAccountState(transaction, userId)
  const { username, closed_at: closedAt } = await findUser(transaction, userId)
  if (closedAt !== null) return null
  await deleteEmailsOf(transaction, userId)
  await changeUser(transaction, userId, { password_hash: null, closed_at: now })
  await tellChange(context, transaction, { userId, kind: 'closed', before })
  if (await deleteStaff(transaction, userId))
    await recordOperatorAct(context, transaction, {
      ...{ kind: 'staff removed', subject: username, userId },
      operator: { by: username, reason: 'The account was closed' },
    })
  await deleteBrowsers(transaction, userId)
  await endSessionsOf(context, transaction, userId)
  return after(now, undoPeriod)
}

/** Accounts whose closing can no longer be undone and whose data is not deleted yet. */
export const accountsToErase = ({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<string[]> =>
  findClosedUsers(database, after(clock.now(), -undoPeriod))

/** How many of them there are, and since when the first is to be deleted. */
export async function countAccountsToErase({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  const { count, oldest } = await countClosedUsers(database, after(clock.now(), -undoPeriod))
  return { count, oldest: oldest && after(oldest, undoPeriod) }
}

/** Whether an account still is to be deleted; it stays so until the transaction ends. */
export const isToBeErased = ({ clock }: Pick<Context, 'clock'>, transaction: Connection, userId: string) =>
  lockClosedUser(transaction, userId, after(clock.now(), -undoPeriod))

/** Erases a closed account; if a record names it, the data that the record needs stays. */
export async function eraseAccount(
  { clock }: Pick<Context, 'clock'>,
  transaction: Connection,
  { userId, hasFiled }: { readonly userId: string; readonly hasFiled: boolean },
): Promise<void> {
  await blankUser(transaction, userId, { hasFiled, now: clock.now() })
  await inTransaction(transaction, savepoint => deleteUser(savepoint, userId)).catch(error => {
    if (!breaksReference(error)) throw error
  })
}
