import { randomBytes } from 'node:crypto'
import type { Country } from '@redress/domain/people/countries.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { type EmailRecord, insertEmail } from './email-repository.ts'
import { after, lifetimes } from './lifetimes.ts'
import { findUserByReferralCode, insertUser, releaseUsername } from './user-repository.ts'

export interface NewAccount {
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly address: string
  readonly city: string
  readonly country: Country | null
  readonly identificationId: string
  readonly language: Language
  readonly email: string
  /** Whether the user has proven to read the mailbox of the address. */
  readonly isProven?: boolean
  /** `null` for an account that signs in with Google. */
  readonly passwordHash: string | null
  /** Referral code; an unknown one is ignored. */
  readonly usedReferralCode?: string | undefined
  /** Redeemed when the address is confirmed. */
  readonly redeemCodeHash: string | null
}

/**
 * Inserts a user with the first address, which is returned.
 * @throws where another account has confirmed an address that is proven: it breaks the unique index
 */
export async function openAccount(
  context: Context,
  transaction: Connection,
  account: NewAccount,
): Promise<EmailRecord> {
  const now = context.clock.now()
  const userId = await insertUser(transaction, {
    username: account.username,
    first_name: account.firstName,
    last_name: account.lastName,
    address: account.address,
    city: account.city,
    country: account.country,
    identification_id: account.identificationId,
    language: account.language,
    password_hash: account.passwordHash,
    authenticator_secret: null,
    authenticator_step: null,
    referral_code: newReferralCode(),
    referred_by: account.usedReferralCode ? await referrerOf(transaction, account.usedReferralCode) : null,
    pending_redeem_code_hash: account.redeemCodeHash,
    created_at: now,
  })
  const email = await insertEmail(transaction, {
    user_id: userId,
    address: account.email,
    is_registration: true,
    is_primary: true,
    created_at: now,
    is_confirmed: account.isProven === true,
    confirmed_at: account.isProven ? now : null,
  })
  if (!email) throw new Error('A new account has an address already')
  return email
}

/** The code in a user's referral link: not secret, but not to be guessed by counting. */
const newReferralCode = (): string => randomBytes(8).toString('hex')

const referrerOf = async (connection: Connection, code: string): Promise<string | null> =>
  (await findUserByReferralCode(connection, code.toLowerCase()))?.id ?? null

/**
 * Frees a username whose owner has not confirmed an address in time, however often they requested a new link. Returns
 * whether the name is free.
 */
export const freeUsername = ({ clock }: Context, transaction: Connection, username: string): Promise<boolean> =>
  releaseUsername(transaction, { username, openedBefore: after(clock.now(), -lifetimes.confirmation) })
