import type { User } from '@redress/contract/users.ts'
import type { Context } from '../../adapters/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import type { Writes } from '../../platform/database/write-together.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { hashSecret, newSecret } from '../../platform/secrets.ts'
import { after, lifetimes } from '../people/lifetimes.ts'
import { getAccount } from '../profile/profile.ts'
import type { Browser } from '../sessions/known-browsers.ts'
import type { OpenedSession } from '../sessions/session-cookies.ts'
import { signIn, signingIn } from '../sessions/sessions.ts'
import { deleteSignInStep, findSignInStep, insertingSignInStep } from '../sessions/sign-in-step-repository.ts'
import { takeCode } from './one-time-codes.ts'
import { lockAuthenticator } from './second-factor-repository.ts'

/** Next step of a sign-in after the password or Google: it is complete, or a code is required. */
export type SignInAdmission =
  | { readonly opened: OpenedSession }
  /** The secret ties the code to the browser that has shown the password. */
  | { readonly stepSecret: string }

/** Prepares a sign-in: opens a session, or a step that waits for the code of the second factor. */
export function admitting(
  context: Context,
  { asksForCode, browser }: { readonly asksForCode: boolean; readonly browser: Browser },
): { readonly admission: SignInAdmission; readonly writes: Writes } {
  if (!asksForCode) {
    const { opened, writes } = signingIn(context, browser)
    return { admission: { opened }, writes }
  }
  const [stepSecret, now] = [newSecret(), context.clock.now()]
  const expiresAt = after(now, lifetimes.signInStep)
  return {
    admission: { stepSecret },
    writes: insertingSignInStep({ secretHash: hashSecret(stepSecret), expiresAt, now }),
  }
}

/** Finishes a sign-in with a code. If the credentials changed in the meantime, the user has to start again. */
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
    // Reads the step again under the lock: a concurrent identical request may have used it up.
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
