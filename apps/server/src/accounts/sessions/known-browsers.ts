import type { FastifyRequest } from 'fastify'
import type { Context } from '../../adapters/context.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Part, partAs, readTogether } from '../../platform/database/read-together.ts'
import { hashSecret, newSecret } from '../../platform/secrets.ts'
import { after, lifetimes } from '../people/lifetimes.ts'
import { accountsOfBrowser, deleteForgottenBrowsers, markingBrowserSeen } from './known-browser-repository.ts'
import { readBrowserCookie } from './session-cookies.ts'

/** A browser by the secret that it was given at its first sign-in, whichever account that was. */
export interface Browser {
  /** `null` if the browser has no secret, or one that the server did not issue. */
  readonly secret: string | null
  /** Accounts that were signed in to with the browser. */
  readonly userIds: readonly string[]
}

const browsersOfUser = 100

const knownSince = (clock: Clock): Date => after(clock.now(), -lifetimes.browser)

/** The browser that sends a request, to be read with more. */
export function browserPart({ settings, clock }: Context, request: FastifyRequest): Part<Browser> {
  const secret = readBrowserCookie(settings, request)
  return partAs(accountsOfBrowser(hashSecret(secret ?? ''), knownSince(clock)), userIds => ({
    secret: secret !== undefined && userIds.length > 0 ? secret : null,
    userIds,
  }))
}

export const browserOf = async (context: Context, request: FastifyRequest): Promise<Browser> =>
  (await readTogether(context.database, { browser: browserPart(context, request) })).browser

/** Hash of the secret of the browser that sends a request, if it has signed in; `null` otherwise. */
export const knownBrowserOf =
  (context: Context) =>
  async (request: FastifyRequest): Promise<string | null> => {
    if (readBrowserCookie(context.settings, request) === undefined) return null
    const { secret } = await browserOf(context, request)
    return secret === null ? null : hashSecret(secret)
  }

/** Stored hash of the browser's secret; `undefined` if the request has none. */
export function hashOfBrowser(settings: Context['settings'], request: FastifyRequest): string | undefined {
  const secret = readBrowserCookie(settings, request)
  return secret === undefined ? undefined : hashSecret(secret)
}

/** Writes that mark a browser as seen, and the secret that its cookie has to carry. */
export function rememberingBrowser({ clock }: Context, browser: Browser) {
  const secret = browser.secret ?? newSecret()
  return { secret, writes: markingBrowserSeen({ secretHash: hashSecret(secret), now: clock.now() }) }
}

/** Cleanup job. It keeps the most recently seen browsers of each account, up to `browsersOfUser`. */
export const forgetBrowsers = ({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> =>
  deleteForgottenBrowsers(database, { seenBefore: knownSince(clock), moreThan: browsersOfUser })
