import { createReadStream } from 'node:fs'
import type { Document, documentUrl } from '@redress/contract/documents.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { limits } from '@redress/domain/people/limits.ts'
import type { z } from 'zod'
import { recordAccountEvent } from '../../accounts/account-events.ts'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import type { SignedIn } from '../../platform/http/caller.ts'
import type { Download, Upload } from '../../platform/http/route.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { checkTransition } from '../lifecycle/check-transition.ts'
import { editDraft } from '../lifecycle/edit-draft.ts'
import { lockClaim } from '../repositories/claim-repository.ts'
import {
  type DocumentRecord,
  deleteDocument as deleteRow,
  findDocument,
  findDocuments,
  insertDocument,
} from '../repositories/document-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { presentDocument } from '../views/claim-presenter.ts'
import { detectFileType } from './detect-file-type.ts'
import { safeFileName } from './file-name.ts'
import { type SpooledUpload, withSpooledUpload } from './spool-upload.ts'
import { deleteFilesLater } from './stored-files.ts'
import { inTurn } from './upload-turns.ts'
import { verifiedContent } from './verified-content.ts'

type AddFileFailure =
  | 'CLAIM_NOT_FOUND'
  | 'NOT_IN_THIS_STATE'
  | 'TOO_MANY_DOCUMENTS'
  | 'FILE_TOO_LARGE'
  | 'FILES_TOO_LARGE'
  | 'FILE_TYPE_NOT_ALLOWED'
  | 'INVALID_INPUT'
  | 'MALFORMED_REQUEST'

const filesOf = async (connection: Connection, claimId: string): Promise<{ files: Document[] }> => ({
  files: (await findDocuments(connection, claimId)).map(presentDocument),
})

/** Fails where a claim has as many documents as it can have. */
const checkCount = (documents: readonly DocumentRecord[]) =>
  documents.length >= limits.documentsPerClaim ? fail('TOO_MANY_DOCUMENTS') : ok(null)

/** The same for a file, whose size in bytes counts too. */
async function checkFileLimits(connection: Connection, claimId: string, size: number) {
  const documents = await findDocuments(connection, claimId)
  const counted = checkCount(documents)
  if (!counted.ok) return counted
  const used = documents.reduce((sum, document) => sum + (document.size ?? 0n), 0n)
  return used + BigInt(size) > limits.claimFilesBytes ? fail('FILES_TOO_LARGE') : ok(null)
}

export const addDocumentLink = (context: Context, draft: ClaimOfParty, link: z.output<typeof documentUrl>) =>
  editDraft(context, draft, async transaction => {
    const claimId = draft.claim.id
    const checked = checkCount(await findDocuments(transaction, claimId))
    if (!checked.ok) return checked
    await insertDocument(transaction, {
      claim_id: claimId,
      type: 'url',
      url: link.url,
      url_description: link.urlDescription,
      created_at: context.clock.now(),
    })
    return ok(await filesOf(transaction, claimId))
  })

/** Longer than any upload takes from its storing to its commit. */
const commitSeconds = 60 * 60

/** A file of evidence that is stored, and belongs to no claim yet. */
export interface StoredFile {
  readonly storageKey: string
  readonly size: number
  readonly sha256: string
  readonly fileType: string
  readonly fileName: string
}

/** Takes the content of one file in: checked, and stored, or not kept at all. */
export async function receiveDocumentFile(
  context: Context,
  draft: ClaimOfParty,
  upload: Upload,
): Promise<Result<StoredFile, AddFileFailure>> {
  const checked = await checkBeforeTransfer(context, draft)
  if (!checked.ok) {
    upload.content.resume()
    return checked
  }
  const keep = async (file: SpooledUpload): Promise<Result<StoredFile, AddFileFailure>> => {
    if (upload.isTruncated()) return fail('FILE_TOO_LARGE')
    if (file.size === 0) return fail('INVALID_INPUT', [{ path: 'file', message: validationTexts.required }])
    const fileType = await detectFileType(file, upload.fileName)
    if (fileType === null) return fail('FILE_TYPE_NOT_ALLOWED')
    const { size, sha256 } = file
    const storageKey = await storeFile(context, draft, file)
    return ok({ storageKey, size, sha256, fileType, fileName: safeFileName(upload.fileName, fileType) })
  }
  const received = await inTurn(draft.userId, () => withSpooledUpload(upload, keep))
  return received ?? fail('MALFORMED_REQUEST')
}

/** Spares the transfer where the answer is known already; it is checked again when the file is there. */
const checkBeforeTransfer = (context: Context, { claim: { id } }: ClaimOfParty) =>
  inTransaction(context.database, async transaction => {
    const claim = await lockClaim(transaction, id)
    if (!claim) return fail('CLAIM_NOT_FOUND')
    const checked = await checkTransition(transaction, claim, { event: 'edit', by: 'Plaintiff' })
    return checked.ok ? checkFileLimits(transaction, id, 0) : checked
  })

async function storeFile(context: Context, { claim }: ClaimOfParty, { path }: SpooledUpload): Promise<string> {
  const storageKey = `${claim.id}/${crypto.randomUUID()}`
  // Should nothing name the file in the end, because this server died or another request was faster, it is deleted.
  await deleteFilesLater(context, context.database, [storageKey], { startAfter: commitSeconds })
  await context.storage.write(storageKey, createReadStream(path))
  return storageKey
}

/** Adds a file that was received to a draft. */
export async function addDocumentFile(
  context: Context,
  draft: ClaimOfParty,
  file: StoredFile,
): Promise<Result<{ files: Document[] }, AddFileFailure>> {
  const added = await editDraft(context, draft, async transaction => {
    const claimId = draft.claim.id
    const checked = await checkFileLimits(transaction, claimId, file.size)
    if (!checked.ok) return checked
    await insertDocument(transaction, {
      claim_id: claimId,
      type: 'file',
      file_name: file.fileName,
      file_type: file.fileType,
      size: BigInt(file.size),
      sha256: file.sha256,
      storage_key: file.storageKey,
      created_at: context.clock.now(),
    })
    return ok(await filesOf(transaction, claimId))
  })
  // Nothing names it, whether the answer is committed or not.
  if (!added.ok) await context.storage.delete(file.storageKey)
  return added
}

export const deleteDocument = (context: Context, draft: ClaimOfParty, documentId: string) =>
  editDraft(context, draft, async transaction => {
    const deleted = await deleteRow(transaction, draft.claim.id, documentId)
    if (!deleted) return fail('DOCUMENT_NOT_FOUND')
    if (deleted.storage_key) await deleteFilesLater(context, transaction, [deleted.storage_key])
    return ok(null)
  })

/** A stored file on its way out; a link has none. */
export async function downloadDocument(
  context: Context,
  { claimId, documentId }: { readonly claimId: string; readonly documentId: string },
  caller: SignedIn | null,
): Promise<Result<Download, 'DOCUMENT_NOT_FOUND' | 'DOCUMENT_FILE_MISSING'>> {
  const { database, storage, log } = context
  const document = await findDocument(database, claimId, documentId)
  if (!document || document.storage_key === null || document.size === null) return fail('DOCUMENT_NOT_FOUND')
  const facts = { claimId, documentId, storageKey: document.storage_key }
  const content = await storage.read(document.storage_key)
  if (content === null) {
    log.error(facts, 'the stored file of a document is missing')
    return fail('DOCUMENT_FILE_MISSING')
  }
  const fileName = document.file_name ?? 'document'
  if (caller)
    await recordAccountEvent(context, database, {
      ...{ userId: caller.userId, kind: 'document downloaded', sessionId: caller.sessionId },
      ...{ subject: fileName, claimId },
    })
  return ok({
    fileName,
    fileType: document.file_type ?? 'application/octet-stream',
    size: document.size,
    content: verifiedContent(content, document.sha256, () =>
      log.error(facts, 'the stored file of a document is damaged'),
    ),
  })
}
