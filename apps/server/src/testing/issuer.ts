import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** Account at the issuer. */
export interface Account {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly given_name?: string
  readonly family_name?: string
  /** Time of the sign-in at the issuer in seconds since 1970; now by default. */
  readonly signedInAt?: number
}

/** Real OpenID Connect issuer. */
export interface TestIssuer {
  readonly url: string
  /** Environment variables for a server that signs people in with this issuer. */
  readonly settings: Record<string, string>
  /** Plays the browser at the issuer and signs the account in; returns the URL of the redirect back. */
  consent(authorizationUrl: string, account: Account): Promise<string>
  /** Stops the issuer until `resume`, at the same address. */
  pause(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

const clientId = 'redress'
const clientSecret = 'a-secret-of-the-issuer-and-of-redress'
const signIn = '/sign-in/'

export async function startIssuer(redirectUri: string): Promise<TestIssuer> {
  const accounts = new Map<string, Account>()
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined
  const server = createServer((request, response) => handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const provider = createProvider(url, redirectUri, accounts)
  const callback = provider.callback()
  handle = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    if (!pathname.startsWith(signIn)) return void callback(request, response)
    const accountId = searchParams.get('sub') ?? ''
    const { signedInAt: ts } = accounts.get(accountId) ?? {}
    const login = { accountId, ...(ts !== undefined && { ts }) }
    void provider.interactionFinished(request, response, { login })
  }
  const pause = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return {
    url,
    settings: { GOOGLE_ISSUER: url, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret },
    async consent(authorizationUrl, account) {
      accounts.set(account.sub, account)
      const cookies = new Map<string, string>()
      let next = new URL(authorizationUrl)
      while (next.origin === url) {
        if (next.pathname.startsWith(signIn)) next.searchParams.set('sub', account.sub)
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
        for (const given of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? []
          cookies.set(name, value)
        }
        const location = response.headers.get('location')
        if (!location) throw new Error(`The issuer answered ${response.status}: ${await response.text()}`)
        next = new URL(location, next)
      }
      return next.href
    },
    pause,
    async resume() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    stop: pause,
  }
}

function createProvider(url: string, redirectUri: string, accounts: ReadonlyMap<string, Account>): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = privateKey.export({ format: 'jwk' })
  const provider: Provider = new Provider(url, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...jwk, kty: 'RSA', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a-key-of-the-issuer'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `${signIn}${uid}` },
    findAccount: (_, sub) => {
      const account = accounts.get(sub)
      return account && { accountId: sub, claims: () => ({ ...account }) }
    },
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  return provider
}
