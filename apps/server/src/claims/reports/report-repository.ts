import { type Insertable, type Selectable, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared-statements.ts'
import type { ReportsTable } from '../../platform/database/schema.ts'

export type ReportRecord = Selectable<ReportsTable>

export const insertReport = (transaction: Connection, values: Insertable<ReportsTable>): Promise<ReportRecord> =>
  transaction.insertInto('reports').values(values).returningAll().executeTakeFirstOrThrow()

/** How many reports of a claim wait for the operator; until the transaction ends, nobody else counts them this way. */
export async function countOpenReports(transaction: Connection, claimId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reports of ${claimId}`}, 0)) ${prepared}`.execute(
    transaction,
  )
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

/** The reports that wait for the operator, the oldest first, or all. */
export const findReports = (connection: Connection, isAll: boolean): Promise<ReportRecord[]> =>
  connection
    .selectFrom('reports')
    .selectAll()
    .$if(!isAll, query => query.where('decision_id', 'is', null))
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

/** The open reports of the same claim, or of the same words, the oldest first. */
export const findOpenReportsBeside = (
  connection: Connection,
  { claim_id: claimId, reply_id: replyId }: Pick<ReportRecord, 'claim_id' | 'reply_id'>,
): Promise<ReportRecord[]> =>
  connection
    .selectFrom('reports')
    .selectAll()
    .where('claim_id', '=', claimId)
    .where('reply_id', 'is not distinct from', replyId)
    .where('decision_id', 'is', null)
    .orderBy('sequence')
    .execute()

export async function endReports(
  transaction: Connection,
  reports: readonly Pick<ReportRecord, 'id'>[],
  decisionId: string,
): Promise<void> {
  const ids = reports.map(({ id }) => id)
  await transaction.updateTable('reports').set({ decision_id: decisionId }).where('id', 'in', ids).execute()
}
