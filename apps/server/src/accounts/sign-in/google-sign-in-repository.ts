import type { Connection } from '../../platform/database/database.ts'
import type { Row, Table } from '../../platform/database/schema.ts'

/** Stores a sign-in that begins, and deletes the expired ones. */
export async function insertGoogleSignIn(
  transaction: Connection,
  values: Table<'google_sign_ins'>,
  now: Date,
): Promise<void> {
  await transaction.deleteFrom('google_sign_ins').where('expires_at', '<=', now).execute()
  await transaction.insertInto('google_sign_ins').values(values).execute()
}

/** Deletes and returns a sign-in; `undefined` if it is unknown, used or expired. */
export const consumeGoogleSignIn = (
  connection: Connection,
  secretHash: string,
  now: Date,
): Promise<Row<'google_sign_ins'> | undefined> =>
  connection
    .deleteFrom('google_sign_ins')
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
