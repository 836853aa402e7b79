import type { Insertable, Selectable } from 'kysely'
import type { Connection } from '../platform/database/database.ts'
import type { ActionsTable } from '../platform/database/schema.ts'

export async function insertAction(transaction: Connection, values: Insertable<ActionsTable>): Promise<void> {
  await transaction.insertInto('actions').values(values).execute()
}

export const findActions = (connection: Connection, claimId: string): Promise<Selectable<ActionsTable>[]> =>
  connection.selectFrom('actions').selectAll().where('claim_id', '=', claimId).orderBy('id').execute()
