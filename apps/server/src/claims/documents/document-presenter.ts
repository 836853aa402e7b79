import type { Document } from '@redress/contract/documents.ts'
import type { DocumentRecord } from './document-record.ts'

export const presentDocument = (document: DocumentRecord): Document => ({
  id: document.id,
  type: document.type,
  fileName: document.file_name,
  fileType: document.file_type,
  size: document.size === null ? null : Number(document.size),
  sha256: document.sha256,
  url: document.url,
  urlDescription: document.url_description,
  createdAt: document.created_at.toISOString(),
})
