import { errors } from '@redress/contract/errors.ts'
import type { User } from '@redress/contract/users.ts'
import type { Context } from '../../adapters/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { announce } from '../../platform/events/live-events.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import type { AccountsContext } from '../people/account-ports.ts'
import { readAccountState } from '../people/account-state-repository.ts'
import { deleteEmail, type EmailRecord, findEmailsOf, insertEmail, makePrimary } from '../people/email-repository.ts'
import { lockOpenUser } from '../people/user-repository.ts'
import { tellChange } from './account-changes.ts'
import { presentEmail } from './profile.ts'

const refused = <Code extends 'EMAIL_TAKEN' | 'OWN_CLAIM'>(code: Code) =>
  fail(code, [{ path: 'email', message: errors[code].text }])

/**
 * Adds an address and mails it a confirmation link. If it belongs to another account, only that account's owner is
 * notified, by mail.
 */
export const addEmail = (
  context: AccountsContext,
  { userId, address, network }: { userId: string; address: string; network: string },
): Promise<Result<User['emails'][number], 'EMAIL_TAKEN' | 'OWN_CLAIM' | 'NOT_SIGNED_IN'>> =>
  inTransaction(context.database, async transaction => {
    const checked = await context.accountObserver.checkNewEmail(transaction, { userId, address })
    if (!checked.ok) return refused(checked.code)
    if (!(await lockOpenUser(transaction, userId))) return fail('NOT_SIGNED_IN')
    const email = await insertEmail(transaction, {
      user_id: userId,
      address,
      is_registration: false,
      is_primary: false,
      is_confirmed: false,
      created_at: context.clock.now(),
    })
    if (!email) return refused('EMAIL_TAKEN')
    await context.jobs.enqueue(transaction, 'send confirmation link', { emailId: email.id, network })
    await announce(transaction, { userIds: [userId], topics: ['account'] })
    return ok(presentEmail(email))
  })

const resend = ({ database, jobs }: Context, { id: emailId }: EmailRecord, network: string): Promise<void> =>
  inTransaction(database, transaction => jobs.enqueue(transaction, 'send confirmation link', { emailId, network }))

/** Has the link for the registration address sent again; a confirmed one gets none. */
export async function resendRegistrationConfirmation(
  context: Context,
  { userId, network }: { userId: string; network: string },
): Promise<Result<null, never>> {
  const emails = await findEmailsOf(context.database, userId)
  const email = emails.find(each => each.is_registration)
  if (email) await resend(context, email, network)
  return ok(null)
}

/** Has the link for any of the user's own addresses sent again; a confirmed one gets none. */
export async function resendConfirmation(
  context: Context,
  { userId, address, network }: { userId: string; address: string; network: string },
): Promise<Result<null, 'EMAIL_NOT_FOUND'>> {
  const emails = await findEmailsOf(context.database, userId)
  const email = emails.find(each => each.address === address)
  if (!email) return fail('EMAIL_NOT_FOUND')
  await resend(context, email, network)
  return ok(null)
}

/** Makes one of the user's confirmed addresses the one that mail goes to. */
export const makeEmailPrimary = (
  context: Context,
  { userId, emailId }: { userId: string; emailId: string },
): Promise<Result<User['emails'][number], 'EMAIL_NOT_FOUND' | 'ADDRESS_NOT_CONFIRMED'>> =>
  inTransaction(context.database, async transaction => {
    const before = await readAccountState(transaction, userId)
    const email = before.emails.find(({ id }) => id === emailId)
    if (!email) return fail('EMAIL_NOT_FOUND')
    if (!email.is_confirmed) return fail('ADDRESS_NOT_CONFIRMED')
    if (email.is_primary) return ok(presentEmail(email))
    await makePrimary(transaction, email)
    await tellChange(context, transaction, { userId, kind: 'primary address', address: email.address, before })
    return ok(presentEmail({ ...email, is_primary: true }))
  })

/**
 * Removes an address of the user. The primary address stays, and so does the address of the Google account if there
 * is no other way to sign in.
 */
export const removeEmail = (
  context: Context,
  { userId, emailId }: { userId: string; emailId: string },
): Promise<Result<null, 'EMAIL_NOT_FOUND' | 'PRIMARY_ADDRESS' | 'ONLY_SIGN_IN'>> =>
  inTransaction(context.database, async transaction => {
    const before = await readAccountState(transaction, userId)
    const email = before.emails.find(({ id }) => id === emailId)
    if (!email) return fail('EMAIL_NOT_FOUND')
    if (email.is_primary) return fail('PRIMARY_ADDRESS')
    if (email.google_id !== null && before.passwordHash === null) return fail('ONLY_SIGN_IN')
    await deleteEmail(transaction, emailId)
    if (email.is_confirmed)
      await tellChange(context, transaction, { userId, kind: 'address removed', address: email.address, before })
    else await announce(transaction, { userIds: [userId], topics: ['account'] })
    return ok(null)
  })
