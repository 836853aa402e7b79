import { removableUntil } from '@redress/domain/claim/correspondence.ts'
import { isFiled, isSubmitted } from '@redress/domain/claim/questions.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { changeClaim, editDraft, type LockFailure } from '../act/change-claim.ts'
import { type DocumentRecord, deleteDocument, lockDocument } from '../repositories/document-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { additionFacts } from '../views/document-presenter.ts'
import { deleteFilesLater } from './stored-files.ts'

type Removed = Result<null, LockFailure | 'NOT_IN_THIS_STATE' | 'DOCUMENT_NOT_FOUND' | 'FORBIDDEN' | 'DOCUMENT_STAYS'>

/** Removes a document: any from a draft; from a filed claim one's own, as long as nobody can rely on it. */
export const removeDocument = (context: Context, caller: ClaimOfParty, documentId: string): Promise<Removed> =>
  isSubmitted(caller.claim.status)
    ? removeFromFiled(context, caller, documentId)
    : editDraft(context, caller, async transaction => {
        const deleted = await deleteDocument(transaction, caller.claim.id, documentId)
        if (!deleted) return fail('DOCUMENT_NOT_FOUND')
        await forgetFile(context, transaction, deleted)
        return ok(null)
      })

const removeFromFiled = (context: Context, caller: ClaimOfParty, documentId: string): Promise<Removed> =>
  changeClaim(context, caller, async ({ transaction, news }, state) => {
    const { claim } = state
    if (!isFiled(claim.status)) return fail('NOT_IN_THIS_STATE')
    const document = await lockDocument(transaction, claim.id, documentId)
    const { userId, party } = caller
    if (!document || (document.is_unsent && document.added_by !== userId)) return fail('DOCUMENT_NOT_FOUND')
    const now = context.clock.now()
    if (document.added_by !== userId) return fail('FORBIDDEN')
    const isRemovable = document.is_unsent || removableUntil(additionFacts(document, claim), now) !== null
    if (!isRemovable) return fail('DOCUMENT_STAYS')
    await deleteDocument(transaction, claim.id, documentId)
    await forgetFile(context, transaction, document)
    if (!document.is_unsent) {
      const removed = { event: 'document removed', by: { party, userId } } as const
      news.push({ state, happenings: [removed] })
    }
    return ok(null)
  })

async function forgetFile(context: Context, transaction: Connection, { storage_key }: DocumentRecord): Promise<void> {
  if (storage_key) await deleteFilesLater(context, transaction, [storage_key])
}
