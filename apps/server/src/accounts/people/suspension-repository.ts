import type { SuspensionOutcome } from '@redress/domain/people/suspensions.ts'
import { type Insertable, type SqlBool, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { columnsOf, equalTo, type Part, rowsOf } from '../../platform/database/read-together.ts'
import type { Row, Table } from '../../platform/database/schema.ts'

export type SuspensionRecord = Row<'suspensions'>

const columns = columnsOf('suspensions')

/** Matches suspensions in force. A unique index allows one of them per account. */
export const inForce = (outcome: string) => sql<SqlBool>`${sql.ref(outcome)} is distinct from 'lifted'`

/** The suspension in force, if any. */
export const suspensionRows = (userId: string): Part<SuspensionRecord[]> =>
  rowsOf(columns, { where: sql`user_id ${equalTo(userId)} and ${inForce('outcome')}` })

export const insertSuspension = (
  transaction: Connection,
  values: Pick<
    Insertable<Table<'suspensions'>>,
    'user_id' | 'scope' | 'ground' | 'reason' | 'suspended_at' | 'suspended_by'
  >,
): Promise<SuspensionRecord> =>
  transaction
    .insertInto('suspensions')
    .values({ ...values, objection: null, objected_at: null, outcome: null, outcome_reason: null, outcome_at: null })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Locks an account against every other decision about it until the transaction ends. */
export async function lockAccount(transaction: Connection, userId: string): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

export const findSuspension = (connection: Connection, id: string): Promise<SuspensionRecord | undefined> =>
  connection.selectFrom('suspensions').selectAll().where('id', '=', id).executeTakeFirst()

/** The newest first. */
export const findSuspensionsOf = (connection: Connection, userId: string): Promise<SuspensionRecord[]> =>
  connection.selectFrom('suspensions').selectAll().where('user_id', '=', userId).orderBy('sequence', 'desc').execute()

export const findSuspensionInForce = (connection: Connection, userId: string): Promise<SuspensionRecord | undefined> =>
  connection
    .selectFrom('suspensions')
    .selectAll()
    .where('user_id', '=', userId)
    .where(inForce('outcome'))
    .executeTakeFirst()

interface Decided {
  readonly outcome: SuspensionOutcome
  readonly reason: string
  readonly now: Date
}

export async function writeSuspensionOutcome(
  transaction: Connection,
  id: string,
  { outcome, reason, now }: Decided,
): Promise<void> {
  await transaction
    .updateTable('suspensions')
    .set({ outcome, outcome_reason: reason, outcome_at: now })
    .where('id', '=', id)
    .execute()
}

export async function writeObjectionToSuspension(
  transaction: Connection,
  id: string,
  { text, now }: { readonly text: string; readonly now: Date },
): Promise<void> {
  await transaction.updateTable('suspensions').set({ objection: text, objected_at: now }).where('id', '=', id).execute()
}

const isObjected = sql<boolean>`objected_at is not null and outcome is null`

/** Suspended accounts: first those with an open objection, then by age, oldest first. */
export const findSuspended = (connection: Connection, atMost: number) =>
  connection
    .selectFrom('suspensions')
    .innerJoin('users', 'users.id', 'suspensions.user_id')
    .select(['users.username', 'scope', 'ground', 'suspended_at', isObjected.as('is_objection_open')])
    .select(sql<number>`count(*) over ()::integer`.as('total'))
    .where(inForce('outcome'))
    .orderBy('is_objection_open', 'desc')
    .orderBy('suspended_at')
    .limit(atMost)
    .execute()

/** How many objections wait for an answer. */
export async function countOpenObjections(connection: Connection): Promise<number> {
  const { count } = await connection
    .selectFrom('suspensions')
    .innerJoin('users', 'users.id', 'suspensions.user_id')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(isObjected)
    .executeTakeFirstOrThrow()
  return count
}
