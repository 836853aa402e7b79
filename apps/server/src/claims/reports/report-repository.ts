import { type Insertable, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { Row, Table } from '../../platform/database/schema.ts'
import { type ClaimRecord, findClaim } from '../repositories/claim-repository.ts'

export type ReportRecord = Row<'reports'>

export const insertReport = (transaction: Connection, values: Insertable<Table<'reports'>>): Promise<ReportRecord> =>
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

/** Filter of reports: waiting for the operator, all, or decided with an open objection. */
export type ListedReports = 'open' | 'all' | 'objections'

/** Oldest first. */
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

/** Reports whose id begins with a prefix; several if it is too short. */
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

/** Open reports that a decision ends together: all of the claim, or all of the same text; oldest first. */
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

/** Whether a mailbox has said of words that they are not its owner's, and the operator has not looked yet. */
export const hasOpenDisowning = async (connection: Connection, mailbox: string): Promise<boolean> =>
  (await connection
    .selectFrom('reports')
    .select('id')
    .where('proven_mailbox', '=', mailbox)
    .where('decision_id', 'is', null)
    .executeTakeFirst()) !== undefined

/** Whether the operator has refused an earlier objection to the words of a seat. */
export const findRefusedDisowning = async (connection: Connection, defendantId: string): Promise<boolean> =>
  (await connection
    .selectFrom('reports')
    .innerJoin('replies', 'replies.id', 'reports.reply_id')
    .innerJoin('moderation_decisions', 'moderation_decisions.id', 'reports.decision_id')
    .select('reports.id')
    .where('replies.defendant_id', '=', defendantId)
    .where('proven_mailbox', 'is not', null)
    .where('moderation_decisions.kind', '=', 'refused')
    .executeTakeFirst()) !== undefined

/** The claim beside which words stand. */
export async function findClaimOfReply(connection: Connection, replyId: string): Promise<ClaimRecord | undefined> {
  const reply = await connection.selectFrom('replies').select('claim_id').where('id', '=', replyId).executeTakeFirst()
  return reply && findClaim(connection, reply.claim_id)
}
