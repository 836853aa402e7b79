import type { Context } from '../platform/context.ts'
import type { Connection } from '../platform/database/database.ts'
import { hashSecret, newSecret } from '../platform/secrets.ts'
import { after, lifetimes } from './lifetimes.ts'
import type { SessionTokens } from './session-cookies.ts'
import { deleteDeadSessions, insertSession, insertSessionTokens } from './session-repository.ts'

/** Gives a session its next pair of tokens. Only their hashes are kept. */
export async function issueTokens(
  context: Context,
  transaction: Connection,
  sessionId: string,
): Promise<SessionTokens> {
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

/** Begins a session for a user whose identity is proven. */
export async function openSession(context: Context, transaction: Connection, userId: string): Promise<SessionTokens> {
  const now = context.clock.now()
  await deleteDeadSessions(transaction, userId, now)
  return issueTokens(context, transaction, await insertSession(transaction, userId, now))
}
