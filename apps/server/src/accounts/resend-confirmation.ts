import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import { type EmailRecord, findEmailsOf } from './email-repository.ts'

async function resend(context: Context, email: EmailRecord): Promise<void> {
  if (email.is_confirmed) return
  await inTransaction(context.database, transaction =>
    context.jobs.enqueue(transaction, 'send confirmation link', { emailId: email.id }),
  )
}

/** Sends the link of the registration address again, unless it is confirmed already. */
export async function resendRegistrationConfirmation(context: Context, userId: string): Promise<Result<null, never>> {
  const emails = await findEmailsOf(context.database, userId)
  const email = emails.find(each => each.is_registration)
  if (email) await resend(context, email)
  return ok(null)
}

/** Sends the link of one of the user's own addresses again, unless it is confirmed already. */
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
