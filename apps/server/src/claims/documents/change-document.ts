import { removableUntil } from '@redress/domain/claim/correspondence.ts'
import { isFiled, isSubmitted } from '@redress/domain/claim/questions.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { changeClaim, editDraft, type LockFailure } from '../act/change-claim.ts'
import {
  captionDocument,
  type DocumentRecord,
  deleteDocument,
  lockDocument,
} from '../repositories/document-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { additionFacts } from '../views/document-presenter.ts'
import { deleteFilesLater } from './stored-files.ts'

type Changed = Result<null, LockFailure | 'NOT_IN_THIS_STATE' | 'DOCUMENT_NOT_FOUND' | 'FORBIDDEN' | 'DOCUMENT_STAYS'>

interface Change {
  /** Returns the document; `undefined` if there is none. */
  readonly write: (transaction: Connection) => Promise<DocumentRecord | undefined>
  /** Event of which the other parties of a filed claim are notified. */
  readonly event: 'document removed' | null
}

export const removeDocument = (context: Context, caller: ClaimOfParty, documentId: string): Promise<Changed> =>
  changeDocument(context, caller, documentId, {
    event: 'document removed',
    write: async transaction => {
      const deleted = await deleteDocument(transaction, caller.claim.id, documentId)
      if (deleted?.storage_key) await deleteFilesLater(context, transaction, [deleted.storage_key])
      return deleted
    },
  })

/** Sets the caption of a document; an empty text removes it. */
export const describeDocument = (
  context: Context,
  caller: ClaimOfParty,
  documentId: string,
  caption: string,
): Promise<Changed> =>
  changeDocument(context, caller, documentId, {
    event: null,
    write: transaction => captionDocument(transaction, { claimId: caller.claim.id, id: documentId }, caption || null),
  })

/** Changes a document: any one of a draft; in a filed claim only an own one that nobody can have relied on yet. */
const changeDocument = (
  context: Context,
  caller: ClaimOfParty,
  documentId: string,
  change: Change,
): Promise<Changed> =>
  isSubmitted(caller.claim.status)
    ? changeOfFiled(context, caller, documentId, change)
    : editDraft(context, caller, async transaction =>
        (await change.write(transaction)) ? ok(null) : fail('DOCUMENT_NOT_FOUND'),
      )

const changeOfFiled = (context: Context, caller: ClaimOfParty, documentId: string, change: Change): Promise<Changed> =>
  changeClaim(context, caller, async ({ transaction, news }, state) => {
    const { claim } = state
    if (!isFiled(claim.status)) return fail('NOT_IN_THIS_STATE')
    const document = await lockDocument(transaction, claim.id, documentId)
    const { userId, party } = caller
    if (!document || (document.is_unsent && document.added_by !== userId)) return fail('DOCUMENT_NOT_FOUND')
    const now = context.clock.now()
    if (document.added_by !== userId) return fail('FORBIDDEN')
    const isChangeable = document.is_unsent || removableUntil(additionFacts(document, claim), now) !== null
    if (!isChangeable) return fail('DOCUMENT_STAYS')
    await change.write(transaction)
    if (change.event !== null && !document.is_unsent) {
      const happened = { event: change.event, by: { party, userId } } as const
      news.push({ state, happenings: [happened] })
    }
    return ok(null)
  })
