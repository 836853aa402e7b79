import { type SqlBool, sql } from 'kysely'
import { builtOnce, type ValueOf } from '../../platform/database/built-once.ts'
import type { Connection } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared-statements.ts'
import { among, arrayOf, knownPart } from '../../platform/database/read-together.ts'
import type { Table } from '../../platform/database/schema.ts'
import type { Writes } from '../../platform/database/write-together.ts'
import type { NamedClaimPart, SignedIn } from '../../platform/http/caller.ts'
import { inForce } from '../people/suspension-repository.ts'

export const insertingSession = ({ id, now }: { readonly id: string; readonly now: Date }): Writes => ({
  session: sql`
    insert into sessions (id, user_id, created_at, proven_at)
    select ${id}::uuid, id, ${now}::timestamptz, ${now}::timestamptz from person`,
})

type TokenKind = Table<'session_tokens'>['kind']

interface NewTokens {
  readonly sessionId: string
  readonly tokens: Readonly<Record<TokenKind, { readonly hash: string; readonly expiresAt: Date }>>
}

export const insertingSessionTokens = ({ sessionId, tokens: { access, refresh } }: NewTokens): Writes => ({
  session_token_pair: sql`
    insert into session_tokens (token_hash, session_id, kind, expires_at)
    select token.hash, ${sessionId}::uuid, token.kind, token.expires_at
    from person, (values
      (${access.hash}::text, 'access', ${access.expiresAt}::timestamptz),
      (${refresh.hash}::text, 'refresh', ${refresh.expiresAt}::timestamptz)
    ) as token (hash, kind, expires_at)`,
})

/** A token's hash, with the claim that its request names. */
export const askedBy = (tokenHash: string, claimId: string | null): string =>
  claimId === null ? tokenHash : `${tokenHash}@${claimId}`

/** Callers by the hashes of their tokens, in one statement. Exchanged tokens are left out. */
export function findingCallers(namedClaim: NamedClaimPart = () => knownPart(null)) {
  const claimId = sql<string>`nullif(split_part(asked.key, '@', 2), '')::uuid`
  const named = namedClaim(claimId, sql.ref('sessions.user_id'))
  const callersByTokens = builtOnce(
    (connection: Connection, value: ValueOf<{ asked: readonly string[]; kind: TokenKind; now: Date }>) =>
      connection
        .selectFrom(sql<{ key: string }>`unnest(${arrayOf(value('asked'), 'text')})`.as<'asked'>(sql`asked (key)`))
        .innerJoin('session_tokens', join =>
          join.on('session_tokens.token_hash', '=', sql<string>`split_part(asked.key, '@', 1)`),
        )
        .innerJoin('sessions', 'sessions.id', 'session_tokens.session_id')
        .leftJoin('staff', 'staff.user_id', 'sessions.user_id')
        .leftJoin('users as member', 'member.id', 'staff.user_id')
        .leftJoin('suspensions', join =>
          join.onRef('suspensions.user_id', '=', 'sessions.user_id').on(inForce('suspensions.outcome')),
        )
        .select(({ exists, selectFrom }) => [
          'staff.role',
          'member.username',
          'suspensions.scope as suspended',
          sql<boolean>`member.authenticator_secret is not null`.as('hasSecondFactor'),
          'asked.key',
          'sessions.user_id as userId',
          'sessions.id as sessionId',
          'sessions.proven_at as provenAt',
          exists(
            selectFrom('emails')
              .select(sql`1`.as('one'))
              .whereRef('emails.user_id', '=', 'sessions.user_id')
              .where('emails.is_confirmed', '=', sql.lit(true)),
          ).as('isConfirmed'),
          sql`${named.sql}`.as('named'),
        ])
        .where('session_tokens.kind', '=', value('kind'))
        .where('session_tokens.used_at', 'is', null)
        .where('session_tokens.expires_at', '>', value('now'))
        .where('sessions.ended_at', 'is', null)
        .modifyEnd(prepared),
  )
  return async (
    connection: Connection,
    asked: readonly string[],
    now: Date,
    kind: TokenKind = 'access',
  ): Promise<Map<string, SignedIn>> => {
    const callers = await callersByTokens(connection, { asked, kind, now })
    return new Map(
      callers.map(({ key, isConfirmed, role, username, hasSecondFactor, named: json, ...caller }) => [
        key,
        {
          ...caller,
          isConfirmed: Boolean(isConfirmed),
          staff: role && username ? { role, username, hasSecondFactor } : null,
          named: named.decode(json as never),
        },
      ]),
    )
  }
}

/** A token of a session that has not ended, expired or not; locked until the transaction ends. */
export const findTokenForUpdate = (transaction: Connection, tokenHash: string) =>
  transaction
    .selectFrom('session_tokens')
    .innerJoin('sessions', 'sessions.id', 'session_tokens.session_id')
    .select([
      'session_tokens.session_id',
      'session_tokens.kind',
      'session_tokens.expires_at',
      'session_tokens.used_at',
      'sessions.user_id',
    ])
    .where('session_tokens.token_hash', '=', tokenHash)
    .where('sessions.ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export async function markSessionProven(transaction: Connection, sessionId: string, now: Date): Promise<void> {
  await transaction.updateTable('sessions').set({ proven_at: now }).where('id', '=', sessionId).execute()
}

export async function markTokenUsed(transaction: Connection, tokenHash: string, now: Date): Promise<void> {
  await transaction
    .updateTable('session_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .execute()
}

export async function deleteExpiredTokens(transaction: Connection, sessionId: string, now: Date): Promise<void> {
  await transaction
    .deleteFrom('session_tokens')
    .where('session_id', '=', sessionId)
    .where('expires_at', '<=', now)
    .execute()
}

/** Removes the sessions that can never be used again. */
export async function deleteUnusableSessions(connection: Connection, now: Date): Promise<void> {
  await connection
    .deleteFrom('sessions')
    .where('id', 'in', old =>
      // Skips rows that another transaction has locked, instead of waiting for it.
      old
        .selectFrom('sessions as old')
        .select('old.id')
        .where(({ or, eb, not, exists, selectFrom }) =>
          or([
            eb('old.ended_at', 'is not', null),
            not(
              exists(
                selectFrom('session_tokens')
                  .select(sql`1`.as('one'))
                  .whereRef('session_tokens.session_id', '=', 'old.id')
                  .where('session_tokens.expires_at', '>', now),
              ),
            ),
          ]),
        )
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** The sessions that have neither ended nor run out of valid tokens. */
const usableSessions = (connection: Connection, now: Date) =>
  connection
    .selectFrom('sessions')
    .where('ended_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('session_tokens')
          .select(sql`1`.as('one'))
          .whereRef('session_tokens.session_id', '=', 'sessions.id')
          .where('session_tokens.expires_at', '>', now),
      ),
    )

/** Filters ids of sessions down to those that are still usable. */
export async function findUsableSessions(
  connection: Connection,
  sessionIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const sessions = await usableSessions(connection, now)
    .select('id')
    .where(sql<SqlBool>`id ${among(sessionIds)}`)
    .execute()
  return new Set(sessions.map(({ id }) => id))
}

/** In how many sessions a user is signed in. */
export async function countUsableSessions(connection: Connection, userId: string, now: Date): Promise<number> {
  const { count } = await usableSessions(connection, now)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function markSessionEnded(transaction: Connection, sessionId: string, now: Date): Promise<void> {
  await transaction.updateTable('sessions').set({ ended_at: now }).where('id', '=', sessionId).execute()
}

/** Ends every session of a user, but for the one to be kept, and returns the ids. */
export async function markSessionsEnded(
  transaction: Connection,
  userId: string,
  { now, keptId }: { readonly now: Date; readonly keptId: string | null },
): Promise<string[]> {
  const ended = await transaction
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(keptId !== null, query => query.where('id', '!=', keptId ?? ''))
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}
