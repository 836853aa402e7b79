import type { User } from '@redress/contract/users.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database/database.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import { getAccount } from './get-account.ts'
import { openSession } from './open-session.ts'
import { isPasswordRight } from './password.ts'
import type { SessionTokens } from './session-cookies.ts'
import { findUserByUsername } from './user-repository.ts'

export async function logIn(
  context: Context,
  { username, password }: { username: string; password: string },
): Promise<Result<{ user: User; tokens: SessionTokens }, 'BAD_CREDENTIALS'>> {
  const found = await findUserByUsername(context.database, username)
  const isRight = await isPasswordRight(found?.password_hash ?? null, password)
  if (!found || !isRight) return fail('BAD_CREDENTIALS')
  return inTransaction(context.database, async transaction => {
    const tokens = await openSession(context, transaction, found.id)
    return ok({ user: await getAccount(transaction, found.id), tokens })
  })
}
