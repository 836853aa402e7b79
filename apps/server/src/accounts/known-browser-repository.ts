import type { Connection } from '../platform/database/database.ts'

export async function findAccountsOfBrowser(connection: Connection, secretHash: string): Promise<string[]> {
  const rows = await connection
    .selectFrom('known_browsers')
    .select('user_id')
    .where('secret_hash', '=', secretHash)
    .execute()
  return rows.map(row => row.user_id)
}

interface Seen {
  readonly userId: string
  readonly secretHash: string
  readonly now: Date
}

export async function markBrowserSeen(transaction: Connection, { userId, secretHash, now }: Seen): Promise<void> {
  await transaction
    .insertInto('known_browsers')
    .values({ user_id: userId, secret_hash: secretHash, seen_at: now })
    .onConflict(conflict => conflict.columns(['secret_hash', 'user_id']).doUpdateSet({ seen_at: now }))
    .execute()
}

/** Deletes the browsers of a user that were not seen since, and all but so many of those that were seen last. */
export async function deleteOldBrowsers(
  transaction: Connection,
  { userId, seenBefore, atMost }: { userId: string; seenBefore: Date; atMost: number },
): Promise<void> {
  await transaction
    .deleteFrom('known_browsers')
    .where('user_id', '=', userId)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('seen_at', '<', seenBefore),
        eb(
          'secret_hash',
          'in',
          selectFrom('known_browsers as others')
            .select('others.secret_hash')
            .where('others.user_id', '=', userId)
            .orderBy('others.seen_at', 'desc')
            .offset(atMost),
        ),
      ]),
    )
    .execute()
}

export async function deleteBrowsers(transaction: Connection, userId: string): Promise<void> {
  await transaction.deleteFrom('known_browsers').where('user_id', '=', userId).execute()
}
