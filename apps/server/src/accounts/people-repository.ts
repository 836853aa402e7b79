import type { Connection } from '../platform/database/database.ts'

export const findPeople = (connection: Connection, ids: readonly string[]) =>
  connection
    .selectFrom('users')
    .select(['id', 'username', 'first_name', 'last_name', 'address', 'city', 'country', 'language'])
    .where('id', 'in', ids)
    .execute()

export const findConfirmedOwners = (connection: Connection, addresses: readonly string[]) =>
  connection
    .selectFrom('emails')
    .select(['address', 'user_id'])
    .where('address', 'in', addresses)
    .where('is_confirmed', '=', true)
    .execute()
