import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { columnsOf, type Part, partAs, rowsOf } from '../../platform/database/read-together.ts'
import type { Writes } from '../../platform/database/write-together.ts'

const accountColumns = columnsOf('known_browsers', ['user_id'])

/** Accounts that were signed in to with a browser since a time. */
export const accountsOfBrowser = (secretHash: string, seenSince: Date): Part<string[]> =>
  partAs(rowsOf(accountColumns, { where: sql`secret_hash = ${secretHash} and seen_at >= ${seenSince}` }), rows =>
    rows.map(row => row.user_id),
  )

interface Seen {
  readonly secretHash: string
  readonly now: Date
}

/** Marks a browser of a user as seen. */
export const markingBrowserSeen = ({ secretHash, now }: Seen): Writes => ({
  browser_seen: sql`
    insert into known_browsers (user_id, secret_hash, seen_at) select id, ${secretHash}::text, ${now}::timestamptz from person
    on conflict (secret_hash, user_id) do update set seen_at = excluded.seen_at`,
})

interface Forgotten {
  readonly seenBefore: Date
  /** Number of browsers that stay known per user, most recently seen first. */
  readonly moreThan: number
}

/** Deletes browsers that were not seen for too long, and those beyond the number per user. */
export async function deleteForgottenBrowsers(
  connection: Connection,
  { seenBefore, moreThan }: Forgotten,
): Promise<void> {
  await sql`
    delete from known_browsers using (
      select user_id, secret_hash, row_number() over (partition by user_id order by seen_at desc) as position
      from known_browsers
    ) as ordered
    where ordered.user_id = known_browsers.user_id and ordered.secret_hash = known_browsers.secret_hash
      and (ordered.position > ${moreThan} or known_browsers.seen_at < ${seenBefore})`.execute(connection)
}

export async function deleteBrowsers(transaction: Connection, userId: string): Promise<void> {
  await transaction.deleteFrom('known_browsers').where('user_id', '=', userId).execute()
}
