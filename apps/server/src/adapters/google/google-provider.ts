import { googleCallbackPath } from '@redress/contract/social-providers.ts'
import type { Log } from '../../platform/observability/log.ts'
import type { Settings } from '../../platform/settings.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { openIdProvider } from './openid-provider.ts'

/** Google with the client of the settings; `null` where they name none. */
export function googleProvider(settings: Settings, log: Log): IdentityProvider | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = settings
  if (clientId === undefined || clientSecret === undefined) return null
  return openIdProvider({
    issuer,
    clientId,
    clientSecret,
    redirectUri: `${settings.PUBLIC_URL}${googleCallbackPath}`,
    onFailure: reason => log.warn({ reason }, 'a sign-in with Google failed'),
  })
}
