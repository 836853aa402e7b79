import type { Context } from '../../platform/context.ts'
import type { Download } from '../../platform/http/route.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { findDocument } from './document-repository.ts'

export interface DownloadDocument {
  readonly claimId: string
  readonly documentId: string
}

/** A stored file on its way out; a link has none. */
export async function downloadDocument(
  { database, storage }: Context,
  { claimId, documentId }: DownloadDocument,
): Promise<Result<Download, 'DOCUMENT_NOT_FOUND'>> {
  const document = await findDocument(database, claimId, documentId)
  if (!document || document.storage_key === null || document.size === null) return fail('DOCUMENT_NOT_FOUND')
  return ok({
    fileName: document.file_name ?? 'document',
    fileType: document.file_type ?? 'application/octet-stream',
    size: document.size,
    content: await storage.read(document.storage_key),
  })
}
