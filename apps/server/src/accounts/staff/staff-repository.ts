import type { StaffRole } from '@redress/domain/people/permissions.ts'
import { type SqlBool, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { inForce } from '../people/suspension-repository.ts'

interface Member {
  readonly userId: string
  readonly role: StaffRole
  readonly now: Date
}

export async function putStaff(transaction: Connection, { userId, role, now }: Member): Promise<void> {
  await transaction
    .insertInto('staff')
    .values({ user_id: userId, role, added_at: now })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ role, added_at: now }))
    .execute()
}

/** Whether they were staff. */
export async function deleteStaff(transaction: Connection, userId: string): Promise<boolean> {
  const removed = await transaction.deleteFrom('staff').where('user_id', '=', userId).executeTakeFirst()
  return removed.numDeletedRows > 0n
}

export const findStaff = (connection: Connection) =>
  connection
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select(['users.username', 'staff.role', 'staff.added_at'])
    .select(sql<boolean>`users.authenticator_secret is not null`.as('has_second_factor'))
    .orderBy('staff.added_at')
    .orderBy('users.username')
    .execute()

/** Whether any other account could act in one of the roles: open, not suspended, with a second factor. */
export async function isAnotherOf(
  connection: Connection,
  roles: readonly StaffRole[],
  exceptIds: readonly string[],
): Promise<boolean> {
  const other = await connection
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select('staff.user_id')
    .where('staff.role', 'in', roles)
    .where('users.authenticator_secret', 'is not', null)
    .where('users.closed_at', 'is', null)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('suspensions')
            .select('suspensions.id')
            .whereRef('suspensions.user_id', '=', 'staff.user_id')
            .where('suspensions.scope', '=', 'account')
            .where(inForce('suspensions.outcome')),
        ),
      ),
    )
    .where(sql<SqlBool>`staff.user_id <> all(${exceptIds}::uuid[])`)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

/** The usernames of accounts, by their ids, among names that are none. */
export async function findUsernames(
  connection: Connection,
  idsOrNames: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = idsOrNames.filter(isId)
  if (ids.length === 0) return new Map()
  const users = await connection.selectFrom('users').select(['id', 'username']).where('id', 'in', ids).execute()
  return new Map(users.map(({ id, username }) => [id, username]))
}
