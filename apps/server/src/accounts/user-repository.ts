import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Connection } from '../platform/database/database.ts'
import type { UsersTable } from '../platform/database/schema.ts'

export type UserRecord = Selectable<UsersTable>

/** The unique index that holds a username, without regard to case, to one account. */
export const usernameIndex = 'users_username'

export const findUser = (connection: Connection, id: string): Promise<UserRecord> =>
  connection.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const findUserByUsername = (connection: Connection, username: string): Promise<UserRecord | undefined> =>
  connection
    .selectFrom('users')
    .selectAll()
    .where(sql<string>`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst()

/** A user with a confirmed address: nobody else is known to others. */
export const findConfirmedUser = (connection: Connection, id: string): Promise<UserRecord | undefined> =>
  connection
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('emails')
          .select('emails.id')
          .whereRef('emails.user_id', '=', 'users.id')
          .where('is_confirmed', '=', true),
      ),
    )
    .executeTakeFirst()

export async function insertUser(transaction: Connection, values: Insertable<UsersTable>): Promise<string> {
  const { id } = await transaction.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function changeUser(transaction: Connection, id: string, changes: Updateable<UsersTable>): Promise<void> {
  await transaction.updateTable('users').set(changes).where('id', '=', id).execute()
}

export async function deleteUser(transaction: Connection, id: string): Promise<void> {
  await transaction.deleteFrom('users').where('id', '=', id).execute()
}

/** Removes the accounts that hold the username or the address and can never be confirmed any more. */
export async function deleteAbandonedUsers(
  transaction: Connection,
  { username, address, now, openedBefore }: { username: string; address: string; now: Date; openedBefore: Date },
): Promise<void> {
  await transaction
    .deleteFrom('users')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb(sql<string>`lower(username)`, '=', username.toLowerCase()),
        exists(
          selectFrom('emails')
            .select('emails.id')
            .whereRef('emails.user_id', '=', 'users.id')
            .where('emails.address', '=', address),
        ),
      ]),
    )
    .where('created_at', '<=', openedBefore)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('emails')
            .select('emails.id')
            .whereRef('emails.user_id', '=', 'users.id')
            .where('emails.is_confirmed', '=', true),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('one_time_tokens')
            .select('one_time_tokens.token_hash')
            .whereRef('one_time_tokens.user_id', '=', 'users.id')
            .where('one_time_tokens.expires_at', '>', now),
        ),
      ),
    )
    .execute()
}
