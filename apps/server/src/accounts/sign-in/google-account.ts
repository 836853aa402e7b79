import type { GoogleFailure } from '@redress/contract/social-providers.ts'
import { normaliseEmail } from '@redress/domain/people/email-addresses.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import { limits } from '@redress/domain/people/limits.ts'
import type { Identity } from '../../adapters/google/identity-provider.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { AccountsContext } from '../people/account-ports.ts'
import { readAccountState } from '../people/account-state-repository.ts'
import {
  findConfirmedEmail,
  findEmailByGoogleId,
  linkToGoogle,
  markEmailConfirmed,
} from '../people/email-repository.ts'
import { openAccount } from '../people/open-account.ts'
import { availableUsername } from '../people/usernames.ts'
import { tellChange } from '../profile/account-changes.ts'

/** The outcome of a step of the sign-in: a value, or the reason that the person is shown at /auth/login. */
export type GoogleResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: GoogleFailure }

/** The user of an identity who shows that it is still them. Another identity proves nothing, and gets no account by it. */
export async function provenAccount(
  transaction: Connection,
  identity: Identity,
  userId: string,
): Promise<GoogleResult<string>> {
  const known = await findEmailByGoogleId(transaction, identity)
  return known?.user_id === userId ? { ok: true, value: userId } : { ok: false, failure: 'GOOGLE_OTHER_ACCOUNT' }
}

/** Defaults of an account that is created for a Google identity. */
export interface AccountDefaults {
  readonly language: Language
  readonly usedReferralCode?: string | undefined
  /** Network of the request. */
  readonly network: string
}

type IdentityWithEmail = Identity & { readonly email: string }

/**
 * Finds or creates the user of a Google identity by issuer and subject. An unknown identity is linked to the account
 * that has confirmed its address, if Google has verified that. Otherwise it gets a new account, whose address is
 * confirmed if Google has verified it.
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
  const owner = identity.isEmailVerified ? await findConfirmedEmail(transaction, identity.email) : undefined
  const before = owner && (await readAccountState(transaction, owner.user_id))
  // Read under the account's lock: the address may have been removed in the meantime.
  const present = before?.emails.find(email => email.id === owner?.id)
  if (!before || !present) return { ok: true, value: await openGoogleAccount(context, transaction, identity, defaults) }
  const { id, user_id: userId, address } = present
  // A concurrent sign-in of the same person has linked it.
  if (present.google_issuer === identity.issuer && present.google_id === identity.subject)
    return { ok: true, value: userId }
  if (present.google_id !== null) return { ok: false, failure: 'GOOGLE_EMAIL_IN_USE' }
  await linkToGoogle(transaction, id, identity)
  await tellChange(context, transaction, { userId, kind: 'Google linked', address, before })
  return { ok: true, value: userId }
}

async function openGoogleAccount(
  context: AccountsContext,
  transaction: Connection,
  identity: IdentityWithEmail,
  { network, ...defaults }: AccountDefaults,
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
    await markEmailConfirmed(transaction, emailId, context.clock.now())
    const confirmed = { userId, address: identity.email, redeemCodeHash: null }
    await context.accountObserver.emailConfirmed(transaction, confirmed)
  } else {
    await context.jobs.enqueue(transaction, 'send confirmation link', { emailId, network })
  }
  return userId
}
