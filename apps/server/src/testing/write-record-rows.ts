import { writeSearchWords } from '../claims/record/search-words-repository.ts'
import { writeOutcomes } from '../claims/record/write-outcomes.ts'
import type { Connection } from '../platform/database/database.ts'

/** Derives the search rows and outcomes of claims that were inserted as rows. */
export async function writeRecordRows(connection: Connection, claimIds: readonly string[]): Promise<void> {
  await writeSearchWords(connection, claimIds)
  await writeOutcomes(connection, claimIds)
}
