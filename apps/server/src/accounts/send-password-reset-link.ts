import { noPasswordMessage, resetPasswordMessage } from '../mail/account-messages.ts'
import type { Context } from '../platform/context.ts'
import { findEmail, findEmailsOf } from './email-repository.ts'
import { issueOneTimeToken } from './issue-one-time-token.ts'
import { findUser } from './user-repository.ts'
import { usesPassword } from './uses-password.ts'

/** Writes the mail that resets a password. An address that nobody confirmed may be a stranger's: it gets none. */
export async function sendPasswordResetLink(context: Context, emailId: string): Promise<void> {
  const { database, mail, settings } = context
  const email = await findEmail(database, emailId)
  if (!email?.is_confirmed) return
  const user = await findUser(database, email.user_id)
  const account = {
    to: email.address,
    language: user.language,
    firstName: user.first_name,
    username: user.username,
    publicUrl: settings.PUBLIC_URL,
  }
  if (!usesPassword(user, await findEmailsOf(database, user.id))) {
    await mail.send(noPasswordMessage(account))
    return
  }
  const token = await issueOneTimeToken(context, 'reset password', email)
  await mail.send(resetPasswordMessage({ ...account, token }))
}
