import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import { breaksReference, type Connection, inTransaction } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared-statements.ts'
import { allBut, type Condition, columnsOf, equalTo, type Part, rowsOf } from '../../platform/database/read-together.ts'
import type { Row, Table } from '../../platform/database/schema.ts'

export type UserRecord = Row<'users'>

/** The unique index of usernames, without regard to case. */
export const usernameIndex = 'users_username'

export const findUser = (connection: Connection, id: string): Promise<UserRecord> =>
  connection.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const findUserByUsername = (connection: Connection, username: string): Promise<UserRecord | undefined> =>
  connection
    .selectFrom('users')
    .selectAll()
    .where(sql<string>`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst()

export const findUserByConfirmedAddress = (connection: Connection, address: string): Promise<UserRecord | undefined> =>
  connection
    .selectFrom('users')
    .innerJoin('emails', 'emails.user_id', 'users.id')
    .selectAll('users')
    .where('emails.address', '=', address)
    .where('emails.is_confirmed', '=', sql.lit(true))
    .executeTakeFirst()

export const findUserByReferralCode = (connection: Connection, code: string): Promise<UserRecord | undefined> =>
  connection.selectFrom('users').selectAll().where('referral_code', '=', code).executeTakeFirst()

export type PersonRecord = Pick<
  UserRecord,
  | 'id'
  | 'username'
  | 'first_name'
  | 'last_name'
  | 'address'
  | 'is_street_public'
  | 'city'
  | 'country'
  | 'language'
  | 'created_at'
  | 'closed_at'
  | 'erased_at'
>

const personNames = [
  'id',
  'username',
  'first_name',
  'last_name',
  'address',
  'is_street_public',
  'city',
  'country',
  'language',
  'created_at',
  'closed_at',
  'erased_at',
] as const

const personColumns = columnsOf('users', personNames)

/** Columns of a user's row that their own account page needs. */
export type AccountRecord = PersonRecord &
  Pick<UserRecord, 'identification_id' | 'password_hash' | 'authenticator_secret'>

const accountColumns = columnsOf(
  'users',
  allBut('users', 'referral_code', 'referred_by', 'pending_redeem_code_hash', 'authenticator_step'),
)

export const accountRows = (of: Condition): Part<AccountRecord[]> => rowsOf(accountColumns, { where: sql`id ${of}` })

/** How a user signs in. */
export type Credentials = Pick<UserRecord, 'id' | 'password_hash' | 'authenticator_secret'>

/**
 * Sub-query for an account whose password and second factor are unchanged since its credentials were read. It locks
 * the row until the transaction ends.
 */
export const accountSignedInTo = ({ id, password_hash, authenticator_secret }: Credentials) => ({
  person: sql`
    select ${sql.join(accountColumns.names.map(name => sql.ref(name)))} from users
    where id = ${id} and password_hash = ${password_hash}
      and (authenticator_secret is not null) = ${authenticator_secret !== null}
    for share`,
  rows: rowsOf(accountColumns, { from: sql`person as users`, where: sql`true` }),
})

const credentials = columnsOf('users', ['id', 'password_hash', 'authenticator_secret'])

export const credentialsByUsername = (username: string) =>
  rowsOf(credentials, { where: sql`lower(username) = ${username.toLowerCase()}` })

export const credentialsByConfirmedAddress = (address: string) =>
  rowsOf(credentials, {
    where: sql`id = (select user_id from emails where emails.address = ${address} and is_confirmed)`,
  })

export const personRows = (of: Condition): Part<PersonRecord[]> => rowsOf(personColumns, { where: sql`id ${of}` })

/** Ids of the users who have closed their accounts. */
export const goneUserRows = (of: Condition): Part<Pick<UserRecord, 'id'>[]> =>
  rowsOf(columnsOf('users', ['id']), {
    where: sql`id ${of} and closed_at is not null`,
  })

/** A user with a confirmed address, or none. */
export const confirmedPersonRows = (id: string): Part<PersonRecord[]> =>
  rowsOf(personColumns, {
    where: sql`id ${equalTo(id)} and exists (select from emails where emails.user_id = users.id and emails.is_confirmed)`,
  })

export async function insertUser(transaction: Connection, values: Insertable<Table<'users'>>): Promise<string> {
  const { id } = await transaction.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Whether an account is open; it stays so until the transaction ends. */
export async function lockOpenUser(transaction: Connection, id: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return found !== undefined
}

export async function changeUser(
  transaction: Connection,
  id: string,
  changes: Updateable<Table<'users'>>,
): Promise<void> {
  await transaction.updateTable('users').set(changes).where('id', '=', id).execute()
}

/** Changes the hash if it still is `from`; returns false if a concurrent request has changed it. */
export async function changePasswordHash(
  transaction: Connection,
  id: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteUser(transaction: Connection, id: string): Promise<void> {
  await transaction.deleteFrom('users').where('id', '=', id).execute()
}

/** Matches open accounts without a confirmed address. */
const isUnproven = sql<SqlBool>`users.closed_at is null
  and not exists (select from emails where emails.user_id = users.id and emails.is_confirmed)`

/** Deletes an unproven account unless other rows refer to it; returns whether it is gone. */
export async function deleteUnproven(transaction: Connection, id: string): Promise<boolean> {
  await transaction.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
  try {
    // A separate statement sees what another transaction confirmed before the lock was acquired.
    const { numDeletedRows } = await inTransaction(transaction, savepoint =>
      savepoint.deleteFrom('users').where('id', '=', id).where(isUnproven).executeTakeFirst(),
    )
    return numDeletedRows > 0n
  } catch (error) {
    if (breaksReference(error)) return false
    throw error
  }
}

/** Deletes the account with a username if it has no confirmed address; returns whether the name is free. */
export async function releaseUsername(
  transaction: Connection,
  { username, openedBefore }: { readonly username: string; readonly openedBefore: Date },
): Promise<boolean> {
  const holder = await transaction
    .selectFrom('users')
    .select(({ and, eb }) => ['id', and([eb('created_at', '<=', openedBefore), isUnproven]).as('is_left')])
    .where(sql<string>`lower(username)`, '=', username.toLowerCase())
    .modifyEnd(prepared)
    .executeTakeFirst()
  return holder === undefined || (Boolean(holder.is_left) && (await deleteUnproven(transaction, holder.id)))
}

/** Accounts without a confirmed address that were opened before a time and have no session. */
export async function findAbandonedUsers(
  connection: Connection,
  { openedBefore, now }: { readonly openedBefore: Date; readonly now: Date },
): Promise<string[]> {
  const found = await connection
    .selectFrom('users')
    .select('id')
    .where('created_at', '<=', openedBefore)
    .where(isUnproven)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sessions')
            .innerJoin('session_tokens', 'session_tokens.session_id', 'sessions.id')
            .select('sessions.id')
            .whereRef('sessions.user_id', '=', 'users.id')
            .where('sessions.ended_at', 'is', null)
            .where('session_tokens.expires_at', '>', now),
        ),
      ),
    )
    .execute()
  return found.map(({ id }) => id)
}
