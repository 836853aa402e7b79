import type { ClaimEvent } from '@redress/domain/claim/lifecycle.ts'
import type { Reminder } from '@redress/domain/claim/reminders.ts'
import { type Selectable, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { prepared, preparedForFew } from '../../platform/database/prepared-statements.ts'
import type { DeadlinesTable } from '../../platform/database/schema.ts'

export type DeadlineRecord = Selectable<DeadlinesTable>

/** Sets deadlines, or moves those that the claims have for the events. */
export async function setDeadlines(transaction: Connection, deadlines: readonly DeadlineRecord[]): Promise<void> {
  await transaction
    .insertInto('deadlines')
    .values(deadlines)
    .onConflict(conflict =>
      conflict.columns(['claim_id', 'event']).doUpdateSet(({ ref }) => ({ due_at: ref('excluded.due_at') })),
    )
    .modifyEnd(preparedForFew(deadlines))
    .execute()
}

export async function deleteDeadlines(
  transaction: Connection,
  claimId: string,
  events: readonly (ClaimEvent | Reminder)[],
): Promise<void> {
  if (events.length === 0) return
  await transaction
    .deleteFrom('deadlines')
    .where('claim_id', '=', claimId)
    .where('event', '=', sql<ClaimEvent | Reminder>`any(${[...events]}::text[])`)
    .modifyEnd(prepared)
    .execute()
}

/** The deadlines that are due, of one claim where one is named, the longest due first. */
export const findDueDeadlines = (connection: Connection, now: Date, claimId?: string): Promise<DeadlineRecord[]> =>
  connection
    .selectFrom('deadlines')
    .selectAll()
    .where('due_at', '<=', now)
    .$if(claimId !== undefined, query => query.where('claim_id', '=', claimId ?? ''))
    .orderBy('due_at')
    .orderBy('claim_id')
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
