import type { FastifyRequest } from 'fastify'
import type { Context } from '../adapters/context.ts'
import { type Connection, inTransaction } from '../platform/database/database.ts'
import { lookUpTogether } from '../platform/database/look-up-together.ts'
import { announceEndOfSessions } from '../platform/events/live-events.ts'
import type { SignedIn } from '../platform/http/caller.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import { hashSecret, newSecret } from '../platform/secrets.ts'
import { recordAccountEvent } from './account-events.ts'
import { deleteBrowsers } from './known-browser-repository.ts'
import { type Browser, rememberBrowser } from './known-browsers.ts'
import { after, lifetimes } from './lifetimes.ts'
import { type OpenedSession, readSessionCookies, type SessionTokens } from './session-cookies.ts'
import {
  deleteExpiredTokens,
  deleteUnusableSessions,
  findCallers,
  findTokenForUpdate,
  findUsableSessions,
  insertSession,
  insertSessionTokens,
  markSessionEnded,
  markSessionsEnded,
  markTokenUsed,
} from './session-repository.ts'
import { deleteSignInSteps } from './sign-in-step-repository.ts'

/** Signs a user in whose identity is proven. */
export async function signIn(
  context: Context,
  transaction: Connection,
  userId: string,
  browser: Browser,
): Promise<OpenedSession> {
  const { sessionId, opened } = await openSession(context, transaction, userId, browser)
  await recordAccountEvent(context, transaction, { userId, kind: 'signed in', sessionId })
  return opened
}

/** Opens a session in place of those that were ended, and remembers the browser. */
export async function replaceSessions(
  context: Context,
  transaction: Connection,
  userId: string,
  browser: Browser,
): Promise<OpenedSession> {
  await endSessionsOf(context, transaction, userId)
  await deleteBrowsers(transaction, userId)
  return (await openSession(context, transaction, userId, browser)).opened
}

/** Signs out everywhere. No browser is known any more: one of them may be a stranger's. */
export const endAllSessions = (context: Context, userId: string): Promise<void> =>
  inTransaction(context.database, async transaction => {
    await endSessionsOf(context, transaction, userId)
    await deleteBrowsers(transaction, userId)
    await recordAccountEvent(context, transaction, { userId, kind: 'signed out everywhere' })
  })

async function openSession(context: Context, transaction: Connection, userId: string, browser: Browser) {
  const now = context.clock.now()
  await deleteUnusableSessions(transaction, userId, now)
  const browserSecret = await rememberBrowser(context, transaction, userId, browser)
  const sessionId = await insertSession(transaction, userId, now)
  const tokens = await issueTokens(context, transaction, sessionId)
  return { sessionId, opened: { ...tokens, browserSecret } }
}

/** Issues a session's next pair of tokens. Only their hashes are stored. */
async function issueTokens(context: Context, transaction: Connection, sessionId: string): Promise<SessionTokens> {
  const now = context.clock.now()
  const tokens = { access: newSecret(), refresh: newSecret() }
  await insertSessionTokens(
    transaction,
    (['access', 'refresh'] as const).map(kind => ({
      token_hash: hashSecret(tokens[kind]),
      session_id: sessionId,
      kind,
      expires_at: after(now, lifetimes[kind]),
    })),
  )
  return tokens
}

/** Who sends a request, by its cookies; `null` where nobody is signed in. */
export function callerOf({ settings, database, clock }: Context) {
  const findCaller = lookUpTogether(tokenHashes => findCallers(database, tokenHashes, clock.now()))
  return async (request: FastifyRequest): Promise<SignedIn | null> => {
    const { access } = readSessionCookies(settings, request)
    return access ? findCaller(hashSecret(access)) : null
  }
}

/** Those of the sessions that have neither ended nor run out of valid tokens. */
export const usableSessions = ({ database, clock }: Context, sessionIds: readonly string[]): Promise<Set<string>> =>
  findUsableSessions(database, sessionIds, clock.now())

/**
 * Exchanges a refresh token for the next pair. A token that was exchanged before, and not just now by a parallel
 * request, has been stolen or replayed: then the whole session ends.
 */
export async function refreshSession(
  context: Context,
  refreshToken: string,
): Promise<Result<SessionTokens, 'NOT_SIGNED_IN'>> {
  const now = context.clock.now()
  const tokenHash = hashSecret(refreshToken)
  return inTransaction(context.database, async transaction => {
    const token = await findTokenForUpdate(transaction, tokenHash)
    if (token?.kind !== 'refresh' || token.expires_at <= now) return fail('NOT_SIGNED_IN')
    if (token.used_at && after(token.used_at, lifetimes.refreshGrace) < now) {
      await markSessionEnded(transaction, token.session_id, now)
      await announceEndOfSessions(transaction, [token.session_id])
      return fail('NOT_SIGNED_IN')
    }
    await markTokenUsed(transaction, tokenHash, now)
    await deleteExpiredTokens(transaction, token.session_id, now)
    return ok(await issueTokens(context, transaction, token.session_id))
  })
}

/** Ends the session that any of the tokens belongs to, expired tokens included. */
export const endSession = (context: Context, tokens: readonly (string | undefined)[]): Promise<void> =>
  inTransaction(context.database, async transaction => {
    for (const given of tokens) {
      const token = given === undefined ? undefined : await findTokenForUpdate(transaction, hashSecret(given))
      if (!token) continue
      await markSessionEnded(transaction, token.session_id, context.clock.now())
      await announceEndOfSessions(transaction, [token.session_id])
    }
  })

/** Ends all sessions of a user, and those that wait for a code. */
export async function endSessionsOf(context: Context, transaction: Connection, userId: string): Promise<void> {
  await deleteSignInSteps(transaction, userId)
  const ended = await markSessionsEnded(transaction, userId, context.clock.now())
  await announceEndOfSessions(transaction, ended)
}
