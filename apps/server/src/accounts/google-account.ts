import { randomInt } from 'node:crypto'
import type { GoogleFailure } from '@redress/contract/social-providers.ts'
import { normaliseEmail } from '@redress/domain/people/contact-rules.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import { limits } from '@redress/domain/people/limits.ts'
import type { Context } from '../adapters/context.ts'
import type { Identity } from '../adapters/google/identity-provider.ts'
import type { Connection } from '../platform/database/database.ts'
import { announce } from '../platform/events/live-events.ts'
import type { AccountsContext } from './account-ports.ts'
import {
  deleteEmail,
  type EmailRecord,
  findEmailByAddressForUpdate,
  findEmailByGoogleId,
  findEmailsOf,
  linkToGoogle,
  markEmailConfirmed,
} from './email-repository.ts'
import { openAccount, releaseUnconfirmed } from './open-account.ts'
import { endSessionsOf } from './sessions.ts'
import { deleteUser, findUserByUsername } from './user-repository.ts'

/** The outcome of a step of the sign-in: a value, or the reason that the person is shown at /auth/login. */
export type GoogleResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: GoogleFailure }

/** What an account that is opened for an identity starts with. */
export interface AccountDefaults {
  readonly language: Language
  readonly usedReferralCode?: string | undefined
}

type IdentityWithEmail = Identity & { readonly email: string }

/**
 * The user of a Google identity, found by issuer and subject. An unknown identity is linked to the account that has
 * confirmed the address, if Google has verified it, and gets an account of its own otherwise.
 */
export async function accountOfIdentity(
  context: AccountsContext,
  transaction: Connection,
  given: Identity,
  defaults: AccountDefaults,
): Promise<GoogleResult<string>> {
  const known = await findEmailByGoogleId(transaction, given)
  if (known) return { ok: true, value: known.user_id }
  if (given.email === null) return { ok: false, failure: 'GOOGLE_EMAIL_MISSING' }
  const identity = { ...given, email: normaliseEmail(given.email) }
  await releaseUnconfirmed(context, transaction, { address: identity.email })
  const present = await findEmailByAddressForUpdate(transaction, identity.email)
  if (present && !identity.isEmailVerified) return { ok: false, failure: 'GOOGLE_EMAIL_IN_USE' }
  if (present?.is_confirmed) {
    if (present.google_id !== null) return { ok: false, failure: 'GOOGLE_EMAIL_IN_USE' }
    await linkToGoogle(transaction, present.id, identity)
    await announce(transaction, { userIds: [present.user_id], topics: ['account'] })
    return { ok: true, value: present.user_id }
  }
  if (present) await takeFromUnconfirmedOwner(context, transaction, present)
  return { ok: true, value: await openGoogleAccount(context, transaction, identity, defaults) }
}

/** Google has verified whose the address is: the account that never confirmed it loses it, or goes if it has no other. */
async function takeFromUnconfirmedOwner(
  context: Context,
  transaction: Connection,
  { id: emailId, user_id: userId }: EmailRecord,
): Promise<void> {
  const emails = await findEmailsOf(transaction, userId)
  if (emails.some(email => email.is_confirmed)) {
    await deleteEmail(transaction, emailId)
    await announce(transaction, { userIds: [userId], topics: ['account'] })
    return
  }
  await endSessionsOf(context, transaction, { userId, exceptSessionId: null })
  await deleteUser(transaction, userId)
}

async function openGoogleAccount(
  context: AccountsContext,
  transaction: Connection,
  identity: IdentityWithEmail,
  defaults: AccountDefaults,
): Promise<string> {
  const { id: emailId, user_id: userId } = await openAccount(context, transaction, {
    ...defaults,
    username: await availableUsername(transaction, identity.email),
    firstName: identity.firstName.slice(0, limits.nameLength),
    lastName: identity.lastName.slice(0, limits.nameLength),
    address: '',
    city: '',
    country: null,
    identificationId: '',
    email: identity.email,
    passwordHash: null,
    redeemCodeHash: null,
  })
  await linkToGoogle(transaction, emailId, identity)
  if (identity.isEmailVerified) {
    await markEmailConfirmed(transaction, emailId)
    const confirmed = { userId, address: identity.email, redeemCodeHash: null }
    await context.accountObserver.emailConfirmed(transaction, confirmed)
  } else {
    await context.jobs.enqueue(transaction, 'send confirmation link', { emailId })
  }
  return userId
}

const suffixDigits = 6

/** A username from the part of an address before the @, reduced to the characters that usernames may have. */
export function suggestUsername(address: string): string {
  const suggested = (address.split('@')[0] ?? '')
    .normalize('NFKD')
    .replace(/\+.*/, '')
    .replace(/[^A-Za-z0-9._-]/g, '')
    .slice(0, limits.usernameMaximum - suffixDigits - 1)
  return suggested.length >= limits.usernameMinimum ? suggested : `user${suggested}`
}

/** The username that an address suggests, with a random number behind it where it is taken. */
async function availableUsername(connection: Connection, address: string): Promise<string> {
  const suggested = suggestUsername(address)
  let username = suggested
  while (await findUserByUsername(connection, username)) {
    username = `${suggested}-${randomInt(10 ** suffixDigits)}`
  }
  return username
}
