import type { User } from '@redress/contract/users.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database/database.ts'
import { announce } from '../platform/events/live-events.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import { findEmail, makePrimary } from './email-repository.ts'
import { presentEmail } from './user-presenter.ts'

/** Makes one of the user's confirmed addresses the one that mail goes to. */
export const makeEmailPrimary = (
  { database }: Context,
  { userId, emailId }: { userId: string; emailId: string },
): Promise<Result<User['emails'][number], 'EMAIL_NOT_FOUND' | 'ADDRESS_NOT_CONFIRMED'>> =>
  inTransaction(database, async transaction => {
    const email = await findEmail(transaction, emailId)
    if (email?.user_id !== userId) return fail('EMAIL_NOT_FOUND')
    if (!email.is_confirmed) return fail('ADDRESS_NOT_CONFIRMED')
    await makePrimary(transaction, email)
    await announce(transaction, { userIds: [userId], topics: ['account'] })
    return ok(presentEmail({ ...email, is_primary: true }))
  })
