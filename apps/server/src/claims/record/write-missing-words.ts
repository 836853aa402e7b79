import type { Context } from '../../adapters/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { findUnsearchedClaims, writeSearchWords } from '../repositories/search-words-repository.ts'

const atOnce = 500
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Writes what the claims are found by that an earlier version has filed. What breaks off, the next run goes on with. */
export async function writeMissingSearchWords({ database }: Pick<Context, 'database'>): Promise<void> {
  for (let after: string | undefined = beforeAll; after !== undefined; ) {
    const ids: string[] = await findUnsearchedClaims(database, { after, most: atOnce })
    await inTransaction(database, transaction => writeSearchWords(transaction, ids))
    after = ids.at(-1)
  }
}

/** Has the job do so soon where there is such a claim. */
export async function queueMissingSearchWords({ database, jobs }: Pick<Context, 'database' | 'jobs'>): Promise<void> {
  if ((await findUnsearchedClaims(database, { after: beforeAll, most: 1 })).length > 0)
    await jobs.enqueue(database, 'write search words', {})
}
