import { errors } from '@redress/contract/errors.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database/database.ts'
import type { SignedIn } from '../platform/http/caller.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import { findEmailsOf } from './email-repository.ts'
import { endSessionsOf } from './end-session.ts'
import { deleteOneTimeTokens } from './one-time-token-repository.ts'
import { hashPassword, isPasswordRight } from './password.ts'
import { changeUser, findUser } from './user-repository.ts'
import { usesPassword } from './uses-password.ts'

/** Changes the password and ends the user's other sessions. */
export async function changePassword(
  context: Context,
  { userId, sessionId }: SignedIn,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<Result<null, 'WRONG_PASSWORD' | 'PASSWORD_NOT_USED'>> {
  const user = await findUser(context.database, userId)
  if (!usesPassword(user, await findEmailsOf(context.database, userId))) return fail('PASSWORD_NOT_USED')
  if (!(await isPasswordRight(user.password_hash, oldPassword))) {
    return fail('WRONG_PASSWORD', [{ path: 'oldPassword', message: errors.WRONG_PASSWORD.text }])
  }
  const passwordHash = await hashPassword(newPassword)
  return inTransaction(context.database, async transaction => {
    await changeUser(transaction, userId, { password_hash: passwordHash })
    await deleteOneTimeTokens(transaction, userId, 'reset password')
    await endSessionsOf(context, transaction, { userId, exceptSessionId: sessionId })
    return ok(null)
  })
}
