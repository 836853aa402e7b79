import type { Document, documentUrl } from '@redress/contract/documents.ts'
import type { ErrorCode } from '@redress/contract/errors.ts'
import type { Room } from '@redress/domain/claim/correspondence.ts'
import { isSubmitted } from '@redress/domain/claim/questions.ts'
import type { Insertable, RawBuilder } from 'kysely'
import type { z } from 'zod'
import { peopleWhose } from '../../accounts/people/people.ts'
import { recordAccountEvent } from '../../accounts/sessions/account-events.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { equalTo } from '../../platform/database/read-together.ts'
import type { Table } from '../../platform/database/schema.ts'
import type { SignedIn } from '../../platform/http/caller.ts'
import type { Download, UploadedFile } from '../../platform/http/route.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { changeClaim, isAddable } from '../act/change-claim.ts'
import { type EditFailure, editByDecision } from '../act/edit-draft.ts'
import {
  documentRows,
  findDocument,
  findDocumentsAndAdders,
  insertDocument,
  insertingDocument,
  markReadByOthers,
  measureDocumentsOf,
  writtenDocument,
} from '../repositories/document-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { presentDocument } from '../views/document-presenter.ts'
import { checkRoomForFile, checkRoomForLink } from './document-room.ts'
import { type ReceiveFailure, receiveFile, type StoredFile } from './receive-file.ts'
import { verifiedContent } from './verified-content.ts'

type AddFileFailure = EditFailure | ReceiveFailure | 'TOO_MANY_DOCUMENTS' | 'FILES_TOO_LARGE'

/** Destination of an upload: the evidence of a claim, or a message that is not sent yet. */
export type DocumentTarget = 'evidence' | 'message'

type DocumentValues = Omit<Insertable<Table<'documents'>>, 'claim_id' | 'added_by' | 'is_unsent' | 'created_at'>

interface NewDocument<Code extends ErrorCode> {
  readonly values: DocumentValues
  readonly checkRoom: (room: Room) => Result<null, Code>
}

/** Adds a document to a draft, to the evidence of a filed claim, or to an unsent message. */
async function addDocument<Code extends ErrorCode>(
  context: Context,
  caller: ClaimOfParty,
  target: DocumentTarget,
  { values, checkRoom }: NewDocument<Code>,
): Promise<Result<{ files: Document[] }, EditFailure | Code>> {
  const { claim, userId, party } = caller
  const isUnsent = target === 'message'
  const row = { ...values, added_by: userId, is_unsent: isUnsent, created_at: context.clock.now() }
  if (isOfDraft(caller, target)) return addToDraft(context, caller, row, checkRoom)
  return changeClaim<{ files: Document[] }, Code | 'NOT_IN_THIS_STATE'>(context, caller, async (act, state) => {
    if (!isAddable(context, state.claim, caller, isUnsent ? 'message' : 'document')) return fail('NOT_IN_THIS_STATE')
    const checked = checkRoom(await measureDocumentsOf(act.transaction, ownerOf(caller)))
    if (!checked.ok) return checked
    await insertDocument(act.transaction, { ...row, claim_id: claim.id })
    // The other parties of a filed claim are notified.
    const count = { messages: 0, documents: 1 }
    const added = { event: 'document added', by: { party, userId }, added: count } as const
    if (!isUnsent) act.news.push({ state, happenings: [added] })
    return ok(await filesOf(context, act.transaction, caller, target))
  })
}

async function addToDraft<Code extends ErrorCode>(
  context: Context,
  caller: ClaimOfParty,
  row: Parameters<typeof insertingDocument>[0],
  checkRoom: NewDocument<Code>['checkRoom'],
): Promise<Result<{ files: Document[] }, EditFailure | Code>> {
  const { claim, userId } = caller
  const edited = await editByDecision(context, caller, {
    before: { documents: documentRows(claim.id), people: peopleWhose(equalTo(userId)) },
    written: writtenDocument,
    decide: ({ documents }): Result<RawBuilder<unknown>, Code> => {
      const bytes = documents.reduce((sum, { size }) => sum + Number(size ?? 0), 0)
      const checked = checkRoom({ count: documents.length, bytes })
      return checked.ok ? ok(insertingDocument(row)) : checked
    },
  })
  if (!edited.ok) return edited
  const { before, draft, written } = edited.value
  const reader = { claim: draft, people: before.people, userId, now: context.clock.now() }
  return ok({ files: [...before.documents, written].map(each => presentDocument(each, reader)) })
}

const isOfDraft = ({ claim }: ClaimOfParty, target: DocumentTarget) =>
  target === 'evidence' && !isSubmitted(claim.status)

/** Documents of the claim, or of the unsent message, as the caller sees them. */
async function filesOf(
  { clock }: Context,
  connection: Connection,
  { claim, userId }: ClaimOfParty,
  target: DocumentTarget,
): Promise<{ files: Document[] }> {
  const { documents, people } = await findDocumentsAndAdders(connection, claim.id)
  const shown = documents.filter(({ is_unsent, added_by }) =>
    target === 'message' ? is_unsent && added_by === userId : !is_unsent,
  )
  return { files: shown.map(each => presentDocument(each, { claim, people, userId, now: clock.now() })) }
}

export const addDocumentLink = (context: Context, caller: ClaimOfParty, link: z.output<typeof documentUrl>) =>
  addDocument(context, caller, 'evidence', {
    values: { type: 'url', url: link.url, url_description: link.urlDescription },
    checkRoom: checkRoomForLink,
  })

const ownerOf = ({ claim, userId }: ClaimOfParty) => ({ claimId: claim.id, userId })

/** Receives a file: checks its content and stores it, or rejects it. */
export async function receiveDocumentFile(
  context: Context,
  caller: ClaimOfParty,
  target: DocumentTarget,
  upload: UploadedFile,
): Promise<Result<StoredFile, AddFileFailure>> {
  const checked = await checkBeforeTransfer(context, caller, target)
  if (!checked.ok) {
    upload.content.resume()
    return checked
  }
  return receiveFile(context, { claimId: caller.claim.id, room: caller.userId }, upload)
}

/** Spares the transfer where the answer is known already; it is checked again when the file is there. */
async function checkBeforeTransfer(context: Context, caller: ClaimOfParty, target: DocumentTarget) {
  const isAllowed =
    isOfDraft(caller, target) || isAddable(context, caller.claim, caller, target === 'message' ? 'message' : 'document')
  return isAllowed
    ? checkRoomForFile(await measureDocumentsOf(context.database, ownerOf(caller)), 0)
    : fail('NOT_IN_THIS_STATE')
}

/** Adds a file that was received. */
export async function addDocumentFile(
  context: Context,
  caller: ClaimOfParty,
  target: DocumentTarget,
  file: StoredFile,
): Promise<Result<{ files: Document[] }, AddFileFailure>> {
  const values = {
    type: 'file',
    file_name: file.fileName,
    file_type: file.fileType,
    size: BigInt(file.size),
    sha256: file.sha256,
    storage_key: file.storageKey,
  } as const
  const checkRoom = (room: Room) => checkRoomForFile(room, file.size)
  const added = await addDocument(context, caller, target, { values, checkRoom })
  // Nothing names it, whether the answer is committed or not.
  if (!added.ok) await context.storage.delete(file.storageKey)
  return added
}

/** A stored file on its way out; a link has none. */
export async function downloadDocument(
  context: Context,
  { claimId, documentId }: { readonly claimId: string; readonly documentId: string },
  caller: SignedIn | null,
): Promise<Result<Download, 'DOCUMENT_NOT_FOUND' | 'DOCUMENT_FILE_MISSING'>> {
  const { database, storage, log, clock } = context
  const document = await findDocument(database, claimId, documentId)
  if (!document || document.storage_key === null || document.size === null) return fail('DOCUMENT_NOT_FOUND')
  const isOwn = document.added_by === caller?.userId
  if (document.is_unsent && !isOwn) return fail('DOCUMENT_NOT_FOUND')
  const facts = { claimId, documentId, storageKey: document.storage_key }
  const content = await storage.read(document.storage_key)
  if (content === null) {
    log.error(facts, 'the stored file of a document is missing')
    return fail('DOCUMENT_FILE_MISSING')
  }
  if (!isOwn && document.read_by_others_at === null) await markReadByOthers(database, documentId, clock.now())
  const fileName = document.file_name ?? 'document'
  // Downloads of own documents are not recorded: the page loads them for thumbnails.
  if (caller && !isOwn)
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
