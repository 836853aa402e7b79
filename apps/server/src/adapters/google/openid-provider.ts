import { cleanedLine } from '@redress/domain/text/cleaned.ts'
import { isVisible } from '@redress/domain/text/visible.ts'
import * as client from 'openid-client'
import type { IdentityFailure, IdentityProvider } from './identity-provider.ts'

export interface OpenIdClient {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
  /** Called with one line for the log when a sign-in fails for a reason other than the person's. */
  readonly onFailure: (message: string) => void
}

const timeoutSeconds = 5
const scope = 'openid email profile'
/** The last one is how Google is asked for the time, which it does not tell by itself. */
const askAgain = {
  prompt: 'login',
  max_age: '0',
  claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }),
} as const

/** Signs people in by OpenID Connect's authorization code flow with state, nonce and PKCE. */
export function openIdProvider(given: OpenIdClient): IdentityProvider {
  let known: Promise<client.Configuration> | undefined
  /** The provider's metadata, fetched when it is first needed and again after a failure. */
  const configuration = (): Promise<client.Configuration> => {
    known ??= discover(given).catch(error => {
      known = undefined
      throw error
    })
    return known
  }
  const failure = (error: unknown) => {
    const reason = reasonOf(error)
    if (reason !== 'cancelled' && error instanceof Error) given.onFailure(`${reason}: ${error.message}`)
    return { ok: false, reason } as const
  }
  return {
    async begin({ again }) {
      try {
        const parameters = {
          state: client.randomState(),
          nonce: client.randomNonce(),
          codeVerifier: client.randomPKCECodeVerifier(),
        }
        const url = client.buildAuthorizationUrl(await configuration(), {
          redirect_uri: given.redirectUri,
          scope,
          state: parameters.state,
          nonce: parameters.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(parameters.codeVerifier),
          code_challenge_method: 'S256',
          ...(again && askAgain),
        })
        return { ok: true, value: { url: url.href, parameters } }
      } catch (error) {
        return failure(error)
      }
    },
    async finish(query, { state, nonce, codeVerifier }, mostSeconds) {
      try {
        const callback = new URL(given.redirectUri)
        callback.search = query
        const tokens = await client.authorizationCodeGrant(await configuration(), callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
          // The browser could drop `max_age` from the authorisation request, so `auth_time` in the response is
          // checked.
          ...(mostSeconds !== null && { maxAge: mostSeconds }),
        })
        const claims = tokens.claims()
        if (!claims) throw new Error('No ID token in the token response')
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

/** Cleaned text of a claim in the ID token; empty if it is no string or shows nothing. */
function text(claim: unknown): string {
  const line = typeof claim === 'string' ? cleanedLine(claim) : ''
  return isVisible(line) ? line : ''
}

async function discover({ issuer, clientId, clientSecret }: OpenIdClient): Promise<client.Configuration> {
  const isPlain = issuer.startsWith('http:')
  const configuration = await client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    execute: isPlain ? [client.allowInsecureRequests] : [],
  })
  client.enableNonRepudiationChecks(configuration)
  return configuration
}

function reasonOf(error: unknown): IdentityFailure {
  if (error instanceof client.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'cancelled'
    return error.error === 'temporarily_unavailable' || error.error === 'server_error' ? 'unavailable' : 'rejected'
  }
  if (error instanceof client.ClientError) {
    return error.code === 'OAUTH_TIMEOUT' || isServerFailure(error.cause) ? 'unavailable' : 'rejected'
  }
  if (error instanceof client.ResponseBodyError || error instanceof client.WWWAuthenticateChallengeError)
    return 'rejected'
  if (error instanceof TypeError && error.cause !== undefined) return 'unavailable'
  throw error
}

const isServerFailure = (cause: unknown): boolean => cause instanceof Response && cause.status >= 500
