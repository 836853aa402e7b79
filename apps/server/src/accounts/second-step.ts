import type { User } from '@redress/contract/users.ts'
import type { Context } from '../adapters/context.ts'
import { type Connection, inTransaction } from '../platform/database/database.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import { hashSecret, newSecret } from '../platform/secrets.ts'
import type { Browser } from './known-browsers.ts'
import { after, lifetimes } from './lifetimes.ts'
import { takeCode } from './one-time-codes.ts'
import { getAccount } from './profile.ts'
import { hasSecondFactor, lockAuthenticator } from './second-factor-repository.ts'
import type { OpenedSession } from './session-cookies.ts'
import { signIn } from './sessions.ts'
import { deleteSignInStep, findSignInStep, insertSignInStep } from './sign-in-step-repository.ts'

/** How a sign-in goes on after the password, or Google's word: it is done, or a code is asked for. */
export type Admission =
  | { readonly opened: OpenedSession }
  /** The secret ties the code to the browser that has shown the password. */
  | { readonly stepSecret: string }

/** Signs a user in, or has them asked for a code first. */
export async function admit(
  context: Context,
  transaction: Connection,
  userId: string,
  browser: Browser,
): Promise<Admission> {
  if (!(await hasSecondFactor(transaction, userId)))
    return { opened: await signIn(context, transaction, userId, browser) }
  const [stepSecret, now] = [newSecret(), context.clock.now()]
  const expiresAt = after(now, lifetimes.signInStep)
  await insertSignInStep(transaction, { userId, secretHash: hashSecret(stepSecret), expiresAt, now })
  return { stepSecret }
}

/** Signs in whom a code was asked of. What has changed how one signs in meanwhile has them begin anew. */
export async function finishSignIn(
  context: Context,
  { stepSecret, code, browser }: { stepSecret: string | undefined; code: string; browser: Browser },
): Promise<Result<{ user: User; opened: OpenedSession }, 'SIGN_IN_EXPIRED' | 'WRONG_CODE' | 'TOO_MANY_WRONG_CODES'>> {
  const { database, clock } = context
  const secretHash = hashSecret(stepSecret ?? '')
  const asked = await findSignInStep(database, secretHash, clock.now())
  if (asked === undefined) return fail('SIGN_IN_EXPIRED')
  return inTransaction(database, async transaction => {
    const secret = await lockAuthenticator(transaction, asked)
    // Whoever sent the same at the same moment has used it up by now.
    const userId = await findSignInStep(transaction, secretHash, clock.now())
    if (userId === undefined || secret === null) return fail('SIGN_IN_EXPIRED')
    const isKnown = browser.secret !== null && browser.userIds.includes(userId)
    const knownBy = isKnown ? hashSecret(browser.secret) : null
    const taken = await takeCode(context, transaction, { userId, secret, knownBy }, code)
    if (!taken.ok) return taken
    await deleteSignInStep(transaction, secretHash)
    const opened = await signIn(context, transaction, userId, browser)
    return ok({ user: await getAccount(transaction, userId), opened })
  })
}
