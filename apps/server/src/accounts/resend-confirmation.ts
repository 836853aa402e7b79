import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database/database.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import { type EmailRecord, findEmailsOf } from './email-repository.ts'

const resend = ({ database, jobs }: Context, email: EmailRecord): Promise<void> =>
  inTransaction(database, transaction => jobs.enqueue(transaction, 'send confirmation link', { emailId: email.id }))

/** Has the link of the registration address sent again; whether it still needs one is seen when the mail is written. */
export async function resendRegistrationConfirmation(context: Context, userId: string): Promise<Result<null, never>> {
  const emails = await findEmailsOf(context.database, userId)
  const email = emails.find(each => each.is_registration)
  if (email) await resend(context, email)
  return ok(null)
}

/** The same for any of the user's own addresses. */
export async function resendConfirmation(
  context: Context,
  { userId, address }: { userId: string; address: string },
): Promise<Result<null, 'EMAIL_NOT_FOUND'>> {
  const emails = await findEmailsOf(context.database, userId)
  const email = emails.find(each => each.address === address)
  if (!email) return fail('EMAIL_NOT_FOUND')
  await resend(context, email)
  return ok(null)
}
