import type { Connection } from '../database/database.ts'

export interface StoredAnswer {
  /** `null` while the request is being read. */
  readonly requestHash: string | null
  /** `null` while the request is being worked on. */
  readonly status: number | null
  readonly response: unknown
}

interface Reservation {
  readonly scope: string
  readonly key: string
  /** `null` where the request has yet to be read. */
  readonly requestHash: string | null
  readonly now: Date
  readonly abandonedBefore: Date
}

/** In the column that is never null. */
const unread = ''

/** Reserves a key; the answer that it has already, or `null` where the reservation is new. */
export async function reserveKey(connection: Connection, reservation: Reservation): Promise<StoredAnswer | null> {
  const { scope, key, now, abandonedBefore } = reservation
  const requestHash = reservation.requestHash ?? unread
  const inserted = await connection
    .insertInto('idempotency_keys')
    .values({ scope, key, request_hash: requestHash, created_at: now })
    .onConflict(conflict =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ created_at: now })
        .where('idempotency_keys.status', 'is', null)
        .where('idempotency_keys.request_hash', '=', requestHash)
        .where('idempotency_keys.created_at', '<', abandonedBefore),
    )
    .returning('key')
    .executeTakeFirst()
  if (inserted) return null
  const stored = await connection
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'response'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
  // Released in between, because the request that had it failed.
  if (!stored) return reserveKey(connection, reservation)
  const { request_hash, status, response } = stored
  return { requestHash: request_hash === unread ? null : request_hash, status, response }
}

export async function keepAnswer(
  connection: Connection,
  entry: { scope: string; key: string; requestHash: string; status: number; response: unknown },
): Promise<void> {
  await connection
    .updateTable('idempotency_keys')
    .set({ request_hash: entry.requestHash, status: entry.status, response: JSON.stringify(entry.response) })
    .where('scope', '=', entry.scope)
    .where('key', '=', entry.key)
    .execute()
}

export async function releaseKey(connection: Connection, scope: string, key: string): Promise<void> {
  await connection.deleteFrom('idempotency_keys').where('scope', '=', scope).where('key', '=', key).execute()
}
