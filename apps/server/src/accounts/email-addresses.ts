import { errors } from '@redress/contract/errors.ts'
import type { User } from '@redress/contract/users.ts'
import type { Context } from '../adapters/context.ts'
import { installationOf } from '../mail/installation.ts'
import { type Connection, inTransaction } from '../platform/database/database.ts'
import { announce } from '../platform/events/live-events.ts'
import type { JobData } from '../platform/jobs/job-data.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import { additionalEmailMessage, registrationMessage } from './account-messages.ts'
import type { AccountsContext } from './account-ports.ts'
import {
  type EmailRecord,
  findEmail,
  findEmailsOf,
  insertEmail,
  makePrimary,
  markEmailConfirmed,
} from './email-repository.ts'
import { consumeOneTimeToken, issueOneTimeToken, wasOneTimeTokenUsed } from './one-time-tokens.ts'
import { releaseUnconfirmed } from './open-account.ts'
import { presentEmail } from './profile.ts'
import { changeUser, findUser } from './user-repository.ts'

const refused = <Code extends 'EMAIL_TAKEN' | 'OWN_CLAIM'>(code: Code) =>
  fail(code, [{ path: 'email', message: errors[code].text }])

/** Adds an address, to which a confirmation link is sent. */
export const addEmail = (
  context: AccountsContext,
  { userId, address }: { userId: string; address: string },
): Promise<Result<User['emails'][number], 'EMAIL_TAKEN' | 'OWN_CLAIM'>> =>
  inTransaction(context.database, async transaction => {
    const checked = await context.accountObserver.checkNewEmail(transaction, { userId, address })
    if (!checked.ok) return refused(checked.code)
    await releaseUnconfirmed(context, transaction, { address })
    const email = await insertEmail(transaction, {
      user_id: userId,
      address,
      is_registration: false,
      is_primary: false,
      created_at: context.clock.now(),
    })
    if (!email) return refused('EMAIL_TAKEN')
    await context.jobs.enqueue(transaction, 'send confirmation link', { emailId: email.id })
    await announce(transaction, { userIds: [userId], topics: ['account'] })
    return ok(presentEmail(email))
  })

/** Sends the link that confirms an address. One that was confirmed or removed meanwhile needs none. */
export async function sendConfirmationLink(
  context: Context,
  { emailId }: JobData['send confirmation link'],
  cause: string,
): Promise<void> {
  const { database, mail, settings } = context
  const email = await findEmail(database, emailId)
  if (!email || email.is_confirmed) return
  const { first_name: firstName, language } = await findUser(database, email.user_id)
  const token = await issueOneTimeToken(context, 'confirm e-mail', email, cause)
  const message = email.is_registration ? registrationMessage : additionalEmailMessage
  await mail.send(
    message({ to: email.address, language, firstName, installation: installationOf(settings), token }),
    cause,
  )
}

const resend = ({ database, jobs }: Context, email: EmailRecord): Promise<void> =>
  inTransaction(database, transaction => jobs.enqueue(transaction, 'send confirmation link', { emailId: email.id }))

/** Has the link for the registration address sent again; a confirmed one gets none. */
export async function resendRegistrationConfirmation(context: Context, userId: string): Promise<Result<null, never>> {
  const emails = await findEmailsOf(context.database, userId)
  const email = emails.find(each => each.is_registration)
  if (email) await resend(context, email)
  return ok(null)
}

/** Has the link for any of the user's own addresses sent again; a confirmed one gets none. */
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

/** Confirms the address that a link was sent to and announces it. A link that did so before says so. */
export const confirmEmail = (
  context: AccountsContext,
  { token, isRegistration }: { token: string; isRegistration: boolean },
): Promise<Result<null, 'LINK_INVALID' | 'LINK_USED'>> =>
  inTransaction(context.database, async transaction => {
    const given = { token, kind: 'confirm e-mail', isRegistration } as const
    const consumed = await consumeOneTimeToken(context, transaction, given)
    const email = consumed && (await findEmail(transaction, consumed.email_id))
    if (!email) return fail((await wasOneTimeTokenUsed(transaction, given)) ? 'LINK_USED' : 'LINK_INVALID')
    const { user_id: userId, address } = email
    await markEmailConfirmed(transaction, email.id)
    const redeemCodeHash = isRegistration ? await removePendingRedeemCode(transaction, userId) : null
    await context.accountObserver.emailConfirmed(transaction, { userId, address, redeemCodeHash })
    await announce(transaction, { userIds: [userId], topics: ['account'] })
    return ok(null)
  })

/** The hash of the redeem code that the account was registered with; it is handed out once. */
async function removePendingRedeemCode(transaction: Connection, userId: string): Promise<string | null> {
  const { pending_redeem_code_hash: codeHash } = await findUser(transaction, userId)
  if (codeHash !== null) await changeUser(transaction, userId, { pending_redeem_code_hash: null })
  return codeHash
}

/** Makes one of the user's confirmed addresses the one that mail goes to. */
export const makeEmailPrimary = (
  { database }: Context,
  { userId, emailId }: { userId: string; emailId: string },
): Promise<Result<User['emails'][number], 'EMAIL_NOT_FOUND' | 'ADDRESS_NOT_CONFIRMED'>> =>
  inTransaction(database, async transaction => {
    const email = await findEmail(transaction, emailId)
    if (email?.user_id !== userId) return fail('EMAIL_NOT_FOUND')
    if (!email.is_confirmed) return fail('ADDRESS_NOT_CONFIRMED')
    await makePrimary(transaction, email)
    await announce(transaction, { userIds: [userId], topics: ['account'] })
    return ok(presentEmail({ ...email, is_primary: true }))
  })
