import { sql } from 'kysely'
import type { Connection } from '../database/database.ts'
import { prepared } from '../database/prepared-statements.ts'

/** Request identified by its `Idempotency-Key`. */
export interface KeyOfRequest {
  /** Caller and endpoint. */
  readonly scope: string
  readonly key: string
}

export interface KeptAnswer {
  readonly requestHash: string
  readonly status: number
  /** Response body as it was sent. */
  readonly response: string
}

/**
 * Locks the key until the transaction ends; false if another transaction has it. A separate statement, because only
 * later ones see what the other has committed.
 */
export async function lockKey(transaction: Connection, { scope, key }: KeyOfRequest): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${scope} ${key}`}, 1)) as locked ${prepared}`.execute(
    transaction,
  )
  return rows[0]?.locked === true
}

export async function findAnswer(
  connection: Connection,
  { scope, key }: KeyOfRequest,
  keptSince: Date,
): Promise<KeptAnswer | undefined> {
  const found = await connection
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'response'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('created_at', '>', keptSince)
    .modifyEnd(prepared)
    .executeTakeFirst()
  return found && { requestHash: found.request_hash, status: found.status, response: found.response }
}

interface NewAnswer extends KeyOfRequest, KeptAnswer {
  /** Owner; deleting the account deletes the answer. */
  readonly userId: string | null
  /** Possible id of the claim in the answer; deleting the claim deletes the answer. */
  readonly claimId: string | null
  readonly now: Date
}

/** Stores an answer and replaces an expired one. The caller has locked the key. */
export async function keepAnswer(transaction: Connection, answer: NewAnswer): Promise<void> {
  const { scope, key, requestHash, status, response, userId, claimId, now } = answer
  await transaction
    .insertInto('idempotency_keys')
    .values(({ selectFrom }) => ({
      scope,
      key,
      request_hash: requestHash,
      status,
      response,
      user_id: userId,
      // Locks the claim against a concurrent deletion.
      claim_id: selectFrom('claims').select('id').where('id', '=', claimId).forKeyShare(),
      created_at: now,
    }))
    .onConflict(conflict =>
      conflict.columns(['scope', 'key']).doUpdateSet(({ ref }) => ({
        request_hash: ref('excluded.request_hash'),
        status: ref('excluded.status'),
        response: ref('excluded.response'),
        claim_id: ref('excluded.claim_id'),
        created_at: ref('excluded.created_at'),
      })),
    )
    .modifyEnd(prepared)
    .execute()
}

export async function deleteAnswers(connection: Connection, keptUntil: Date): Promise<void> {
  await connection.deleteFrom('idempotency_keys').where('created_at', '<=', keptUntil).execute()
}
