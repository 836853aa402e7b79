import type { register as endpoint, registration } from '@redress/contract/auth.ts'
import type { Output } from '@redress/contract/endpoint.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import type { z } from 'zod'
import type { Context } from '../../adapters/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { ok, type Result } from '../../platform/result.ts'
import { hashSecret } from '../../platform/secrets.ts'
import { freeUsername, openAccount } from '../people/open-account.ts'
import { isUsernameTaken } from '../people/usernames.ts'
import { usernameTaken } from '../profile/proven-address.ts'

type Registration = z.output<typeof registration> & {
  readonly language: Language
  /** Network of the request. */
  readonly network: string
}

/**
 * Opens an account and sends a confirmation link. The response is the same if another account has the address, and so
 * are the rights of the new account before confirmation. Only the mail, which reaches the owner of the mailbox,
 * differs.
 */
export async function register(
  context: Context,
  given: Registration,
): Promise<Result<Output<typeof endpoint>, 'USERNAME_TAKEN'>> {
  const { username, email, password, redeemCode, network, ...personalData } = given
  const passwordHash = await context.passwords.hash(password)
  try {
    return await inTransaction(context.database, async transaction => {
      if (!(await freeUsername(context, transaction, username))) return usernameTaken
      const { id: emailId } = await openAccount(context, transaction, {
        ...personalData,
        username,
        email,
        passwordHash,
        redeemCodeHash: redeemCode ? hashSecret(redeemCode) : null,
      })
      await context.jobs.enqueue(transaction, 'send confirmation link', { emailId, network })
      return ok({ username, email })
    })
  } catch (error) {
    if (isUsernameTaken(error)) return usernameTaken
    throw error
  }
}
