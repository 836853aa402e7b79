import { createReadStream } from 'node:fs'
import type { Document } from '@redress/contract/documents.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import type { Upload } from '../../platform/http/route.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { admitStep } from '../admit-step.ts'
import { editDraft } from '../edit-draft.ts'
import { deleteFilesLater } from './delete-stored-files.ts'
import { insertDocument } from './document-repository.ts'
import { safeFileName } from './file-name.ts'
import { judgeContent } from './judge-content.ts'
import { documentsOfClaim } from './list-documents.ts'
import { whyNoMoreFiles } from './room-for-documents.ts'
import { type SpooledUpload, withSpooledUpload } from './spool-upload.ts'

export interface AddDocumentFile {
  readonly claimId: string
  readonly userId: string
  readonly upload: Upload
}

type Added = Result<
  { files: Document[] },
  | 'CLAIM_NOT_FOUND'
  | 'NOT_IN_THIS_STATE'
  | 'TOO_MANY_DOCUMENTS'
  | 'FILE_TOO_LARGE'
  | 'FILES_TOO_LARGE'
  | 'FILE_TYPE_NOT_ALLOWED'
  | 'INVALID_INPUT'
  | 'MALFORMED_REQUEST'
>

/** Longer than any upload takes from its storing to its commit. */
const commitSeconds = 60 * 60

/** Takes one file of evidence into a draft: judged by its content, kept with its hash, or not kept at all. */
export async function addDocumentFile(context: Context, request: AddDocumentFile): Promise<Added> {
  const { upload } = request
  const refusal = await whyNotNow(context, request)
  if (refusal) {
    upload.content.resume()
    return refusal
  }
  const added = await withSpooledUpload(upload, async (file): Promise<Added> => {
    if (upload.isTruncated()) return fail('FILE_TOO_LARGE')
    if (file.size === 0) return fail('INVALID_INPUT', [{ path: 'file', message: validationTexts.required }])
    const fileType = await judgeContent(file, upload.fileName)
    return fileType === null ? fail('FILE_TYPE_NOT_ALLOWED') : keepFile(context, request, { file, fileType })
  })
  return added ?? fail('MALFORMED_REQUEST')
}

/** Spares the transfer where the answer is known already; the verdict itself falls when the file is there. */
const whyNotNow = (context: Context, { claimId }: AddDocumentFile) =>
  inTransaction(context.database, async transaction => {
    const admitted = await admitStep(transaction, { claimId, event: 'edit', by: 'Plaintiff' })
    return admitted.ok ? whyNoMoreFiles(transaction, claimId, 0) : admitted
  })

interface Judged {
  readonly file: SpooledUpload
  readonly fileType: string
}

async function keepFile(context: Context, request: AddDocumentFile, judged: Judged): Promise<Added> {
  const { storage, database } = context
  const storageKey = `${request.claimId}/${crypto.randomUUID()}`
  // Should this server die before the commit, the file is deleted all the same.
  await deleteFilesLater(context, database, [storageKey], { startAfter: commitSeconds })
  await storage.write(storageKey, createReadStream(judged.file.path))
  const added = await addDocument(context, request, { ...judged, storageKey })
  if (!added.ok) await storage.delete(storageKey)
  return added
}

const addDocument = (
  context: Context,
  { claimId, userId, upload }: AddDocumentFile,
  { file, fileType, storageKey }: Judged & { readonly storageKey: string },
): Promise<Added> =>
  editDraft(context, { claimId, userId }, async transaction => {
    const refusal = await whyNoMoreFiles(transaction, claimId, file.size)
    if (refusal) return refusal
    await insertDocument(transaction, {
      claim_id: claimId,
      type: 'file',
      file_name: safeFileName(upload.fileName, fileType),
      file_type: fileType,
      size: BigInt(file.size),
      sha256: file.sha256,
      storage_key: storageKey,
      created_at: context.clock.now(),
    })
    return ok({ files: await documentsOfClaim(transaction, claimId) })
  })
