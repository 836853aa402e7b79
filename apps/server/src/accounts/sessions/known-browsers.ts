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
  /** `null` where it has none, or one that nobody gave it. */
  readonly secret: string | null
  /** The accounts that somebody has signed in to with it. */
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

/** What is kept of the browser that sends a request; `undefined` where it has no secret. */
export function hashOfBrowser(settings: Context['settings'], request: FastifyRequest): string | undefined {
  const secret = readBrowserCookie(settings, request)
  return secret === undefined ? undefined : hashSecret(secret)
}

/** What remembers that a user was there with a browser, and the secret that the browser is to keep. */
export function rememberingBrowser({ clock }: Context, browser: Browser) {
  const secret = browser.secret ?? newSecret()
  return { secret, writes: markingBrowserSeen({ secretHash: hashSecret(secret), now: clock.now() }) }
}

/** Of an account a hundred browsers stay known: those that were seen last. */
export const forgetBrowsers = ({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> =>
  deleteForgottenBrowsers(database, { seenBefore: knownSince(clock), moreThan: browsersOfUser })
