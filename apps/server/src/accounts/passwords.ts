import { randomUUID } from 'node:crypto'
import { hash, type Options, verify } from '@node-rs/argon2'
import { errors } from '@redress/contract/errors.ts'
import type { User } from '@redress/contract/users.ts'
import { normaliseEmail } from '@redress/domain/people/contact-rules.ts'
import type { Context } from '../adapters/context.ts'
import { installationOf } from '../mail/installation.ts'
import { type Connection, inTransaction } from '../platform/database/database.ts'
import type { SignedIn } from '../platform/http/caller.ts'
import type { JobData } from '../platform/jobs/job-data.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import { hashSecret, newSecret } from '../platform/secrets.ts'
import { noPasswordMessage, resetPasswordMessage } from './account-messages.ts'
import { type EmailRecord, findConfirmedEmail, findEmail, findEmailsOf } from './email-repository.ts'
import { deleteBrowsers } from './known-browser-repository.ts'
import { type Browser, rememberBrowser } from './known-browsers.ts'
import { deleteOneTimeTokens } from './one-time-token-repository.ts'
import { consumeOneTimeToken, issueOneTimeToken } from './one-time-tokens.ts'
import { beginPasswordTry } from './password-tries.ts'
import { getAccount } from './profile.ts'
import type { OpenedSession } from './session-cookies.ts'
import { endSessionsOf, openSession } from './sessions.ts'
import {
  changePasswordHash,
  changeUser,
  findUser,
  findUserByConfirmedAddress,
  findUserByUsername,
  keepPassword,
  type UserRecord,
} from './user-repository.ts'

/** argon2id with the parameters of OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const parameters: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, parameters)

let dummyHash: Promise<string> | undefined

/** Without a hash a password is wrong, and it takes as long to find out, so that the time reveals no username. */
async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword(newSecret())
  const isRight = await verify(passwordHash ?? (await dummyHash), password)
  return passwordHash !== null && isRight
}

/** Whether an account has a password to change: one that signs in with Google has none (specification section 6). */
const usesPassword = (user: UserRecord, emails: readonly EmailRecord[]): boolean =>
  user.password_hash !== null && emails.every(email => email.google_id === null)

/** A user by username, or by any address that they have confirmed: no username has an @. */
const findUserByName = (connection: Connection, name: string): Promise<UserRecord | undefined> =>
  name.includes('@')
    ? findUserByConfirmedAddress(connection, normaliseEmail(name))
    : findUserByUsername(connection, name)

const wrongPassword = fail('WRONG_PASSWORD', [{ path: 'oldPassword', message: errors.WRONG_PASSWORD.text }])

/** The answer, and the time that it takes, are the same for a name of nobody and for a wrong password. */
export async function logIn(
  context: Context,
  { username, password }: { username: string; password: string },
  { network, browser }: { network: string; browser: Browser },
): Promise<Result<{ user: User; opened: OpenedSession }, 'BAD_CREDENTIALS' | 'TOO_MANY_WRONG_PASSWORDS'>> {
  const found = await findUserByName(context.database, username)
  const isKnown = found !== undefined && browser.secret !== null && browser.userIds.includes(found.id)
  const guess = isKnown ? { userId: found.id, knownBy: hashSecret(browser.secret) } : { name: username, network }
  const counted = await beginPasswordTry(context, guess)
  if (!counted.ok) return counted
  const isRight = await isPasswordRight(found?.password_hash ?? null, password)
  if (!found?.password_hash || !isRight) return fail('BAD_CREDENTIALS')
  const { id, password_hash } = found
  return inTransaction(context.database, async transaction => {
    // A password that was changed meanwhile has ended the sessions that it opened; this would be one more.
    if (!(await keepPassword(transaction, id, password_hash))) return fail('BAD_CREDENTIALS')
    await counted.value.wasRight(transaction)
    const opened = await openSession(context, transaction, id, browser)
    return ok({ user: await getAccount(transaction, id), opened })
  })
}

/** Changes the password and ends the user's other sessions. */
export async function changePassword(
  context: Context,
  { userId, sessionId }: SignedIn,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<Result<null, 'WRONG_PASSWORD' | 'PASSWORD_NOT_USED' | 'TOO_MANY_WRONG_PASSWORDS'>> {
  const user = await findUser(context.database, userId)
  const { password_hash: from } = user
  if (from === null || !usesPassword(user, await findEmailsOf(context.database, userId)))
    return fail('PASSWORD_NOT_USED')
  const counted = await beginPasswordTry(context, { userId, knownBy: sessionId })
  if (!counted.ok) return counted
  if (!(await isPasswordRight(from, oldPassword))) return wrongPassword
  const to = await hashPassword(newPassword)
  return inTransaction(context.database, async transaction => {
    if (!(await changePasswordHash(transaction, userId, { from, to }))) return wrongPassword
    await counted.value.wasRight(transaction)
    await deleteOneTimeTokens(transaction, userId, 'reset password')
    await endSessionsOf(context, transaction, { userId, exceptSessionId: sessionId })
    return ok(null)
  })
}

/** Has a reset link sent. An unknown address enqueues a job too, so that neither answer nor time reveals it. */
export async function forgotPassword(context: Context, address: string): Promise<Result<null, never>> {
  const email = await findConfirmedEmail(context.database, address)
  await inTransaction(context.database, transaction =>
    context.jobs.enqueue(transaction, 'send password reset link', { emailId: email?.id ?? randomUUID() }),
  )
  return ok(null)
}

/** Sends the reset link. An address that is not confirmed may be a stranger's: it gets none. */
export async function sendPasswordResetLink(
  context: Context,
  { emailId }: JobData['send password reset link'],
  cause: string,
): Promise<void> {
  const { database, mail, settings } = context
  const email = await findEmail(database, emailId)
  if (!email?.is_confirmed) return
  const user = await findUser(database, email.user_id)
  const account = {
    to: email.address,
    language: user.language,
    firstName: user.first_name,
    username: user.username,
    installation: installationOf(settings),
  }
  if (!usesPassword(user, await findEmailsOf(database, user.id))) {
    await mail.send(noPasswordMessage(account), cause)
    return
  }
  const token = await issueOneTimeToken(context, 'reset password', email, cause)
  await mail.send(resetPasswordMessage({ ...account, token }), cause)
}

/**
 * Sets the password by a reset link, ends every session and invalidates the account's other reset links. Of the browsers
 * this one alone is known from now on: whoever reads the mailbox may sign in with it, whatever others have tried.
 */
export const resetPassword = (
  context: Context,
  { token, newPassword }: { token: string; newPassword: string },
  browser: Browser,
): Promise<Result<string, 'LINK_INVALID'>> =>
  inTransaction(context.database, async transaction => {
    const consumed = await consumeOneTimeToken(context, transaction, { token, kind: 'reset password' })
    if (!consumed) return fail('LINK_INVALID')
    const userId = consumed.user_id
    await changeUser(transaction, userId, { password_hash: await hashPassword(newPassword) })
    await deleteOneTimeTokens(transaction, userId, 'reset password')
    await endSessionsOf(context, transaction, { userId, exceptSessionId: null })
    await deleteBrowsers(transaction, userId)
    return ok(await rememberBrowser(context, transaction, userId, browser))
  })
