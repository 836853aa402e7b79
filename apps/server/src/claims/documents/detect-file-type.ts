import { isDocumentMimeType } from '@redress/domain/claim/document-rules.ts'
import { fileTypeFromFile } from 'file-type'
import { compoundFileType } from './compound-file.ts'
import type { SpooledUpload } from './spool-upload.ts'
import { textKind } from './text-kind.ts'

/** Names of file-type for what an allowed kind includes. */
const sameAs: Readonly<Record<string, string>> = { 'image/apng': 'image/png' }

/** The type that a file's content says it has; `null` where it is not one of those that are taken. */
export async function detectFileType(file: SpooledUpload, fileName: string): Promise<string | null> {
  // Texts first: short marks of binary formats, such as BM, are the beginnings of sentences too.
  if (file.isText) return textKind(file.head, fileName)
  const found = await fileTypeFromFile(file.path)
  if (!found) return null
  if (found.mime === 'application/x-cfb') return compoundFileType(file.path)
  const type = sameAs[found.mime] ?? found.mime
  return isDocumentMimeType(type) ? type : null
}
