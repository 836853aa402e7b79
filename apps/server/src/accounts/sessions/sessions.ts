import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { lookUpTogether } from '../../platform/database/look-up-together.ts'
import { theUser, type Writes, writeTogether } from '../../platform/database/write-together.ts'
import { announceEndOfSessions } from '../../platform/events/live-events.ts'
import type { NamedClaimPart, SignedIn } from '../../platform/http/caller.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { hashSecret, newSecret } from '../../platform/secrets.ts'
import type { Settings } from '../../platform/settings.ts'
import { after, lifetimes } from '../people/lifetimes.ts'
import { recordAccountEvent, recordingAccountEvent } from './account-events.ts'
import { deleteBrowsers } from './known-browser-repository.ts'
import { type Browser, rememberingBrowser } from './known-browsers.ts'
import { type OpenedSession, readSessionCookies, type SessionTokens } from './session-cookies.ts'
import {
  askedBy,
  deleteExpiredTokens,
  deleteUnusableSessions,
  findingCallers,
  findTokenForUpdate,
  findUsableSessions,
  insertingSession,
  insertingSessionTokens,
  markSessionEnded,
  markSessionsEnded,
  markTokenUsed,
} from './session-repository.ts'
import { deleteSignInSteps } from './sign-in-step-repository.ts'

/** Signs in a user whose identity is proven. */
export async function signIn(
  context: Context,
  transaction: Connection,
  userId: string,
  browser: Browser,
): Promise<OpenedSession> {
  const { opened, writes } = signingIn(context, browser)
  await writeTogether(transaction, theUser(userId), writes)
  return opened
}

/** The same, to be written with more. */
export function signingIn(context: Context, browser: Browser) {
  const { sessionId, opened, writes } = openingSession(context, browser)
  return { opened, writes: { ...writes, ...recordingAccountEvent(context, { kind: 'signed in', sessionId }) } }
}

/** Opens a session that replaces ended ones, and marks the browser as known. */
export async function replaceSessions(
  context: Context,
  transaction: Connection,
  userId: string,
  browser: Browser,
): Promise<OpenedSession> {
  await endSessionsOf(context, transaction, userId)
  await deleteBrowsers(transaction, userId)
  const { opened, writes } = openingSession(context, browser)
  await writeTogether(transaction, theUser(userId), writes)
  return opened
}

/** Signs out everywhere. No browser is known any more: one of them may be a stranger's. */
export const endAllSessions = (context: Context, userId: string): Promise<void> =>
  inTransaction(context.database, async transaction => {
    await endSessionsOf(context, transaction, userId)
    await deleteBrowsers(transaction, userId)
    await recordAccountEvent(context, transaction, { userId, kind: 'signed out everywhere' })
  })

/** Writes that open a session, and the secrets for the browser. */
function openingSession(context: Context, browser: Browser) {
  const sessionId = randomUUID()
  const remembering = rememberingBrowser(context, browser)
  const { tokens, writes } = issuingTokens(context, sessionId)
  const session = insertingSession({ id: sessionId, now: context.clock.now() })
  const opened: OpenedSession = { ...tokens, browserSecret: remembering.secret }
  return { sessionId, opened, writes: { ...session, ...writes, ...remembering.writes } }
}

/** Writes that issue the next token pair of a session. The database stores hashes only. */
function issuingTokens({ clock }: Context, sessionId: string): { tokens: SessionTokens; writes: Writes } {
  const tokens = { access: newSecret(), refresh: newSecret() }
  const stored = (kind: keyof SessionTokens) => ({
    hash: hashSecret(tokens[kind]),
    expiresAt: after(clock.now(), lifetimes[kind]),
  })
  const pair = { access: stored('access'), refresh: stored('refresh') }
  return { tokens, writes: insertingSessionTokens({ sessionId, tokens: pair }) }
}

export const deleteOldSessions = ({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> =>
  deleteUnusableSessions(database, clock.now())

/** Refresh token of the session in which this process reads. No request from outside carries it. */
const reading = new AsyncLocalStorage<string>()

/**
 * Sends in-process requests within the session of a refresh token, read-only. The token is not exchanged, because the
 * browser could lose the new pair.
 */
export const readingInSession = <Value>(refreshToken: string, send: () => Promise<Value>): Promise<Value> =>
  reading.run(refreshToken, send)

/** The token that a request comes with, by its hash: of the browser, or the one that this process is reading with. */
export function tokenOf(
  settings: Settings,
  request: FastifyRequest,
): { readonly kind: 'access' | 'refresh'; readonly hash: string } | null {
  const { access } = readSessionCookies(settings, request)
  if (access) return { kind: 'access', hash: hashSecret(access) }
  const refresh = reading.getStore()
  return refresh && request.method === 'GET' ? { kind: 'refresh', hash: hashSecret(refresh) } : null
}

/** Resolves the caller of a request, with the claim that it names; `null` if nobody is signed in. Batched. */
export function callerOf({ settings, database, clock }: Context, namedClaim?: NamedClaimPart) {
  const findCallers = findingCallers(namedClaim)
  const find = {
    access: lookUpTogether(asked => findCallers(database, asked, clock.now())),
    refresh: lookUpTogether(asked => findCallers(database, asked, clock.now(), 'refresh')),
  }
  return async (request: FastifyRequest, claimId: string | null = null): Promise<SignedIn | null> => {
    const token = tokenOf(settings, request)
    return token && find[token.kind](askedBy(token.hash, claimId))
  }
}

/** Filters ids of sessions down to those that have not ended and have a valid token. */
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
    const { tokens, writes } = issuingTokens(context, token.session_id)
    await writeTogether(transaction, theUser(token.user_id), writes)
    return ok(tokens)
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

/** Ends all sessions of a user, or all but one, and their pending sign-in steps. */
export async function endSessionsOf(
  context: Context,
  transaction: Connection,
  userId: string,
  keptId: string | null = null,
): Promise<void> {
  await deleteSignInSteps(transaction, userId)
  const ended = await markSessionsEnded(transaction, userId, { now: context.clock.now(), keptId })
  await announceEndOfSessions(transaction, ended)
}
