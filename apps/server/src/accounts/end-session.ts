import type { Context } from '../platform/context.ts'
import { type Connection, inTransaction } from '../platform/database/database.ts'
import { announceEndOfSessions } from '../platform/events/live-events.ts'
import { hashSecret } from '../platform/secrets.ts'
import { findTokenForUpdate, markSessionEnded, markSessionsEnded } from './session-repository.ts'

/** Ends the session that any of the tokens belongs to; the access token may have expired. */
export const endSession = (context: Context, tokens: readonly (string | undefined)[]): Promise<void> =>
  inTransaction(context.database, async transaction => {
    for (const given of tokens) {
      const token = given === undefined ? undefined : await findTokenForUpdate(transaction, hashSecret(given))
      if (!token) continue
      await markSessionEnded(transaction, token.session_id, context.clock.now())
      await announceEndOfSessions(transaction, [token.session_id])
    }
  })

/** Ends the sessions of a user, but for the one that asks. */
export async function endSessionsOf(
  context: Context,
  transaction: Connection,
  { userId, exceptSessionId }: { userId: string; exceptSessionId: string | null },
): Promise<void> {
  const ended = await markSessionsEnded(transaction, { userId, exceptSessionId, now: context.clock.now() })
  await announceEndOfSessions(transaction, ended)
}
