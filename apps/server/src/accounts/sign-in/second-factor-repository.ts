import type { Connection } from '../../platform/database/database.ts'
import type { AccountState } from '../../platform/database/schema.ts'

/** Whether signing in to an account asks for a code. */
export async function hasSecondFactor(connection: Connection, userId: string): Promise<boolean> {
  const user = await connection
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('authenticator_secret', 'is not', null)
    .executeTakeFirst()
  return user !== undefined
}

/** The sealed secret of an account, which stays until the transaction ends: codes are looked at one after the other. */
export async function lockAuthenticator(transaction: Connection, userId: string): Promise<string | null> {
  const { authenticator_secret: secret } = await transaction
    .selectFrom('users')
    .select('authenticator_secret')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return secret
}

/** Uses up the code of a time step; fails if that or a later step was used before. */
export async function takeStep(transaction: Connection, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ authenticator_step: step })
    .where('id', '=', userId)
    .where(({ or, eb }) => or([eb('authenticator_step', 'is', null), eb('authenticator_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uses up a recovery code; fails if it is unknown or used. */
export async function takeRecoveryCode(
  transaction: Connection,
  { userId, codeHash, now }: { userId: string; codeHash: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function countRecoveryCodes(connection: Connection, userId: string): Promise<number> {
  const { count } = await connection
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Switches it on, off, or to how it was. A code that was used stays used, and a step that was taken stays taken. */
export async function changeSecondFactor(
  transaction: Connection,
  userId: string,
  factor: AccountState['secondFactor'],
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ authenticator_secret: factor?.secret ?? null })
    .where('id', '=', userId)
    .execute()
  await replaceRecoveryCodes(transaction, userId, factor?.recoveryCodes ?? [])
}

/** Replaces the remaining recovery codes. */
export async function replaceRecoveryCodes(
  transaction: Connection,
  userId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).where('used_at', 'is', null).execute()
  if (codeHashes.length === 0) return
  await transaction
    .insertInto('recovery_codes')
    .values(codeHashes.map(code_hash => ({ code_hash, user_id: userId, used_at: null })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Stores the secret that was shown last. */
export async function keepOffer(
  transaction: Connection,
  { userId, secret, expiresAt }: { userId: string; secret: string; expiresAt: Date },
): Promise<void> {
  await transaction
    .insertInto('authenticator_offers')
    .values({ user_id: userId, secret, expires_at: expiresAt })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ secret, expires_at: expiresAt }))
    .execute()
}

export async function findOffer(connection: Connection, userId: string, now: Date): Promise<string | undefined> {
  const offer = await connection
    .selectFrom('authenticator_offers')
    .select('secret')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return offer?.secret
}

export async function deleteOffer(transaction: Connection, userId: string): Promise<void> {
  await transaction.deleteFrom('authenticator_offers').where('user_id', '=', userId).execute()
}
