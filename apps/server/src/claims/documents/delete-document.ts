import type { Context } from '../../platform/context.ts'
import { fail, ok } from '../../platform/result.ts'
import { editDraft } from '../edit-draft.ts'
import { deleteFilesLater } from './delete-stored-files.ts'
import { removeDocument } from './document-repository.ts'

export interface DeleteDocument {
  readonly claimId: string
  readonly documentId: string
  readonly userId: string
}

export const deleteDocument = (context: Context, { claimId, documentId, userId }: DeleteDocument) =>
  editDraft(context, { claimId, userId }, async transaction => {
    const removed = await removeDocument(transaction, claimId, documentId)
    if (!removed) return fail('DOCUMENT_NOT_FOUND')
    if (removed.storage_key) await deleteFilesLater(context, transaction, [removed.storage_key])
    return ok(null)
  })
