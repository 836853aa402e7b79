import type { FastifyRequest } from 'fastify'
import type { Context } from '../adapters/context.ts'
import type { Connection } from '../platform/database/database.ts'
import { hashSecret, newSecret } from '../platform/secrets.ts'
import { deleteOldBrowsers, findAccountsOfBrowser, markBrowserSeen } from './known-browser-repository.ts'
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

export async function browserOf({ database, settings }: Context, request: FastifyRequest): Promise<Browser> {
  const secret = readBrowserCookie(settings, request)
  const userIds = await findAccountsOfBrowser(database, hashSecret(secret ?? ''))
  return { secret: secret !== undefined && userIds.length > 0 ? secret : null, userIds }
}

/** Remembers that a user was there with a browser, and answers the secret that the browser is to keep. */
export async function rememberBrowser(
  { clock }: Context,
  transaction: Connection,
  userId: string,
  browser: Browser,
): Promise<string> {
  const now = clock.now()
  const secret = browser.secret ?? newSecret()
  await markBrowserSeen(transaction, { userId, secretHash: hashSecret(secret), now })
  const seenBefore = after(now, -lifetimes.browser)
  await deleteOldBrowsers(transaction, { userId, seenBefore, atMost: browsersOfUser })
  return secret
}
