import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/schema.ts'
import { changeUser } from './user-repository.ts'

/** Accounts closed by a time whose private data is not deleted yet. */
export async function findClosedUsers(connection: Connection, closedBefore: Date): Promise<string[]> {
  const found = await connection
    .selectFrom('users')
    .select('id')
    .where('closed_at', '<=', closedBefore)
    .where('erased_at', 'is', null)
    .orderBy('closed_at')
    .execute()
  return found.map(({ id }) => id)
}

/** How many of them there are, and since when the first is closed. */
export const countClosedUsers = (
  connection: Connection,
  closedBefore: Date,
): Promise<{ count: number; oldest: Date | null }> =>
  connection
    .selectFrom('users')
    .select([sql<number>`count(*)::integer`.as('count'), sql<Date | null>`min(closed_at)`.as('oldest')])
    .where('closed_at', '<=', closedBefore)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow()

/** Whether an account that was found closed still is; it stays so until the transaction ends. */
export async function lockClosedUser(transaction: Connection, id: string, closedBefore: Date): Promise<boolean> {
  const found = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('closed_at', '<=', closedBefore)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Tables whose rows belong to one account alone, with the column that names it. Rows of all other tables are shared
 * with others.
 */
export const ownTables = {
  account_changes: 'user_id',
  account_events: 'user_id',
  authenticator_offers: 'user_id',
  contest_links: 'user_id',
  data_exports: 'user_id',
  emails: 'user_id',
  gathered_mails: 'user_id',
  google_sign_ins: 'proves_user_id',
  idempotency_keys: 'user_id',
  known_browsers: 'user_id',
  message_reads: 'user_id',
  notifications: 'user_id',
  one_time_tokens: 'user_id',
  reading_sessions: 'answered_by',
  recovery_codes: 'user_id',
  sessions: 'user_id',
  sign_in_steps: 'user_id',
  staff: 'user_id',
  wallets: 'user_id',
} as const satisfies Partial<Record<keyof Database, string>>

interface Blank {
  /** Whether a claim of theirs is on record, which says from where they file it. */
  readonly hasFiled: boolean
  readonly now: Date
}

/** Deletes the data that belongs to the account alone. The name stays for the records that show it. */
export async function blankUser(transaction: Connection, id: string, { hasFiled, now }: Blank): Promise<void> {
  for (const [table, column] of Object.entries(ownTables))
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(transaction)
  const nobody = `closed-${id}`
  // The suspension stays in the public log, without the person and the texts.
  await sql`
    update suspensions set user_id = null, reason = '', outcome_reason = left(outcome_reason, 0), objection = left(objection, 0)
    where user_id = ${id}
  `.execute(transaction)
  await transaction
    .updateTable('operator_acts')
    .set({ subject: nobody, why: '', user_id: null })
    .where('user_id', '=', id)
    .where('kind', 'in', ['account read', 'account suspended', 'suspension kept', 'suspension lifted'])
    .execute()
  await transaction.updateTable('users').set({ referred_by: null }).where('referred_by', '=', id).execute()
  await changeUser(transaction, id, {
    username: nobody,
    address: '',
    ...(!hasFiled && { city: '', country: null }),
    identification_id: '',
    password_hash: null,
    authenticator_secret: null,
    authenticator_step: null,
    referral_code: nobody,
    referred_by: null,
    pending_redeem_code_hash: null,
    erased_at: now,
  })
}
