import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import type { Connection } from '../../platform/database/database.ts'

/**
 * Users who registered with a user's referral link, newest first, each with the status of their newest claim in one
 * of the statuses.
 */
export const findReferredUsers = (connection: Connection, userId: string, statuses: readonly ClaimStatus[]) =>
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
