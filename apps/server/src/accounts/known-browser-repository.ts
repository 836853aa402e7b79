import { sql } from 'kysely'
import type { Connection } from '../platform/database/database.ts'
import { columnsOf, type Part, partAs, rowsOf } from '../platform/database/read-together.ts'
import type { Writes } from '../platform/database/write-together.ts'

const accountColumns = columnsOf<{ user_id: string }>('known_browsers', { user_id: 'plain' })

/** The accounts that a browser is known to. */
export const accountsOfBrowser = (secretHash: string): Part<string[]> =>
  partAs(rowsOf(accountColumns, { where: sql`secret_hash = ${secretHash}` }), rows => rows.map(row => row.user_id))

interface Seen {
  readonly secretHash: string
  readonly now: Date
  /** Those of the user that nobody has signed in with since then are forgotten. */
  readonly seenBefore: Date
  /** How many of those that were seen last are known. */
  readonly atMost: number
}

/** Marks a browser of a user as seen, and forgets those beside it that are old or too many. */
export const markingBrowserSeen = ({ secretHash, now, seenBefore, atMost }: Seen): Writes => ({
  browser_seen: sql`
    insert into known_browsers (user_id, secret_hash, seen_at) select id, ${secretHash}::text, ${now}::timestamptz from person
    on conflict (secret_hash, user_id) do update set seen_at = excluded.seen_at`,
  browsers_forgotten: sql`
    delete from known_browsers where user_id = (select id from person) and secret_hash <> ${secretHash}
      and seen_at < greatest(${seenBefore}::timestamptz, (
        select others.seen_at from known_browsers as others
        where others.user_id = (select id from person) and others.secret_hash <> ${secretHash}
        order by others.seen_at desc offset ${sql.lit(atMost - 2)} limit 1
      ))`,
})

export async function deleteBrowsers(transaction: Connection, userId: string): Promise<void> {
  await transaction.deleteFrom('known_browsers').where('user_id', '=', userId).execute()
}
