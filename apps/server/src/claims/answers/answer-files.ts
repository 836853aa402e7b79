import type { OpenedLetter } from '@redress/contract/letters.ts'
import { type RoomProblem, roomProblem } from '@redress/domain/claim/correspondence.ts'
import { isGivable } from '@redress/domain/claim/written-answers.ts'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import type { LetterReader } from '../../platform/http/caller.ts'
import type { UploadedFile } from '../../platform/http/route.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { claimOf } from '../act/claim-state.ts'
import { failureOfRoom } from '../documents/document-room.ts'
import { type ReceiveFailure, receiveFile, type StoredFile } from '../documents/receive-file.ts'
import { deleteFilesLater } from '../documents/stored-files.ts'
import { describeLetter } from '../letters/opened-letter.ts'
import { lockSeatOfLetter } from '../letters/reading-session-repository.ts'
import {
  type AnswerFileRecord,
  deleteAnswerFile,
  deleteAnswerFiles,
  findAnswerFiles,
  insertAnswerFile,
} from '../repositories/answer-file-repository.ts'
import type { DefendantRecord } from '../repositories/defendant-repository.ts'
import { insertDocuments } from '../repositories/document-repository.ts'
import { answerableClaim } from './answerable-claim.ts'

type UploadRefusal = 'LETTER_CLOSED' | 'NOT_IN_THIS_STATE' | 'TOO_MANY_DOCUMENTS' | 'FILES_TOO_LARGE'

/** Receives a file that proves a payment. Only its uploader sees it before the answer is given. */
export async function receiveAnswerFile(
  context: Context,
  reader: LetterReader,
  upload: UploadedFile,
): Promise<Result<StoredFile, UploadRefusal | ReceiveFailure>> {
  // Spares the transfer where the answer is known already; it is checked again when the file is there.
  const checked = await inTransaction(context.database, transaction =>
    lockSeatWithRoom(context, transaction, reader, 0),
  )
  if (!checked.ok) {
    upload.content.resume()
    return checked
  }
  return receiveFile(context, { claimId: reader.claimId, room: reader.defendantId }, upload)
}

/** Locks the seat and checks that a file of this size fits its quota, so that no answer is given in the meantime. */
async function lockSeatWithRoom(
  { clock }: Context,
  transaction: Connection,
  reader: LetterReader,
  size: number,
): Promise<Result<DefendantRecord, UploadRefusal>> {
  const now = clock.now()
  const defendant = await lockSeatOfLetter(transaction, reader, now)
  if (!defendant) return fail('LETTER_CLOSED')
  const answerable = await answerableClaim(transaction, await claimOf(transaction, defendant), { defendant, now })
  if (!isGivable({ kind: 'already paid' }, answerable)) return fail('NOT_IN_THIS_STATE')
  const files = await findAnswerFiles(transaction, defendant)
  const bytes = files.reduce((sum, file) => sum + Number(file.size), 0)
  const problem: RoomProblem | null = roomProblem({ count: files.length, bytes }, size)
  return problem === null ? ok(defendant) : fail(failureOfRoom[problem])
}

/** Stores a file that was received with the letter. */
export async function addAnswerFile(
  context: Context,
  reader: LetterReader,
  file: StoredFile,
): Promise<Result<OpenedLetter, UploadRefusal>> {
  const added = await inTransaction(context.database, async transaction => {
    const checked = await lockSeatWithRoom(context, transaction, reader, file.size)
    if (!checked.ok) return checked
    await insertAnswerFile(transaction, {
      defendant_id: checked.value.id,
      address: checked.value.email,
      file_name: file.fileName,
      file_type: file.fileType,
      size: BigInt(file.size),
      sha256: file.sha256,
      storage_key: file.storageKey,
      uploaded_at: context.clock.now(),
    })
    return ok(await describeLetter(transaction, reader, checked.value))
  })
  if (added.ok) return added
  // Nothing names it, whether the answer is committed or not.
  await context.storage.delete(file.storageKey)
  return added
}

export const removeAnswerFile = (
  context: Context,
  reader: LetterReader,
  fileId: string,
): Promise<Result<OpenedLetter, 'LETTER_CLOSED' | 'DOCUMENT_NOT_FOUND'>> =>
  inTransaction(context.database, async transaction => {
    const defendant = await lockSeatOfLetter(transaction, reader, context.clock.now())
    if (!defendant) return fail('LETTER_CLOSED')
    const removed = await deleteAnswerFile(transaction, defendant, fileId)
    if (!removed) return fail('DOCUMENT_NOT_FOUND')
    await deleteFilesLater(context, transaction, [removed.storage_key])
    return ok(await describeLetter(transaction, reader, defendant))
  })

/** Turns files uploaded with a letter into unsent documents of an account; returns their ids. */
export async function handFilesOver(
  context: Pick<Context, 'jobs' | 'clock'>,
  transaction: Connection,
  uploaded: readonly AnswerFileRecord[],
  { defendant: { claim_id, email }, userId }: { readonly defendant: DefendantRecord; readonly userId: string },
): Promise<string[]> {
  const own = uploaded.filter(({ address }) => address === email)
  // Files of an earlier addressee of the seat are deleted.
  const foreign = uploaded.filter(file => !own.includes(file))
  await deleteFilesLater(
    context,
    transaction,
    foreign.map(({ storage_key }) => storage_key),
  )
  return insertDocuments(
    transaction,
    own.map(({ file_name, file_type, size, sha256, storage_key }) => ({
      claim_id,
      type: 'file' as const,
      ...{ file_name, file_type, size, sha256, storage_key },
      added_by: userId,
      is_unsent: true,
      created_at: context.clock.now(),
    })),
  )
}

/** Deletes the uploads of a seat; the stored files are deleted after the commit. */
export async function discardAnswerFiles(
  context: Pick<Context, 'jobs'>,
  transaction: Connection,
  defendantId: string,
): Promise<void> {
  const deleted = await deleteAnswerFiles(transaction, defendantId)
  await deleteFilesLater(
    context,
    transaction,
    deleted.map(({ storage_key }) => storage_key),
  )
}
