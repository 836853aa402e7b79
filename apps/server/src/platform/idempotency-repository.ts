import type { Connection } from './database.ts'

export interface StoredAnswer {
  readonly request_hash: string
  readonly status: number | null
  readonly response: unknown
}

/** Reserves a key; the answer that it has already, or `null` where the reservation is new. */
export async function reserveKey(
  connection: Connection,
  entry: { scope: string; key: string; requestHash: string; now: Date; abandonedBefore: Date },
): Promise<StoredAnswer | null> {
  const inserted = await connection
    .insertInto('idempotency_keys')
    .values({ scope: entry.scope, key: entry.key, request_hash: entry.requestHash, created_at: entry.now })
    .onConflict(conflict =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ created_at: entry.now })
        .where('idempotency_keys.status', 'is', null)
        .where('idempotency_keys.request_hash', '=', entry.requestHash)
        .where('idempotency_keys.created_at', '<', entry.abandonedBefore),
    )
    .returning('key')
    .executeTakeFirst()
  if (inserted) return null
  return connection
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'response'])
    .where('scope', '=', entry.scope)
    .where('key', '=', entry.key)
    .executeTakeFirstOrThrow()
}

export async function keepAnswer(
  connection: Connection,
  entry: { scope: string; key: string; status: number; response: unknown },
): Promise<void> {
  await connection
    .updateTable('idempotency_keys')
    .set({ status: entry.status, response: JSON.stringify(entry.response) })
    .where('scope', '=', entry.scope)
    .where('key', '=', entry.key)
    .execute()
}

export async function releaseKey(connection: Connection, scope: string, key: string): Promise<void> {
  await connection.deleteFrom('idempotency_keys').where('scope', '=', scope).where('key', '=', key).execute()
}
