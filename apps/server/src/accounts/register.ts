import type { register as endpoint, registration } from '@redress/contract/auth.ts'
import type { Output } from '@redress/contract/endpoint.ts'
import { errors } from '@redress/contract/errors.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import type { z } from 'zod'
import type { Context } from '../platform/context.ts'
import { breaksUnique, type Connection, inTransaction } from '../platform/database/database.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import { hashSecret } from '../platform/secrets.ts'
import { findEmailByAddress, insertEmail } from './email-repository.ts'
import { hashPassword } from './password.ts'
import { newReferralCode } from './referrals/new-referral-code.ts'
import { referrerOf } from './referrals/referrer-of.ts'
import { releaseAbandoned } from './release-abandoned.ts'
import { findUserByUsername, insertUser, usernameIndex } from './user-repository.ts'

type Registration = z.output<typeof registration> & { readonly language: Language }

const usernameTaken = fail('USERNAME_TAKEN', [{ path: 'username', message: errors.USERNAME_TAKEN.text }])

/**
 * Opens an account. With an address that is in use it answers the same, opens none, and leaves it to an e-mail to tell
 * the owner; the password is hashed before that is known, so that time tells nothing either.
 */
export async function register(
  context: Context,
  given: Registration,
): Promise<Result<Output<typeof endpoint>, 'USERNAME_TAKEN'>> {
  const passwordHash = await hashPassword(given.password)
  try {
    return await inTransaction(context.database, async transaction => {
      await releaseAbandoned(context, transaction, { username: given.username, address: given.email })
      if (await findUserByUsername(transaction, given.username)) return usernameTaken
      if (await findEmailByAddress(transaction, given.email)) {
        await context.jobs.enqueue(transaction, 'send address in use notice', { address: given.email })
      } else {
        await openAccount(context, transaction, given, passwordHash)
      }
      return ok({ username: given.username, email: given.email })
    })
  } catch (error) {
    if (error instanceof AddressJustTaken) return register(context, given)
    if (breaksUnique(error, usernameIndex)) return usernameTaken
    throw error
  }
}

/** Somebody else registered the address at the same moment; the account that was being opened must go. */
class AddressJustTaken extends Error {}

async function openAccount(
  context: Context,
  transaction: Connection,
  given: Registration,
  passwordHash: string,
): Promise<void> {
  const now = context.clock.now()
  const userId = await insertUser(transaction, {
    username: given.username,
    first_name: given.firstName,
    last_name: given.lastName,
    address: given.address,
    city: given.city,
    country: given.country,
    identification_id: given.identificationId,
    language: given.language,
    password_hash: passwordHash,
    referral_code: newReferralCode(),
    referred_by: given.usedReferralCode ? await referrerOf(transaction, given.usedReferralCode) : null,
    pending_redeem_code_hash: given.redeemCode ? hashSecret(given.redeemCode) : null,
    created_at: now,
  })
  const email = await insertEmail(transaction, {
    user_id: userId,
    address: given.email,
    is_registration: true,
    is_primary: true,
    created_at: now,
  })
  if (!email) throw new AddressJustTaken()
  await context.jobs.enqueue(transaction, 'send confirmation link', { emailId: email.id })
}
