import type { Insertable, Selectable } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { RepliesTable } from '../../platform/database/schema.ts'
import type { ClaimRecord } from './claim-repository.ts'

export type ReplyRecord = Selectable<RepliesTable>

/** Every version of the replies to claims and every answer to them, the oldest first; asks nothing where there is none. */
export async function findRepliesByClaim(
  connection: Connection,
  claims: readonly Pick<ClaimRecord, 'id' | 'first_reply_at'>[],
): Promise<ReadonlyMap<string, readonly ReplyRecord[]>> {
  const ids = claims.filter(({ first_reply_at }) => first_reply_at !== null).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await connection
    .selectFrom('replies')
    .selectAll()
    .where('claim_id', 'in', ids)
    .orderBy('sequence')
    .execute()
  return Map.groupBy(rows, row => row.claim_id)
}

export async function insertReply(transaction: Connection, values: Insertable<RepliesTable>): Promise<void> {
  await transaction.insertInto('replies').values(values).execute()
}
