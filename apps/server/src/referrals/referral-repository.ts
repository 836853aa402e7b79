import type { Connection } from '../platform/database.ts'

export async function findReferralCode(connection: Connection, userId: string): Promise<string> {
  const user = await connection
    .selectFrom('users')
    .select('referral_code')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return user.referral_code
}

export const findByReferralCode = (connection: Connection, code: string): Promise<{ id: string } | undefined> =>
  connection.selectFrom('users').select('id').where('referral_code', '=', code).executeTakeFirst()

/** Who registered by a user's link, the newest first. */
export const findReferred = (connection: Connection, userId: string) =>
  connection
    .selectFrom('users')
    .select(['id', 'username', 'created_at'])
    .where('referred_by', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
