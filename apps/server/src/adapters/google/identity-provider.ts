/** Who somebody is, as the provider vouches for it. */
export interface Identity {
  readonly issuer: string
  /** The provider's own name for the person, which never changes. */
  readonly subject: string
  /** `null` where the person does not share it. */
  readonly email: string | null
  /** Whether the provider knows that the address is the person's. */
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

/** What the server keeps while the person is at the provider. */
interface SignInSecrets {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** `away`: it cannot be reached; `cancelled`: the person did not go on; `refused`: what came back does not hold. */
export type IdentityFailure = 'away' | 'cancelled' | 'refused'

type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: IdentityFailure }

export interface IdentityProvider {
  /** Where to send the person, and the secrets that belong to that one journey. */
  begin(): Promise<Outcome<{ readonly url: string; readonly secrets: SignInSecrets }>>
  /** @param returned the query string that the person came back with */
  finish(returned: string, secrets: SignInSecrets): Promise<Outcome<Identity>>
}
