import type { Context } from '../../adapters/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { findUnsearchedClaims, writeSearchWords } from '../repositories/search-words-repository.ts'

const atOnce = 500

/** Writes what the claims are found by that an earlier version has filed. What breaks off, the next run goes on with. */
export async function writeMissingSearchWords({ database }: Pick<Context, 'database'>): Promise<void> {
  for (;;) {
    const ids = await findUnsearchedClaims(database, atOnce)
    if (ids.length === 0) return
    await inTransaction(database, transaction => writeSearchWords(transaction, ids))
  }
}

/** Has the job do so soon where there is such a claim. */
export async function queueMissingSearchWords({ database, jobs }: Pick<Context, 'database' | 'jobs'>): Promise<void> {
  if ((await findUnsearchedClaims(database, 1)).length > 0) await jobs.enqueue(database, 'write search words', {})
}
