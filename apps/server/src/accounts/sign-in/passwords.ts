import { errors } from '@redress/contract/errors.ts'
import type { User } from '@redress/contract/users.ts'
import { normaliseEmail } from '@redress/domain/people/email-addresses.ts'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { type Part, readTogether } from '../../platform/database/read-together.ts'
import { theUser, writeTogether } from '../../platform/database/write-together.ts'
import type { SignedIn } from '../../platform/http/caller.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { hashSecret } from '../../platform/secrets.ts'
import { readAccountState } from '../people/account-state-repository.ts'
import { type EmailRecord, findEmailsOf } from '../people/email-repository.ts'
import {
  changePasswordHash,
  changeUser,
  credentialsByConfirmedAddress,
  credentialsByUsername,
  findUser,
  type UserRecord,
} from '../people/user-repository.ts'
import { tellChange } from '../profile/account-changes.ts'
import { deleteOneTimeTokens } from '../profile/one-time-token-repository.ts'
import { writeForAccount } from '../profile/profile.ts'
import type { Browser } from '../sessions/known-browsers.ts'
import type { OpenedSession } from '../sessions/session-cookies.ts'
import { markSessionProven } from '../sessions/session-repository.ts'
import { replaceSessions, usableSessions } from '../sessions/sessions.ts'
import { takeCode } from './one-time-codes.ts'
import { tryPassword } from './password-tries.ts'
import { lockAuthenticator } from './second-factor-repository.ts'
import { admitting, type SignInAdmission } from './second-step.ts'

/** Whether an account has a password to change: one that signs in with Google has none (specification section 6). */
export const usesPassword = (user: UserRecord, emails: readonly EmailRecord[]): boolean =>
  user.password_hash !== null && emails.every(email => email.google_id === null)

/** How a user signs in, by username, or by any address that they have confirmed: no username has an @. */
const credentialsByName = (name: string) =>
  name.includes('@') ? credentialsByConfirmedAddress(normaliseEmail(name)) : credentialsByUsername(name)

const wrongPasswordIn = (field: string) =>
  fail('WRONG_PASSWORD', [{ path: field, message: errors.WRONG_PASSWORD.text }])

/**
 * Signs in, or begins the step that asks for a code. Response and duration are the same for an unknown name and a
 * wrong password.
 */
export async function logIn(
  context: Context,
  { username, password }: { username: string; password: string },
  caller: { readonly network: string; readonly browser: Part<Browser> },
): Promise<Result<SignInAdmission & { user: User }, 'BAD_CREDENTIALS' | 'TOO_MANY_WRONG_PASSWORDS'>> {
  const {
    named: [found],
    browser,
  } = await readTogether(context.database, { named: credentialsByName(username), browser: caller.browser })
  const isKnown = found !== undefined && browser.secret !== null && browser.userIds.includes(found.id)
  const guess = isKnown
    ? { userId: found.id, knownBy: hashSecret(browser.secret) }
    : { name: username, network: caller.network }
  return tryPassword(context, guess, async counted => {
    const isRight = await context.passwords.isRight(found?.password_hash ?? null, password)
    if (!found?.password_hash || !isRight) return fail('BAD_CREDENTIALS')
    const { admission, writes } = admitting(context, { asksForCode: found.authenticator_secret !== null, browser })
    // The account is checked again when the session is written: a concurrent change of the password has ended all
    // sessions, and this one must not survive it.
    const user = await writeForAccount(context.database, found, { ...counted.forgotten, ...writes })
    return user ? ok({ user, ...admission }) : fail('BAD_CREDENTIALS')
  })
}

/** Changes the password and ends every session: what this browser gets is new, so that copies of its cookies are dead. */
export async function changePassword(
  context: Context,
  { userId, sessionId }: SignedIn,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
  browser: Browser,
): Promise<
  Result<OpenedSession, 'NOT_SIGNED_IN' | 'WRONG_PASSWORD' | 'PASSWORD_NOT_USED' | 'TOO_MANY_WRONG_PASSWORDS'>
> {
  const user = await findUser(context.database, userId)
  const { password_hash: from } = user
  if (from === null || !usesPassword(user, await findEmailsOf(context.database, userId)))
    return fail('PASSWORD_NOT_USED')
  // A concurrent identical request may have changed the password already, which ended this session.
  const refused = async () =>
    (await usableSessions(context, [sessionId])).has(sessionId) ? wrongPasswordIn('oldPassword') : fail('NOT_SIGNED_IN')
  return tryPassword(context, { userId, knownBy: sessionId }, async counted => {
    if (!(await context.passwords.isRight(from, oldPassword))) return refused()
    const to = await context.passwords.hash(newPassword)
    return inTransaction(context.database, async transaction => {
      await writeTogether(transaction, theUser(userId), counted.forgotten)
      const before = await readAccountState(transaction, userId)
      if (!(await changePasswordHash(transaction, userId, { from, to }))) return refused()
      await tellChange(context, transaction, { userId, kind: 'password', before })
      return ok(await beginAnew(context, transaction, userId, browser))
    })
  })
}

/** Removes the password of an account that signs in with Google, so that the old password opens nothing. */
export const removePassword = (
  context: Context,
  userId: string,
  browser: Browser,
): Promise<Result<OpenedSession, 'PASSWORD_NOT_USED' | 'ONLY_SIGN_IN'>> =>
  inTransaction(context.database, async transaction => {
    const before = await readAccountState(transaction, userId)
    if (before.passwordHash === null) return fail('PASSWORD_NOT_USED')
    if (before.emails.every(email => email.google_id === null)) return fail('ONLY_SIGN_IN')
    await changeUser(transaction, userId, { password_hash: null })
    await tellChange(context, transaction, { userId, kind: 'password removed', before })
    return ok(await beginAnew(context, transaction, userId, browser))
  })

/** After another password: nothing that was open goes on, and this browser alone is known. */
async function beginAnew(
  context: Context,
  transaction: Connection,
  userId: string,
  browser: Browser,
): Promise<OpenedSession> {
  await deleteOneTimeTokens(transaction, userId, 'reset password')
  return replaceSessions(context, transaction, userId, browser)
}

/** Proves with the password, and with a code where signing in asks for one, that it is still the user who is there. */
export async function provePassword(
  context: Context,
  { userId, sessionId }: SignedIn,
  { password, oneTimeCode }: { password: string; oneTimeCode?: string | undefined },
): Promise<
  Result<
    null,
    'WRONG_PASSWORD' | 'PASSWORD_NOT_USED' | 'TOO_MANY_WRONG_PASSWORDS' | 'WRONG_CODE' | 'TOO_MANY_WRONG_CODES'
  >
> {
  const { password_hash: passwordHash } = await findUser(context.database, userId)
  if (passwordHash === null) return fail('PASSWORD_NOT_USED')
  return tryPassword(context, { userId, knownBy: sessionId }, async counted => {
    if (!(await context.passwords.isRight(passwordHash, password))) return wrongPasswordIn('password')
    return inTransaction(context.database, async transaction => {
      // The count before the account, as whatever locks both does: else two at once would wait for each other.
      await writeTogether(transaction, theUser(userId), counted.forgotten)
      const secret = await lockAuthenticator(transaction, userId)
      if (secret !== null) {
        const taken = await takeCode(context, transaction, { userId, secret, knownBy: sessionId }, oneTimeCode)
        if (!taken.ok) return taken
      }
      await markSessionProven(transaction, sessionId, context.clock.now())
      return ok(null)
    })
  })
}
