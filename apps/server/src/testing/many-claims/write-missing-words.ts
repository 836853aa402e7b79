import { writeSearchWords } from '../../claims/record/search-words-repository.ts'
import { filedStatuses } from '../../claims/repositories/claim-repository.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'

const atOnce = 500

/** Writes what filed claims are found by that were written as rows, which is what filing a claim writes. */
export async function writeMissingSearchWords({ database }: { readonly database: Connection }): Promise<void> {
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
    await inTransaction(database, transaction => writeSearchWords(transaction, ids.slice(start, start + atOnce)))
}
