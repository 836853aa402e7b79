import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import type { Connection } from '../../platform/database/database.ts'

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

/** Who registered by a user's link, the newest first, each with the newest of their claims in one of the statuses. */
export const findReferred = (connection: Connection, userId: string, statuses: readonly ClaimStatus[]) =>
  connection
    .selectFrom('users')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('claims')
          .select('claims.status')
          .whereRef('claims.plaintiff_id', '=', 'users.id')
          .where('claims.status', 'in', statuses)
          .orderBy('claims.submitted_at', 'desc')
          .orderBy('claims.id')
          .limit(1)
          .as('newest'),
      join => join.onTrue(),
    )
    .select(['users.username', 'users.created_at', 'newest.status'])
    .where('users.referred_by', '=', userId)
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id')
    .execute()
