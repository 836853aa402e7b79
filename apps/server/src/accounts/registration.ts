import type { register as endpoint, registration } from '@redress/contract/auth.ts'
import type { Output } from '@redress/contract/endpoint.ts'
import { errors } from '@redress/contract/errors.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import type { z } from 'zod'
import type { Context } from '../adapters/context.ts'
import { installationOf } from '../mail/installation.ts'
import { breaksUnique, inTransaction } from '../platform/database/database.ts'
import type { JobData } from '../platform/jobs/job-data.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import { hashSecret } from '../platform/secrets.ts'
import { addressInUseMessage, unconfirmedAddressInUseMessage } from './account-messages.ts'
import { findEmailByAddress } from './email-repository.ts'
import { AddressJustTaken, openAccount, releaseUnconfirmed } from './open-account.ts'
import { hashPassword } from './passwords.ts'
import { findUser, findUserByUsername, usernameIndex } from './user-repository.ts'

type Registration = z.output<typeof registration> & { readonly language: Language }

const usernameTaken = fail('USERNAME_TAKEN', [{ path: 'username', message: errors.USERNAME_TAKEN.text }])

/**
 * Opens an account and has its address confirmed. With an address that is in use it answers the same, opens none, and
 * only the owner is told, by e-mail; the password is hashed before that is known, so that the time reveals nothing.
 */
export async function register(
  context: Context,
  given: Registration,
): Promise<Result<Output<typeof endpoint>, 'USERNAME_TAKEN'>> {
  const { username, email, password, redeemCode, ...personalData } = given
  const passwordHash = await hashPassword(password)
  try {
    return await inTransaction(context.database, async transaction => {
      await releaseUnconfirmed(context, transaction, { username, address: email })
      // The address first: where another registration commits meanwhile, its name is seen as well.
      const inUse = await findEmailByAddress(transaction, email)
      if (await findUserByUsername(transaction, username)) return usernameTaken
      if (inUse) {
        await context.jobs.enqueue(transaction, 'send address in use notice', { address: email })
      } else {
        const { id: emailId } = await openAccount(context, transaction, {
          ...personalData,
          username,
          email,
          passwordHash,
          redeemCodeHash: redeemCode ? hashSecret(redeemCode) : null,
        })
        await context.jobs.enqueue(transaction, 'send confirmation link', { emailId })
      }
      return ok({ username, email })
    })
  } catch (error) {
    if (error instanceof AddressJustTaken) return register(context, given)
    if (breaksUnique(error, usernameIndex)) return usernameTaken
    throw error
  }
}

/** Tells the owner of an address that somebody tried to register with it. */
export async function sendAddressInUseNotice(
  context: Context,
  { address }: JobData['send address in use notice'],
  cause: string,
): Promise<void> {
  const { database, mail, settings } = context
  const email = await findEmailByAddress(database, address)
  if (!email) return
  const { first_name: firstName, username, language } = await findUser(database, email.user_id)
  const addressee = { to: address, language, installation: installationOf(settings) }
  await mail.send(
    email.is_confirmed
      ? addressInUseMessage({ ...addressee, firstName, username })
      : unconfirmedAddressInUseMessage(addressee),
    cause,
  )
}
