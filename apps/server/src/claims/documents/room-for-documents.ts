import { limits } from '@redress/domain/people/limits.ts'
import type { Connection } from '../../platform/database/database.ts'
import { fail } from '../../platform/result.ts'
import { findDocuments } from './document-repository.ts'

/** The refusal of one more link of a claim that has as many documents as it can have. */
export async function whyNoMoreDocuments(connection: Connection, claimId: string) {
  const documents = await findDocuments(connection, claimId)
  return documents.length >= limits.documentsPerClaim ? fail('TOO_MANY_DOCUMENTS') : null
}

/** The same for a file, whose size in bytes counts too. */
export async function whyNoMoreFiles(connection: Connection, claimId: string, size: number) {
  const documents = await findDocuments(connection, claimId)
  if (documents.length >= limits.documentsPerClaim) return fail('TOO_MANY_DOCUMENTS')
  const used = documents.reduce((sum, document) => sum + (document.size ?? 0n), 0n)
  return used + BigInt(size) > limits.claimFilesBytes ? fail('FILES_TOO_LARGE') : null
}
