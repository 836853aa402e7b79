import type { EmailConfirmation } from '@redress/contract/auth.ts'
import type { Context } from '../../adapters/context.ts'
import { installationOf } from '../../mail/installation.ts'
import { breaksUnique, type Connection, inTransaction } from '../../platform/database/database.ts'
import { announce } from '../../platform/events/live-events.ts'
import type { JobData } from '../../platform/jobs/job-data.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import type { AccountsContext } from '../people/account-ports.ts'
import { readAccountState } from '../people/account-state-repository.ts'
import {
  confirmedAddressIndex,
  deleteEmail,
  type EmailRecord,
  findConfirmedEmail,
  findEmail,
  findEmailsOf,
  makePrimary,
  markEmailConfirmed,
} from '../people/email-repository.ts'
import { changeUser, deleteUnproven, findUser, findUserByConfirmedAddress } from '../people/user-repository.ts'
import { tellChange } from './account-changes.ts'
import { additionalEmailMessage, addressInUseMessage, registrationMessage } from './account-messages.ts'
import { consumeOneTimeToken, findOneTimeToken, issueOneTimeToken, wasOneTimeTokenUsed } from './one-time-tokens.ts'
import { sendWithinShare } from './rate-limits.ts'

/**
 * Sends the confirmation link of an address, unless it was confirmed or removed in the meantime. If another account
 * has confirmed it, its owner is notified instead.
 */
export async function sendConfirmationLink(
  context: Context,
  { emailId, network }: JobData['send confirmation link'],
  cause: string,
): Promise<void> {
  const email = await findEmail(context.database, emailId)
  if (!email || email.is_confirmed) return
  const counted = { kind: 'confirmation link', to: email.address, network } as const
  await sendWithinShare(context, counted, () => writeTo(context, email, cause))
}

async function writeTo(context: Context, email: EmailRecord, cause: string): Promise<void> {
  const { database, mail, settings } = context
  const owner = await findUserByConfirmedAddress(database, email.address)
  const { id, first_name: firstName, username, language } = owner ?? (await findUser(database, email.user_id))
  const addressee = { to: email.address, language, firstName, installation: installationOf(settings) }
  if (id !== email.user_id) {
    await mail.send(addressInUseMessage({ ...addressee, username, isRegistration: email.is_registration }), cause)
    return
  }
  const token = await issueOneTimeToken(context, 'confirm e-mail', email, cause)
  const message = email.is_registration ? registrationMessage : additionalEmailMessage
  await mail.send(message({ ...addressee, token }), cause)
}

const kind = 'confirm e-mail'

/** Reason why a link is refused: it was used before, or it is no longer valid. */
const refusal = async (connection: Connection, token: string, email: EmailRecord | undefined) =>
  fail(email?.is_confirmed || (await wasOneTimeTokenUsed(connection, { token, kind })) ? 'LINK_USED' : 'LINK_INVALID')

type LinkFailure = 'LINK_INVALID' | 'LINK_USED'

/** Describes the account that a confirmation link belongs to, and changes nothing: mail scanners open links too. */
export async function describeConfirmation(
  context: AccountsContext,
  token: string,
): Promise<Result<EmailConfirmation, LinkFailure>> {
  const { database } = context
  const found = await findOneTimeToken(context, { token, kind })
  const email = found && (await findEmail(database, found.email_id))
  if (!email || email.is_confirmed) return refusal(database, token, email)
  const { user_id: userId, address } = email
  if (await findConfirmedEmail(database, address)) return fail('LINK_INVALID')
  const user = await findUser(database, userId)
  const redeemCodeHash = email.is_registration ? user.pending_redeem_code_hash : null
  return ok({
    address,
    username: user.username,
    firstName: user.first_name,
    lastName: user.last_name,
    ...(await context.accountObserver.claimsNaming(database, { userId, address, redeemCodeHash })),
  })
}

/**
 * Removes an address from an account that somebody else opened with it, and the account too if it has no other
 * address.
 */
export const refuseConfirmation = (context: AccountsContext, token: string): Promise<Result<null, LinkFailure>> =>
  inTransaction(context.database, async transaction => {
    const consumed = await consumeOneTimeToken(context, transaction, { token, kind })
    if (!consumed) return refusal(transaction, token, undefined)
    const { user_id: userId, email_id: emailId } = consumed
    await readAccountState(transaction, userId)
    // Read under the account's lock: another link may have confirmed the address in the meantime.
    const emails = await findEmailsOf(transaction, userId)
    const email = emails.find(({ id }) => id === emailId)
    if (!email || email.is_confirmed) return refusal(transaction, token, email)
    const confirmed = emails.find(each => each.is_confirmed)
    if (confirmed && email.is_primary) await makePrimary(transaction, confirmed)
    if (confirmed || !(await deleteUnproven(transaction, userId))) await deleteEmail(transaction, email.id)
    await announce(transaction, { userIds: [userId], topics: ['account'] })
    return ok(null)
  })

interface GivenLink {
  readonly token: string
  readonly isRegistration: boolean
  /** The browser in which it was opened, as the hash of its secret. */
  readonly browser?: string | undefined
}

/**
 * Confirms the address of a link and announces it; a used link is reported as such. If several accounts wait for one
 * address, the first whose link is used gets it.
 */
export async function confirmEmail(context: AccountsContext, link: GivenLink): Promise<Result<null, LinkFailure>> {
  try {
    return await confirmWaiting(context, link)
  } catch (error) {
    if (breaksUnique(error, confirmedAddressIndex)) return fail('LINK_INVALID')
    throw error
  }
}

const confirmWaiting = (
  context: AccountsContext,
  { token, isRegistration, browser }: GivenLink,
): Promise<Result<null, LinkFailure>> =>
  inTransaction(context.database, async transaction => {
    const given = { token, kind, isRegistration } as const
    const consumed = await consumeOneTimeToken(context, transaction, given)
    const before = consumed && (await readAccountState(transaction, consumed.user_id))
    // Read under the account's lock: the address may be removed or the account closed.
    const email = consumed && (await findEmail(transaction, consumed.email_id))
    if (!email || !before) return fail((await wasOneTimeTokenUsed(transaction, given)) ? 'LINK_USED' : 'LINK_INVALID')
    const { user_id: userId, address } = email
    await markEmailConfirmed(transaction, email.id, context.clock.now())
    if (!email.is_confirmed) await tellChange(context, transaction, { userId, kind: 'address added', address, before })
    const redeemCodeHash = isRegistration ? await removePendingRedeemCode(transaction, userId) : null
    await context.accountObserver.emailConfirmed(transaction, { userId, address, redeemCodeHash, browser })
    await announce(transaction, { userIds: [userId], topics: ['account'] })
    return ok(null)
  })

/** The hash of the redeem code that the account was registered with; it is handed out once. */
async function removePendingRedeemCode(transaction: Connection, userId: string): Promise<string | null> {
  const { pending_redeem_code_hash: codeHash } = await findUser(transaction, userId)
  if (codeHash !== null) await changeUser(transaction, userId, { pending_redeem_code_hash: null })
  return codeHash
}
