import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database/database.ts'
import { announceEndOfSessions } from '../platform/events/live-events.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import { hashSecret } from '../platform/secrets.ts'
import { after, lifetimes } from './lifetimes.ts'
import { issueTokens } from './open-session.ts'
import type { SessionTokens } from './session-cookies.ts'
import { deleteExpiredTokens, findTokenForUpdate, markSessionEnded, markTokenUsed } from './session-repository.ts'

/**
 * Exchanges a refresh token for the next pair. One that was exchanged already is stolen or replayed, unless a parallel
 * request explains it: then the whole session ends.
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
