import { type Insertable, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import {
  type Condition,
  columnsOf,
  equalTo,
  type Part,
  readTogether,
  rowsOf,
} from '../../platform/database/read-together.ts'
import type { Row, Table } from '../../platform/database/schema.ts'

export type EmailRecord = Row<'emails'>

const emailColumns = columnsOf('emails')

export const findEmail = (connection: Connection, id: string): Promise<EmailRecord | undefined> =>
  connection.selectFrom('emails').selectAll().where('id', '=', id).executeTakeFirst()

/** The address in the account that has confirmed it. */
export const findConfirmedEmail = (connection: Connection, address: string): Promise<EmailRecord | undefined> =>
  connection
    .selectFrom('emails')
    .selectAll()
    .where('address', '=', address)
    .where('is_confirmed', '=', sql.lit(true))
    .executeTakeFirst()

export const findEmailByGoogleId = (
  connection: Connection,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<EmailRecord | undefined> =>
  connection
    .selectFrom('emails')
    .selectAll()
    .where('google_issuer', '=', issuer)
    .where('google_id', '=', subject)
    .executeTakeFirst()

/** The primary one first, then as they were added. */
export const emailRows = (userId: string): Part<EmailRecord[]> =>
  rowsOf(emailColumns, { where: sql`user_id ${equalTo(userId)}`, orderBy: 'is_primary desc, created_at, address' })

export const findEmailsOf = async (connection: Connection, userId: string): Promise<EmailRecord[]> =>
  (await readTogether(connection, { emails: emailRows(userId) })).emails

const ownerColumns = columnsOf('emails', ['address', 'user_id'])

/** The confirmed ones among the addresses that meet the end of a condition. */
export const confirmedEmailRows = (addressIs: Condition): Part<Pick<EmailRecord, 'address' | 'user_id'>[]> =>
  rowsOf(ownerColumns, { where: sql`address ${addressIs} and is_confirmed` })

/** `undefined` where the account has the address already. */
export const insertEmail = (
  transaction: Connection,
  values: Omit<Insertable<Table<'emails'>>, 'id' | 'google_issuer' | 'google_id'>,
): Promise<EmailRecord | undefined> =>
  transaction
    .insertInto('emails')
    .values({ ...values, google_issuer: null, google_id: null })
    .onConflict(conflict => conflict.columns(['user_id', 'address']).doNothing())
    .returningAll()
    .executeTakeFirst()

/** Unique index of confirmed addresses. */
export const confirmedAddressIndex = 'emails_confirmed_address'

/** @throws where another account has confirmed the address: it breaks the unique index */
export async function markEmailConfirmed(transaction: Connection, id: string, now: Date): Promise<void> {
  await transaction.updateTable('emails').set({ is_confirmed: true, confirmed_at: now }).where('id', '=', id).execute()
}

/** One Google identity belongs to one address. */
export const googleIdentityConstraint = 'emails_google_issuer_google_id_key'

export async function linkToGoogle(
  transaction: Connection,
  id: string,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<void> {
  await transaction
    .updateTable('emails')
    .set({ google_issuer: issuer, google_id: subject })
    .where('id', '=', id)
    .execute()
}

export async function deleteEmail(transaction: Connection, id: string): Promise<void> {
  await transaction.deleteFrom('emails').where('id', '=', id).execute()
}

export async function deleteEmailsOf(transaction: Connection, userId: string): Promise<void> {
  await transaction.deleteFrom('emails').where('user_id', '=', userId).execute()
}

export async function makePrimary(transaction: Connection, email: Pick<EmailRecord, 'id' | 'user_id'>): Promise<void> {
  await transaction
    .updateTable('emails')
    .set({ is_primary: false })
    .where('user_id', '=', email.user_id)
    .where('is_primary', '=', true)
    .execute()
  await transaction.updateTable('emails').set({ is_primary: true }).where('id', '=', email.id).execute()
}
