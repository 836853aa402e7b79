import { writeSearchWords } from '../claims/record/search-words-repository.ts'
import { writeOutcomes } from '../claims/record/write-outcomes.ts'
import type { Connection } from '../platform/database/database.ts'

/** Writes of filed claims that were written as rows what they are found by and what became of them, as their acts do. */
export async function writeRecordRows(connection: Connection, claimIds: readonly string[]): Promise<void> {
  await writeSearchWords(connection, claimIds)
  await writeOutcomes(connection, claimIds)
}
