import type { FastifyRequest } from 'fastify'
import type { Context } from '../adapters/context.ts'
import { type Part, partAs, readTogether } from '../platform/database/read-together.ts'
import { hashSecret, newSecret } from '../platform/secrets.ts'
import { accountsOfBrowser, markingBrowserSeen } from './known-browser-repository.ts'
import { after, lifetimes } from './lifetimes.ts'
import { readBrowserCookie } from './session-cookies.ts'

/** A browser by the secret that it was given at its first sign-in, whichever account that was. */
export interface Browser {
  /** `null` where it has none, or one that nobody gave it. */
  readonly secret: string | null
  /** The accounts that somebody has signed in to with it. */
  readonly userIds: readonly string[]
}

const browsersOfUser = 100

/** The browser that sends a request, to be read with more. */
export function browserPart({ settings }: Pick<Context, 'settings'>, request: FastifyRequest): Part<Browser> {
  const secret = readBrowserCookie(settings, request)
  return partAs(accountsOfBrowser(hashSecret(secret ?? '')), userIds => ({
    secret: secret !== undefined && userIds.length > 0 ? secret : null,
    userIds,
  }))
}

export const browserOf = async (context: Context, request: FastifyRequest): Promise<Browser> =>
  (await readTogether(context.database, { browser: browserPart(context, request) })).browser

/** What remembers that a user was there with a browser, and the secret that the browser is to keep. */
export function rememberingBrowser({ clock }: Context, browser: Browser) {
  const now = clock.now()
  const secret = browser.secret ?? newSecret()
  const seenBefore = after(now, -lifetimes.browser)
  const writes = markingBrowserSeen({ secretHash: hashSecret(secret), now, seenBefore, atMost: browsersOfUser })
  return { secret, writes }
}
