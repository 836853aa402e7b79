import { admitStep } from '../claims/admit-step.ts'
import { advanceClaim } from '../claims/advance-claim.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { fail, ok } from '../platform/result.ts'
import { deleteFilesLater } from './delete-stored-files.ts'
import { removeDocument } from './document-repository.ts'

export interface DeleteDocument {
  readonly claimId: string
  readonly documentId: string
  readonly userId: string
}

export const deleteDocument = (context: Context, { claimId, documentId, userId }: DeleteDocument) =>
  inTransaction(context.database, async transaction => {
    const admitted = await admitStep(transaction, { claimId, event: 'edit', by: 'Plaintiff' })
    if (!admitted.ok) return admitted
    const removed = await removeDocument(transaction, claimId, documentId)
    if (!removed) return fail('DOCUMENT_NOT_FOUND')
    if (removed.storage_key) await deleteFilesLater(context, transaction, [removed.storage_key])
    await advanceClaim(context, transaction, admitted.value, { party: 'Plaintiff', userId })
    return ok(null)
  })
