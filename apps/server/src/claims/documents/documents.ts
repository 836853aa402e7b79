import type { Document, documentUrl } from '@redress/contract/documents.ts'
import type { ErrorCode } from '@redress/contract/errors.ts'
import { mayAdd } from '@redress/domain/claim/correspondence.ts'
import { findTransition } from '@redress/domain/claim/lifecycle.ts'
import { isSubmitted } from '@redress/domain/claim/questions.ts'
import type { Insertable } from 'kysely'
import type { z } from 'zod'
import { recordAccountEvent } from '../../accounts/account-events.ts'
import { peopleById } from '../../accounts/people.ts'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import type { DocumentsTable } from '../../platform/database/schema.ts'
import type { SignedIn } from '../../platform/http/caller.ts'
import type { Download, Upload } from '../../platform/http/route.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { record } from '../act/record.ts'
import { addToClaim, correspondenceFacts } from '../lifecycle/add-to-claim.ts'
import { editDraft } from '../lifecycle/edit-draft.ts'
import { type LockFailure, lockClaimOfParty } from '../lifecycle/lock-claim-of-party.ts'
import { findDocument, findDocuments, insertDocument, markReadByOthers } from '../repositories/document-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { presentDocument } from '../views/document-presenter.ts'
import { checkRoomForFile, checkRoomForLink } from './document-room.ts'
import { type ReceiveFailure, receiveFile, type StoredFile } from './receive-file.ts'
import { verifiedContent } from './verified-content.ts'

type AddFailure = LockFailure | 'NOT_IN_THIS_STATE'
type AddFileFailure = AddFailure | ReceiveFailure | 'TOO_MANY_DOCUMENTS' | 'FILES_TOO_LARGE'

/** What a document is added to: the evidence of a claim, or a message that its writer has yet to send. */
export type DocumentTarget = 'evidence' | 'message'

type DocumentValues = Omit<Insertable<DocumentsTable>, 'claim_id' | 'added_by' | 'is_unsent' | 'created_at'>

/** Adds to a draft, to the evidence of a claim that is filed, or to what its adder has yet to send. */
function addDocument<Code extends ErrorCode>(
  context: Context,
  caller: ClaimOfParty,
  target: DocumentTarget,
  values: DocumentValues,
  checkRoom: (transaction: Connection) => Promise<Result<null, Code>>,
): Promise<Result<{ files: Document[] }, AddFailure | Code>> {
  const { claim, userId } = caller
  const add = async (transaction: Connection): Promise<Result<{ files: Document[] }, Code>> => {
    const checked = await checkRoom(transaction)
    if (!checked.ok) return checked
    const now = context.clock.now()
    const isUnsent = target === 'message'
    await insertDocument(transaction, {
      ...values,
      claim_id: claim.id,
      added_by: userId,
      is_unsent: isUnsent,
      created_at: now,
    })
    return ok(await filesOf(context, transaction, caller, target))
  }
  if (target === 'message') return addToClaim(context, caller, 'message', add)
  if (!isSubmitted(claim.status)) return editDraft(context, caller, add)
  return addToClaim(context, caller, 'document', (transaction, filed) =>
    addEvidence(context, transaction, { ...caller, claim: filed }, () => add(transaction)),
  )
}

/** Of a filed claim the others are told what is added. */
async function addEvidence<Value, Code extends ErrorCode>(
  context: Context,
  transaction: Connection,
  { claim, userId, party }: ClaimOfParty,
  add: () => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code>> {
  const result = await add()
  if (!result.ok) return result
  const added = { messages: 0, documents: 1 }
  const happenings = [{ event: 'document added', by: { party, userId }, added }] as const
  await record(context, transaction, [{ claim, happenings }])
  return result
}

/** What the caller is shown of the claim's documents, or of those of the message. */
async function filesOf(
  { clock }: Context,
  connection: Connection,
  { claim, userId }: ClaimOfParty,
  target: DocumentTarget,
): Promise<{ files: Document[] }> {
  const documents = await findDocuments(connection, claim.id)
  const shown = documents.filter(({ is_unsent, added_by }) =>
    target === 'message' ? is_unsent && added_by === userId : !is_unsent,
  )
  const people = await peopleById(
    connection,
    shown.map(({ added_by }) => added_by),
  )
  return { files: shown.map(each => presentDocument(each, { claim, people, userId, now: clock.now() })) }
}

export const addDocumentLink = (context: Context, caller: ClaimOfParty, link: z.output<typeof documentUrl>) =>
  addDocument(
    context,
    caller,
    'evidence',
    { type: 'url', url: link.url, url_description: link.urlDescription },
    transaction => checkRoomForLink(transaction, ownerOf(caller)),
  )

const ownerOf = ({ claim, userId }: ClaimOfParty) => ({ claimId: claim.id, userId })

/** Takes the content of one file in: checked, and stored, or not kept at all. */
export async function receiveDocumentFile(
  context: Context,
  caller: ClaimOfParty,
  target: DocumentTarget,
  upload: Upload,
): Promise<Result<StoredFile, AddFileFailure>> {
  const checked = await checkBeforeTransfer(context, caller, target)
  if (!checked.ok) {
    upload.content.resume()
    return checked
  }
  return receiveFile(context, { claimId: caller.claim.id, room: caller.userId }, upload)
}

/** Spares the transfer where the answer is known already; it is checked again when the file is there. */
const checkBeforeTransfer = (context: Context, caller: ClaimOfParty, target: DocumentTarget) =>
  inTransaction(context.database, async transaction => {
    const locked = await lockClaimOfParty(transaction, caller)
    if (!locked.ok) return locked
    const { party } = caller
    const addition = target === 'message' ? 'message' : 'document'
    const isAllowed =
      mayAdd(addition, party, correspondenceFacts(locked.value), context.clock.now()) ||
      (target === 'evidence' && findTransition(locked.value.status, 'edit', party).ok)
    if (!isAllowed) return fail('NOT_IN_THIS_STATE')
    return checkRoomForFile(transaction, ownerOf(caller), 0)
  })

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
  const added = await addDocument(context, caller, target, values, transaction =>
    checkRoomForFile(transaction, ownerOf(caller), file.size),
  )
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
