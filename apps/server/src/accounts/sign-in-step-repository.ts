import type { Connection } from '../platform/database/database.ts'

/** Keeps that somebody is asked for a code, and forgets those who were asked too long ago. */
export async function insertSignInStep(
  transaction: Connection,
  { userId, secretHash, expiresAt, now }: { userId: string; secretHash: string; expiresAt: Date; now: Date },
): Promise<void> {
  await transaction
    .deleteFrom('sign_in_steps')
    .where('secret_hash', 'in', ({ selectFrom }) =>
      // Two that clean up at the same moment do not wait for each other.
      selectFrom('sign_in_steps as old')
        .select('old.secret_hash')
        .where('old.expires_at', '<=', now)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
  await transaction
    .insertInto('sign_in_steps')
    .values({ user_id: userId, secret_hash: secretHash, expires_at: expiresAt })
    .execute()
}

/** Who is asked for a code; `undefined` where nobody is, or no longer. */
export async function findSignInStep(
  connection: Connection,
  secretHash: string,
  now: Date,
): Promise<string | undefined> {
  const step = await connection
    .selectFrom('sign_in_steps')
    .select('user_id')
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return step?.user_id
}

export async function deleteSignInStep(transaction: Connection, secretHash: string): Promise<void> {
  await transaction.deleteFrom('sign_in_steps').where('secret_hash', '=', secretHash).execute()
}

export async function deleteSignInSteps(transaction: Connection, userId: string): Promise<void> {
  await transaction.deleteFrom('sign_in_steps').where('user_id', '=', userId).execute()
}
