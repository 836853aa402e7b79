import { normaliseEmail } from '@redress/domain/people/contact-rules.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import { limits } from '@redress/domain/people/limits.ts'
import type { Identity } from '../adapters/google/identity-provider.ts'
import { linkDefendantsByEmail } from '../claims/defendants/take-over.ts'
import type { Context } from '../platform/context.ts'
import type { Connection } from '../platform/database/database.ts'
import { announce } from '../platform/events/live-events.ts'
import type { GoogleOutcome } from './begin-google-sign-in.ts'
import {
  deleteEmail,
  findEmailByAddressForUpdate,
  findEmailByGoogleId,
  findEmailsOf,
  insertEmail,
  linkToGoogle,
  markEmailConfirmed,
} from './email-repository.ts'
import { endSessionsOf } from './end-session.ts'
import { freeUsername } from './free-username.ts'
import { newReferralCode } from './referrals/new-referral-code.ts'
import { referrerOf } from './referrals/referrer-of.ts'
import { releaseAbandoned } from './release-abandoned.ts'
import { deleteUser, insertUser } from './user-repository.ts'

/** Somebody else took the address at the same moment; the account that was being opened must go. */
export class AddressJustTaken extends Error {}

/** What an account that is opened for an identity begins with. */
export interface NewAccount {
  /** What it is spoken to in. */
  readonly language: Language
  readonly usedReferralCode: string | undefined
}

type NewIdentity = Identity & NewAccount
type AddressOfIdentity = NewIdentity & { readonly email: string }

/**
 * The user whom a Google identity stands for, by issuer and subject. One that is new here is linked to the account that
 * has confirmed the address, if Google has verified it, and gets an account of its own otherwise.
 */
export async function accountOfIdentity(
  context: Context,
  transaction: Connection,
  given: NewIdentity,
): Promise<GoogleOutcome<string>> {
  const known = await findEmailByGoogleId(transaction, given)
  if (known) return { ok: true, value: known.user_id }
  if (given.email === null) return { ok: false, failure: 'GOOGLE_EMAIL_MISSING' }
  const identity = { ...given, email: normaliseEmail(given.email) }
  await releaseAbandoned(context, transaction, { address: identity.email })
  const present = await findEmailByAddressForUpdate(transaction, identity.email)
  if (present && !identity.isEmailVerified) return { ok: false, failure: 'GOOGLE_EMAIL_IN_USE' }
  if (present?.is_confirmed) {
    if (present.google_id !== null) return { ok: false, failure: 'GOOGLE_EMAIL_IN_USE' }
    await linkToGoogle(transaction, present.id, identity)
    await announce(transaction, { userIds: [present.user_id], topics: ['account'] })
    return { ok: true, value: present.user_id }
  }
  if (present) await freeUnconfirmed(context, transaction, present.user_id, present.id)
  return { ok: true, value: await openAccount(context, transaction, identity) }
}

/** Google knows whose the address is, so it is taken from whoever only says so; an account that had no other goes. */
async function freeUnconfirmed(
  context: Context,
  transaction: Connection,
  userId: string,
  emailId: string,
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

async function openAccount(context: Context, transaction: Connection, identity: AddressOfIdentity): Promise<string> {
  const now = context.clock.now()
  const userId = await insertUser(transaction, {
    username: await freeUsername(transaction, identity.email),
    first_name: identity.firstName.slice(0, limits.nameLength),
    last_name: identity.lastName.slice(0, limits.nameLength),
    address: '',
    city: '',
    country: null,
    identification_id: '',
    language: identity.language,
    password_hash: null,
    referral_code: newReferralCode(),
    referred_by: identity.usedReferralCode ? await referrerOf(transaction, identity.usedReferralCode) : null,
    pending_redeem_code_hash: null,
    created_at: now,
  })
  const email = await insertEmail(transaction, {
    user_id: userId,
    address: identity.email,
    is_registration: true,
    is_primary: true,
    created_at: now,
  })
  if (!email) throw new AddressJustTaken()
  await linkToGoogle(transaction, email.id, identity)
  if (identity.isEmailVerified) {
    await markEmailConfirmed(transaction, email.id)
    await linkDefendantsByEmail(context, transaction, { userId, address: email.address })
  } else {
    await context.jobs.enqueue(transaction, 'send confirmation link', { emailId: email.id })
  }
  return userId
}
