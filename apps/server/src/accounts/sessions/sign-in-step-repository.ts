import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { Writes } from '../../platform/database/write-together.ts'

interface SignInStep {
  readonly secretHash: string
  readonly expiresAt: Date
  readonly now: Date
}

/** Stores a sign-in step that waits for a code, and deletes expired steps. */
export const insertingSignInStep = ({ secretHash, expiresAt, now }: SignInStep): Writes => ({
  // Two that clean up at the same moment do not wait for each other.
  steps_forgotten: sql`
    delete from sign_in_steps where secret_hash in (
      select secret_hash from sign_in_steps where expires_at <= ${now} for update skip locked
    )`,
  sign_in_step: sql`
    insert into sign_in_steps (user_id, secret_hash, expires_at)
    select id, ${secretHash}::text, ${expiresAt}::timestamptz from person`,
})

/** User whose sign-in waits for a code; `undefined` if the step is unknown or has expired. */
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
