import * as client from 'openid-client'
import type { IdentityFailure, IdentityProvider } from './identity-provider.ts'

export interface OpenIdClient {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
  /** Hears in one line why the provider did not do what it should. */
  readonly tell: (why: string) => void
}

const timeoutSeconds = 5
const scope = 'openid email profile'

/** Signs people in by OpenID Connect's authorization code flow with state, nonce and PKCE. */
export function openIdProvider(given: OpenIdClient): IdentityProvider {
  let known: Promise<client.Configuration> | undefined
  /** The provider's own description, fetched once it is needed and again after a failure. */
  const configuration = (): Promise<client.Configuration> => {
    known ??= discover(given).catch(error => {
      known = undefined
      throw error
    })
    return known
  }
  const failure = (error: unknown) => {
    const why = failureOf(error)
    if (why !== 'cancelled' && error instanceof Error) given.tell(`${why}: ${error.message}`)
    return { ok: false, why } as const
  }
  return {
    async begin() {
      try {
        const secrets = {
          state: client.randomState(),
          nonce: client.randomNonce(),
          codeVerifier: client.randomPKCECodeVerifier(),
        }
        const url = client.buildAuthorizationUrl(await configuration(), {
          redirect_uri: given.redirectUri,
          scope,
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(secrets.codeVerifier),
          code_challenge_method: 'S256',
        })
        return { ok: true, value: { url: url.href, secrets } }
      } catch (error) {
        return failure(error)
      }
    },
    async finish(returned, { state, nonce, codeVerifier }) {
      try {
        const callback = new URL(given.redirectUri)
        callback.search = returned
        const tokens = await client.authorizationCodeGrant(await configuration(), callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new Error('An ID token was expected, checked, and is not there')
        return {
          ok: true,
          value: {
            issuer: claims.iss,
            subject: claims.sub,
            email: text(claims.email) || null,
            isEmailVerified: claims.email_verified === true,
            firstName: text(claims.given_name) || text(claims.name),
            lastName: text(claims.family_name),
          },
        }
      } catch (error) {
        return failure(error)
      }
    },
  }
}

const text = (claim: unknown): string => (typeof claim === 'string' ? claim.trim() : '')

async function discover({ issuer, clientId, clientSecret }: OpenIdClient): Promise<client.Configuration> {
  const isPlain = issuer.startsWith('http:')
  const configuration = await client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    execute: isPlain ? [client.allowInsecureRequests] : [],
  })
  client.enableNonRepudiationChecks(configuration)
  return configuration
}

function failureOf(error: unknown): IdentityFailure {
  if (error instanceof client.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'cancelled'
    return error.error === 'temporarily_unavailable' || error.error === 'server_error' ? 'away' : 'refused'
  }
  if (error instanceof client.ClientError) {
    return error.code === 'OAUTH_TIMEOUT' || isServerFailure(error.cause) ? 'away' : 'refused'
  }
  if (error instanceof client.ResponseBodyError || error instanceof client.WWWAuthenticateChallengeError)
    return 'refused'
  if (error instanceof TypeError && error.cause !== undefined) return 'away'
  throw error
}

const isServerFailure = (cause: unknown): boolean => cause instanceof Response && cause.status >= 500
