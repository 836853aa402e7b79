import { filedStatuses } from '../../claims/repositories/claim-repository.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { writeRecordRows } from '../write-record-rows.ts'

const atOnce = 500

/** Derives the search rows and outcomes of all filed claims that lack them. */
export async function writeMissingRecordRows({ database }: { readonly database: Connection }): Promise<void> {
  const claims = await database
    .selectFrom('claims')
    .select('id')
    .where('status', 'in', filedStatuses)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('searched_claims').select('claim_id').whereRef('claim_id', '=', 'claims.id'))),
    )
    .execute()
  const ids = claims.map(({ id }) => id)
  for (let start = 0; start < ids.length; start += atOnce)
    await inTransaction(database, transaction => writeRecordRows(transaction, ids.slice(start, start + atOnce)))
}
