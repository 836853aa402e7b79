import type { GoogleFailure } from '@redress/contract/social-providers.ts'
import type { IdentityFailure } from '../adapters/google/identity-provider.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database/database.ts'
import { hashSecret, newSecret } from '../platform/secrets.ts'
import { insertGoogleSignIn } from './google-sign-in-repository.ts'
import { after, lifetimes } from './lifetimes.ts'

/** What a step of the sign-in comes to: a value, or why the person is back at /auth/login. */
export type GoogleOutcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: GoogleFailure }

export const googleFailureOf = {
  away: 'GOOGLE_AWAY',
  cancelled: 'GOOGLE_CANCELLED',
  refused: 'GOOGLE_REFUSED',
} satisfies Record<IdentityFailure, GoogleFailure>

/** Where to send the browser, and the secret by which it is known again. Only the secret's hash is kept. */
export async function beginGoogleSignIn({
  google,
  database,
  clock,
}: Context): Promise<GoogleOutcome<{ url: string; secret: string }>> {
  const begun = (await google?.begin()) ?? { ok: false, why: 'away' }
  if (!begun.ok) return { ok: false, failure: googleFailureOf[begun.why] }
  const { url, secrets } = begun.value
  const secret = newSecret()
  const now = clock.now()
  await inTransaction(database, transaction =>
    insertGoogleSignIn(
      transaction,
      {
        secret_hash: hashSecret(secret),
        state: secrets.state,
        nonce: secrets.nonce,
        code_verifier: secrets.codeVerifier,
        expires_at: after(now, lifetimes.googleSignIn),
      },
      now,
    ),
  )
  return { ok: true, value: { url, secret } }
}
