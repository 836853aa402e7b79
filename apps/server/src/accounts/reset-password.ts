import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database/database.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import { hashSecret } from '../platform/secrets.ts'
import { endSessionsOf } from './end-session.ts'
import { deleteOneTimeTokens, takeOneTimeToken } from './one-time-token-repository.ts'
import { hashPassword } from './password.ts'
import { changeUser } from './user-repository.ts'

/** Sets the password by a link and ends every session. The other links of the account work no more. */
export const resetPassword = (
  context: Context,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<Result<null, 'LINK_INVALID'>> =>
  inTransaction(context.database, async transaction => {
    const taken = await takeOneTimeToken(transaction, {
      tokenHash: hashSecret(token),
      kind: 'reset password',
      now: context.clock.now(),
    })
    if (!taken) return fail('LINK_INVALID')
    const userId = taken.user_id
    await changeUser(transaction, userId, { password_hash: await hashPassword(newPassword) })
    await deleteOneTimeTokens(transaction, userId, 'reset password')
    await endSessionsOf(context, transaction, { userId, exceptSessionId: null })
    return ok(null)
  })
