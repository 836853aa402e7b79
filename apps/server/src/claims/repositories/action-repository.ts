import type { Connection } from '../../platform/database/database.ts'
import type { Row } from '../../platform/database/schema.ts'

/** The history of a claim, the oldest action first. */
export const findActions = (connection: Connection, claimId: string): Promise<Row<'actions'>[]> =>
  connection.selectFrom('actions').selectAll().where('claim_id', '=', claimId).orderBy('id').execute()
