import { randomUUID } from 'node:crypto'
import type { Context } from '../../adapters/context.ts'
import { installationOf } from '../../mail/installation.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { theUser, writeTogether } from '../../platform/database/write-together.ts'
import type { JobData } from '../../platform/jobs/job-data.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { readAccountState } from '../people/account-state-repository.ts'
import { type EmailRecord, findConfirmedEmail, findEmail, findEmailsOf } from '../people/email-repository.ts'
import { changeUser, findUser } from '../people/user-repository.ts'
import { tellChange } from '../profile/account-changes.ts'
import { noPasswordMessage, resetPasswordMessage } from '../profile/account-messages.ts'
import { deleteOneTimeTokens } from '../profile/one-time-token-repository.ts'
import { consumeOneTimeToken, issueOneTimeToken } from '../profile/one-time-tokens.ts'
import { sendWithinShare } from '../profile/rate-limits.ts'
import { deleteBrowsers } from '../sessions/known-browser-repository.ts'
import { type Browser, rememberingBrowser } from '../sessions/known-browsers.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { usesPassword } from './passwords.ts'

/** Has a reset link sent. An unknown address enqueues a job too, so that neither answer nor time reveals it. */
export async function forgotPassword(context: Context, address: string): Promise<Result<null, never>> {
  const email = await findConfirmedEmail(context.database, address)
  await inTransaction(context.database, transaction =>
    context.jobs.enqueue(transaction, 'send password reset link', { emailId: email?.id ?? randomUUID() }),
  )
  return ok(null)
}

/**
 * Sends the reset link. An address that is not confirmed may be a stranger's, and gets none; one that was added in the last
 * days may be a thief's, and gets none before the other addresses could have undone that.
 */
export async function sendPasswordResetLink(
  context: Context,
  { emailId }: JobData['send password reset link'],
  cause: string,
): Promise<void> {
  const email = await findEmail(context.database, emailId)
  if (!email?.is_confirmed) return
  await sendWithinShare(context, { kind: 'password link', to: email.address }, () => writeTo(context, email, cause))
}

async function writeTo(context: Context, email: EmailRecord, cause: string): Promise<void> {
  const { database, mail, settings } = context
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
 * Sets the password by a reset link, ends all sessions and invalidates the other reset links. Only this browser stays
 * known: the owner of the mailbox can then sign in even after others have tried many passwords.
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
    const before = await readAccountState(transaction, userId)
    await changeUser(transaction, userId, { password_hash: await context.passwords.hash(newPassword) })
    await tellChange(context, transaction, { userId, kind: 'password', before })
    await deleteOneTimeTokens(transaction, userId, 'reset password')
    await endSessionsOf(context, transaction, userId)
    await deleteBrowsers(transaction, userId)
    const { secret, writes } = rememberingBrowser(context, browser)
    await writeTogether(transaction, theUser(userId), writes)
    return ok(secret)
  })
