import { reminders } from '@redress/domain/claim/reminders.ts'
import { type SqlBool, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { prepared, preparedForFew } from '../../platform/database/prepared-statements.ts'
import { among } from '../../platform/database/read-together.ts'
import type { Row } from '../../platform/database/schema.ts'

export type DeadlineRecord = Row<'deadlines'>

/** Which deadline of a claim it is. */
export type DeadlineKey = Pick<DeadlineRecord, 'claim_id' | 'event'>

/** Before the second in which a deadline ends, which begins after a full one. */
const secondBefore = sql`date_trunc('second', deadlines.due_at - interval '1 microsecond')`

/** Whether another claim had a deadline for the same before, due within the same second. */
const isInCompany = sql<boolean>`exists (
  select from deadlines as other
  where other.due_at > ${secondBefore} and other.due_at <= ${secondBefore} + interval '1 second'
    and other.event = deadlines.event and other.claim_id <> deadlines.claim_id
)`

const named = (deadlines: readonly DeadlineKey[]) => {
  const [claimIds, events] = [deadlines.map(({ claim_id }) => claim_id), deadlines.map(({ event }) => event)]
  return sql<SqlBool>`(claim_id, event) in (select * from unnest(${claimIds}::uuid[], ${events}::text[]))`
}

/** Upserts deadlines, and deletes others that are over. */
export function setDeadlines(
  transaction: Connection,
  deadlines: readonly DeadlineRecord[],
  over: readonly DeadlineKey[] = [],
): Promise<(DeadlineRecord & { readonly isInCompany: boolean })[]> {
  return transaction
    .with('over', query => query.deleteFrom('deadlines').where(named(over)))
    .insertInto('deadlines')
    .values(deadlines)
    .onConflict(conflict =>
      conflict.columns(['claim_id', 'event']).doUpdateSet(({ ref }) => ({ due_at: ref('excluded.due_at') })),
    )
    .returning(['claim_id', 'event', 'due_at', isInCompany.as('isInCompany')])
    .modifyEnd(preparedForFew(deadlines))
    .execute()
}

/** Sets a reminder, unless the claim has one that is still to come. */
export async function setUnlessReminded(
  transaction: Connection,
  { claim_id, event, due_at }: DeadlineRecord,
): Promise<void> {
  await sql`
    insert into deadlines (claim_id, event, due_at)
    select ${claim_id}, ${event}, ${due_at}::timestamptz
    where not exists (select from deadlines where claim_id = ${claim_id} and event = any(${reminders}))
  `.execute(transaction)
}

export async function deleteDeadlines(transaction: Connection, deadlines: readonly DeadlineKey[]): Promise<void> {
  if (deadlines.length === 0) return
  await transaction.deleteFrom('deadlines').where(named(deadlines)).modifyEnd(prepared).execute()
}

interface Due {
  readonly now: Date
  readonly after: DeadlineRecord | undefined
  readonly limit: number
}

/**
 * Locks a batch of due deadlines, longest due first, after a cursor. Deadlines locked by another process are skipped.
 */
export const takeDueDeadlines = (transaction: Connection, { now, after, limit }: Due): Promise<DeadlineRecord[]> =>
  transaction
    .selectFrom('deadlines')
    .select(['claim_id', 'event', 'due_at'])
    .where('due_at', '<=', now)
    .$if(after !== undefined, query =>
      query.where(sql<boolean>`(due_at, claim_id) > (${after?.due_at}::timestamptz, ${after?.claim_id}::uuid)`),
    )
    .orderBy('due_at')
    .orderBy('claim_id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .modifyEnd(prepared)
    .execute()

/** The deadlines that are due, of some claims or of all, the longest due first. */
export const findDueDeadlines = (
  connection: Connection,
  now: Date,
  claimIds?: readonly string[],
): Promise<DeadlineRecord[]> =>
  connection
    .selectFrom('deadlines')
    .select(['claim_id', 'event', 'due_at'])
    .where('due_at', '<=', now)
    .$if(claimIds !== undefined, query => query.where(sql<SqlBool>`claim_id ${among(claimIds ?? [])}`))
    .orderBy('due_at')
    .orderBy('claim_id')
    .orderBy('event')
    .modifyEnd(prepared)
    .execute()

/** How many deadlines are due, and since when the first of them. */
export const findOverdue = (
  connection: Connection,
  now: Date,
): Promise<{ readonly count: number; readonly firstDueAt: Date | null }> =>
  connection
    .selectFrom('deadlines')
    .select(({ fn }) => [sql<number>`count(*)::integer`.as('count'), fn.min('due_at').as('firstDueAt')])
    .where('due_at', '<=', now)
    .executeTakeFirstOrThrow()
