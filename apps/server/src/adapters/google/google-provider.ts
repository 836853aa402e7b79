import { googleCallbackPath } from '@redress/contract/social-providers.ts'
import type { Log } from '../../platform/observability/log.ts'
import type { Settings } from '../../platform/settings.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { openIdProvider } from './openid-provider.ts'

/** Google, as the settings name it; `null` where they do not. */
export function googleProvider(settings: Settings, log: Log): IdentityProvider | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = settings
  if (clientId === undefined || clientSecret === undefined) return null
  return openIdProvider({
    issuer,
    clientId,
    clientSecret,
    redirectUri: `${settings.PUBLIC_URL}${googleCallbackPath}`,
    tell: why => log.warn({ why }, 'a sign-in with Google failed'),
  })
}
