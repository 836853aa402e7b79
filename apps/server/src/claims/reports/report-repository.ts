import { type Insertable, type Selectable, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { ReportsTable } from '../../platform/database/schema.ts'

export type ReportRecord = Selectable<ReportsTable>

export const insertReport = (transaction: Connection, values: Insertable<ReportsTable>): Promise<ReportRecord> =>
  transaction.insertInto('reports').values(values).returningAll().executeTakeFirstOrThrow()

/** How many reports of a claim wait for the operator. */
export async function countOpenReports(transaction: Connection, claimId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('claim_id', '=', claimId)
    .where('decision_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const findReport = (connection: Connection, id: string): Promise<ReportRecord | undefined> =>
  connection.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst()

/** Those that wait for the operator, all, or those after whose restriction a party objects. */
export type ListedReports = 'open' | 'all' | 'objections'

/** The oldest first. */
export const findReports = (connection: Connection, which: ListedReports): Promise<ReportRecord[]> =>
  connection
    .selectFrom('reports')
    .selectAll()
    .$if(which === 'open', query => query.where('decision_id', 'is', null))
    .$if(which === 'objections', query =>
      query.where('decision_id', 'in', ({ selectFrom }) =>
        selectFrom('objections').select('objections.decision_id').where('answered_at', 'is', null),
      ),
    )
    .orderBy('sequence')
    .execute()

/** The reports whose id begins so; more than one where the beginning is too short. */
export const findReportsByStart = (connection: Connection, start: string): Promise<ReportRecord[]> =>
  connection
    .selectFrom('reports')
    .selectAll()
    .where(sql<boolean>`starts_with(id::text, ${start.toLowerCase()})`)
    .limit(2)
    .execute()

/** All that was reported of a claim and of the words beside it, the oldest first. */
export const findReportsOfClaim = (connection: Connection, claimId: string): Promise<ReportRecord[]> =>
  connection.selectFrom('reports').selectAll().where('claim_id', '=', claimId).orderBy('sequence').execute()

/** The open reports that end with one: of a claim, all of it; of words, all of the same. The oldest first. */
export const findOpenReportsBeside = (
  connection: Connection,
  { claim_id: claimId, reply_id: replyId }: Pick<ReportRecord, 'claim_id' | 'reply_id'>,
): Promise<ReportRecord[]> =>
  connection
    .selectFrom('reports')
    .selectAll()
    .where('claim_id', '=', claimId)
    .$if(replyId !== null, query => query.where('reply_id', '=', replyId))
    .where('decision_id', 'is', null)
    .orderBy('sequence')
    .execute()

/** The reports that a decision has ended, the oldest first. */
export const findReportsEndedBy = (connection: Connection, decisionId: string): Promise<ReportRecord[]> =>
  connection.selectFrom('reports').selectAll().where('decision_id', '=', decisionId).orderBy('sequence').execute()

export async function endReports(
  transaction: Connection,
  reports: readonly Pick<ReportRecord, 'id'>[],
  decisionId: string,
): Promise<void> {
  const ids = reports.map(({ id }) => id)
  await transaction.updateTable('reports').set({ decision_id: decisionId }).where('id', 'in', ids).execute()
}
