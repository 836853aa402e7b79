import type { GoogleFailure } from '@redress/contract/social-providers.ts'
import type { Context } from '../../adapters/context.ts'
import type { IdentityFailure } from '../../adapters/google/identity-provider.ts'
import { breaksUnique, inTransaction } from '../../platform/database/database.ts'
import { theUser, writeTogether } from '../../platform/database/write-together.ts'
import { hashSecret, newSecret } from '../../platform/secrets.ts'
import type { AccountsContext } from '../people/account-ports.ts'
import { confirmedAddressIndex, googleIdentityConstraint } from '../people/email-repository.ts'
import { after, lifetimes } from '../people/lifetimes.ts'
import { usernameIndex } from '../people/user-repository.ts'
import type { Browser } from '../sessions/known-browsers.ts'
import { type AccountDefaults, accountOfIdentity, type GoogleResult, provenAccount } from './google-account.ts'
import { consumeGoogleSignIn, insertGoogleSignIn } from './google-sign-in-repository.ts'
import { lockAuthenticator } from './second-factor-repository.ts'
import { admitting, type SignInAdmission } from './second-step.ts'

const failureOf = {
  unavailable: 'GOOGLE_AWAY',
  cancelled: 'GOOGLE_CANCELLED',
  rejected: 'GOOGLE_REFUSED',
} satisfies Record<IdentityFailure, GoogleFailure>

/**
 * Starts a sign-in: the authorisation URL, and the secret that binds the callback to this browser. Only the secret's
 * hash is stored.
 * @param provesUserId the user who proves their identity again; `null` for a sign-in
 */
export async function beginGoogleSignIn(
  { google, database, clock }: Context,
  provesUserId: string | null,
): Promise<GoogleResult<{ url: string; secret: string }>> {
  const begun = (await google?.begin({ again: provesUserId !== null })) ?? { ok: false, reason: 'unavailable' }
  if (!begun.ok) return { ok: false, failure: failureOf[begun.reason] }
  const { url, parameters } = begun.value
  const secret = newSecret()
  const now = clock.now()
  await inTransaction(database, transaction =>
    insertGoogleSignIn(
      transaction,
      {
        secret_hash: hashSecret(secret),
        state: parameters.state,
        nonce: parameters.nonce,
        code_verifier: parameters.codeVerifier,
        proves_user_id: provesUserId,
        expires_at: after(now, lifetimes.googleSignIn),
      },
      now,
    ),
  )
  return { ok: true, value: { url, secret } }
}

/** One of them is broken where another sign-in of the same person was faster; the account is found the next time. */
const indexesOfAccounts = [confirmedAddressIndex, googleIdentityConstraint, usernameIndex]

export interface GoogleCallback {
  /** Secret that the browser got at the beginning; `undefined` if it sends none. */
  readonly secret: string | undefined
  /** The query string of the callback. */
  readonly query: string
  readonly defaults: AccountDefaults
  readonly browser: Browser
}

/** Completes a sign-in, which works once. */
export async function finishGoogleSignIn(
  context: AccountsContext,
  { secret, query, defaults, browser }: GoogleCallback,
): Promise<GoogleResult<SignInAdmission>> {
  const { google, database, clock } = context
  const now = clock.now()
  const begun = secret && (await consumeGoogleSignIn(database, hashSecret(secret), now))
  if (!begun || !google) return { ok: false, failure: 'GOOGLE_EXPIRED' }
  const { state, nonce, code_verifier: codeVerifier, proves_user_id: provesUserId } = begun
  const since = now.getTime() - after(begun.expires_at, -lifetimes.googleSignIn).getTime()
  const mostSeconds = provesUserId === null ? null : Math.ceil(since / 1000)
  const finished = await google.finish(query, { state, nonce, codeVerifier }, mostSeconds)
  if (!finished.ok) return { ok: false, failure: failureOf[finished.reason] }
  const signInOnce = () =>
    inTransaction(database, async (transaction): Promise<GoogleResult<SignInAdmission>> => {
      const account =
        provesUserId === null
          ? await accountOfIdentity(context, transaction, finished.value, defaults)
          : await provenAccount(transaction, finished.value, provesUserId)
      if (!account.ok) return account
      const asksForCode = (await lockAuthenticator(transaction, account.value)) !== null
      // Checked under the account's lock: it may be closed, or may have lost the address.
      if (!(await provenAccount(transaction, finished.value, account.value)).ok)
        return { ok: false, failure: 'GOOGLE_EXPIRED' }
      const { admission, writes } = admitting(context, { asksForCode, browser })
      await writeTogether(transaction, theUser(account.value), writes)
      return { ok: true, value: admission }
    })
  try {
    return await signInOnce()
  } catch (error) {
    if (indexesOfAccounts.some(index => breaksUnique(error, index))) return signInOnce()
    throw error
  }
}
