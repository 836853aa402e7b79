import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database/database.ts'
import { hashSecret } from '../platform/secrets.ts'
import { AddressJustTaken, accountOfIdentity, type NewAccount } from './account-of-identity.ts'
import { type GoogleOutcome, googleFailureOf } from './begin-google-sign-in.ts'
import { takeGoogleSignIn } from './google-sign-in-repository.ts'
import { openSession } from './open-session.ts'
import type { SessionTokens } from './session-cookies.ts'

export interface ReturnFromGoogle {
  /** The secret that the browser was given when it began; `undefined` where it brings none. */
  readonly secret: string | undefined
  /** The query string that it came back with. */
  readonly returned: string
  readonly newAccount: NewAccount
}

/** Signs in whoever comes back from Google, once for each time somebody was sent there. */
export async function finishGoogleSignIn(
  context: Context,
  { secret, returned, newAccount }: ReturnFromGoogle,
): Promise<GoogleOutcome<SessionTokens>> {
  const { google, database, clock } = context
  const begun = secret && (await takeGoogleSignIn(database, hashSecret(secret), clock.now()))
  if (!begun || !google) return { ok: false, failure: 'GOOGLE_EXPIRED' }
  const { state, nonce, code_verifier: codeVerifier } = begun
  const finished = await google.finish(returned, { state, nonce, codeVerifier })
  if (!finished.ok) return { ok: false, failure: googleFailureOf[finished.why] }
  const identity = { ...finished.value, ...newAccount }
  const signIn = () =>
    inTransaction(database, async (transaction): Promise<GoogleOutcome<SessionTokens>> => {
      const account = await accountOfIdentity(context, transaction, identity)
      return account.ok ? { ok: true, value: await openSession(context, transaction, account.value) } : account
    })
  try {
    return await signIn()
  } catch (error) {
    if (error instanceof AddressJustTaken) return signIn()
    throw error
  }
}
