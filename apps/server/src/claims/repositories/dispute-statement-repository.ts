import type { Selectable } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { DisputeStatementsTable } from '../../platform/database/schema.ts'

export type DisputeStatement = Selectable<DisputeStatementsTable>

/** Keeps what somebody has written to dispute a claim, in place of what they wrote before. */
export async function keepDisputeStatement(transaction: Connection, statement: DisputeStatement): Promise<void> {
  const { reason, explanation, written_at } = statement
  await transaction
    .insertInto('dispute_statements')
    .values(statement)
    .onConflict(conflict => conflict.columns(['claim_id', 'user_id']).doUpdateSet({ reason, explanation, written_at }))
    .execute()
}

export const findDisputeStatement = (
  connection: Connection,
  { claimId, userId }: { readonly claimId: string; readonly userId: string },
): Promise<DisputeStatement | undefined> =>
  connection
    .selectFrom('dispute_statements')
    .selectAll()
    .where('claim_id', '=', claimId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
