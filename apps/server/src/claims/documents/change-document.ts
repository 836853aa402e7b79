import { removableUntil } from '@redress/domain/claim/correspondence.ts'
import { isFiled, isSubmitted } from '@redress/domain/claim/questions.ts'
import type { Context } from '../../adapters/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { type Condition, equalTo } from '../../platform/database/read-together.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { changeClaim, type LockFailure } from '../act/change-claim.ts'
import { editDraft, noDraft } from '../act/edit-draft.ts'
import {
  captioningDocument,
  type DocumentRecord,
  type DocumentWrite,
  deletingDocument,
  lockDocument,
  writtenDocument,
} from '../repositories/document-repository.ts'
import { ofDraft } from '../repositories/draft-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { additionFacts } from '../views/document-presenter.ts'
import { deleteFilesLater } from './stored-files.ts'

type Changed = Result<null, LockFailure | 'NOT_IN_THIS_STATE' | 'DOCUMENT_NOT_FOUND' | 'FORBIDDEN' | 'DOCUMENT_STAYS'>

interface Change {
  readonly write: (claimIs: Condition) => DocumentWrite
  /** Event of which the other parties of a filed claim are notified. */
  readonly event: 'document removed' | null
}

export const removeDocument = (context: Context, caller: ClaimOfParty, documentId: string): Promise<Changed> =>
  changeDocument(context, caller, documentId, {
    write: claimIs => deletingDocument(documentId, claimIs),
    event: 'document removed',
  })

/** Sets the caption of a document; an empty text removes it. */
export const describeDocument = (
  context: Context,
  caller: ClaimOfParty,
  documentId: string,
  caption: string,
): Promise<Changed> =>
  changeDocument(context, caller, documentId, {
    write: claimIs => captioningDocument(documentId, caption || null, claimIs),
    event: null,
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
    : changeOfDraft(context, caller, change)

const changeOfDraft = (context: Context, caller: ClaimOfParty, { write, event }: Change): Promise<Changed> =>
  inTransaction(context.database, async database => {
    const within = { ...context, database }
    const edited = await editDraft(within, caller, { write: write(ofDraft), reads: { document: writtenDocument } })
    if (!edited) return noDraft(within, caller)
    if (!edited.document) return fail('DOCUMENT_NOT_FOUND')
    if (event !== null) await deleteFileLater(within, edited.document)
    return ok(null)
  })

const deleteFileLater = (context: Context, { storage_key: key }: DocumentRecord) =>
  deleteFilesLater(context, context.database, key === null ? [] : [key])

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
    await change.write(equalTo(claim.id)).execute(transaction)
    if (change.event === null) return ok(null)
    await deleteFileLater({ ...context, database: transaction }, document)
    const happened = { event: change.event, by: { party, userId } } as const
    if (!document.is_unsent) news.push({ state, happenings: [happened] })
    return ok(null)
  })
