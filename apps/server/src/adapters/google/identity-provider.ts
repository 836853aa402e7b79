/** A person as the provider identifies them. */
export interface Identity {
  readonly issuer: string
  /** The provider's id of the person, which never changes. */
  readonly subject: string
  /** `null` where the person does not share it. */
  readonly email: string | null
  /** Whether the provider has verified that the address is the person's. */
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

/** Parameters of one authorisation request. The server stores them until the callback. */
interface AuthorizationParameters {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** `unavailable`: the provider cannot be reached; `cancelled`: by the person; `rejected`: the callback is not valid. */
export type IdentityFailure = 'unavailable' | 'cancelled' | 'rejected'

type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: IdentityFailure }

export interface IdentityProvider {
  /**
   * URL of the authorisation request, and the parameters that `finish` checks. `again` makes the provider ask for
   * credentials even if the user is signed in there.
   */
  begin(options: {
    readonly again: boolean
  }): Promise<Outcome<{ readonly url: string; readonly parameters: AuthorizationParameters }>>
  /**
   * @param query the query string of the callback
   * @param mostSeconds how long ago the person may have signed in there; `null`: any time ago
   */
  finish(query: string, parameters: AuthorizationParameters, mostSeconds: number | null): Promise<Outcome<Identity>>
}
