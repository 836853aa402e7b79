import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { columnsOf, type Part, partAs, readTogether, rowsOf } from '../../platform/database/read-together.ts'
import type { Row } from '../../platform/database/schema.ts'

export type DisputeStatement = Row<'dispute_statements'>

const statementColumns = columnsOf('dispute_statements')

/** Stores a user's dispute statement, replacing an earlier one. */
export async function keepDisputeStatement(transaction: Connection, statement: DisputeStatement): Promise<void> {
  const { reason, explanation, written_at } = statement
  await transaction
    .insertInto('dispute_statements')
    .values(statement)
    .onConflict(conflict => conflict.columns(['claim_id', 'user_id']).doUpdateSet({ reason, explanation, written_at }))
    .execute()
}

interface Writer {
  readonly claimId: string
  readonly userId: string | null
}

/** Statement with which a user disputed a claim. */
export const disputeStatementOf = ({ claimId, userId }: Writer): Part<DisputeStatement | undefined> =>
  partAs(
    rowsOf(statementColumns, { where: sql`claim_id = ${claimId} and user_id = ${userId}` }),
    ([statement]) => statement,
  )

export const findDisputeStatement = async (
  connection: Connection,
  writer: Writer,
): Promise<DisputeStatement | undefined> =>
  (await readTogether(connection, { statement: disputeStatementOf(writer) })).statement
