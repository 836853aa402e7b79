import type { Selectable } from 'kysely'
import type { Connection } from '../platform/database/database.ts'
import type { GoogleSignInsTable } from '../platform/database/schema.ts'

/** Keeps one that begins, and forgets those that nobody came back from. */
export async function insertGoogleSignIn(
  transaction: Connection,
  values: GoogleSignInsTable,
  now: Date,
): Promise<void> {
  await transaction.deleteFrom('google_sign_ins').where('expires_at', '<=', now).execute()
  await transaction.insertInto('google_sign_ins').values(values).execute()
}

/** Uses it up; `undefined` where it is unknown, used or expired. */
export const takeGoogleSignIn = (
  connection: Connection,
  secretHash: string,
  now: Date,
): Promise<Selectable<GoogleSignInsTable> | undefined> =>
  connection
    .deleteFrom('google_sign_ins')
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
