import { isDocumentMimeType } from '@redress/domain/claim/document-rules.ts'
import { fileTypeFromFile } from 'file-type'
import { fail, ok, type Result } from '../../platform/result.ts'
import { compoundFileType } from './compound-file.ts'
import type { SpooledUpload } from './spool-upload.ts'
import { hasLatePdfHead, mailKind, textKind } from './text-kind.ts'
import { zipEntryNames } from './zip-entries.ts'

export type FileTypeFailure = 'FILE_TYPE_NOT_ALLOWED' | 'FILE_LOCKED' | 'FILE_WITH_MACROS'

/** Types reported by `file-type` that count as an allowed type. */
const sameAs: Readonly<Record<string, string>> = {
  'image/apng': 'image/png',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heif',
}

const isOfficeZip = /openxmlformats-officedocument|\.macroenabled/i

const taken = (type: string | null): Result<string, FileTypeFailure> =>
  type !== null && isDocumentMimeType(type) ? ok(type) : fail('FILE_TYPE_NOT_ALLOWED')

/** The type that a file's content says it has, or why it is not taken. */
export async function detectFileType(file: SpooledUpload, fileName: string): Promise<Result<string, FileTypeFailure>> {
  // Texts first: short marks of binary formats, such as BM, are the beginnings of sentences too.
  if (file.isText) return taken(textKind(file.head, fileName))
  const mail = mailKind(file.head)
  if (mail) return ok(mail)
  const found = await fileTypeFromFile(file.path)
  if (!found) return taken(hasLatePdfHead(file.head) ? 'application/pdf' : null)
  if (found.mime === 'application/x-cfb') return compoundFileType(file.path)
  if (isOfficeZip.test(found.mime)) {
    const names = await zipEntryNames(file.path)
    if (names.some(name => /vbaproject\.bin$/i.test(name))) return fail('FILE_WITH_MACROS')
  }
  return taken(sameAs[found.mime] ?? found.mime)
}
