import { additionalEmailMessage, registrationMessage } from '../mail/account-messages.ts'
import type { Context } from '../platform/context.ts'
import { findEmail } from './email-repository.ts'
import { issueOneTimeToken } from './issue-one-time-token.ts'
import { findUser } from './user-repository.ts'

/** Writes the mail that confirms an address; one that was confirmed or removed meanwhile needs none. */
export async function sendConfirmationLink(context: Context, emailId: string): Promise<void> {
  const { database, mail, settings } = context
  const email = await findEmail(database, emailId)
  if (!email || email.is_confirmed) return
  const { first_name: firstName, language } = await findUser(database, email.user_id)
  const token = await issueOneTimeToken(context, 'confirm e-mail', email)
  const message = email.is_registration ? registrationMessage : additionalEmailMessage
  await mail.send(message({ to: email.address, language, firstName, publicUrl: settings.PUBLIC_URL, token }))
}
