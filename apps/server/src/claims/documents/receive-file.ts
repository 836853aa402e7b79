import { createReadStream } from 'node:fs'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import type { Context } from '../../adapters/context.ts'
import type { UploadedFile } from '../../platform/http/route.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { turns } from '../../platform/turns.ts'
import { detectFileType, type FileTypeFailure } from './detect-file-type.ts'
import { safeFileName } from './file-name.ts'
import { type SpooledUpload, withSpooledUpload } from './spool-upload.ts'
import { deleteFilesLater } from './stored-files.ts'

/** Limits concurrent uploads per quota and process, because unfinished ones use the server's disk. */
const inTurn = turns(3)

/** Longer than any upload takes from storing the file to its commit. */
const commitSeconds = 60 * 60

/** A file of evidence that is stored, and belongs to no claim yet. */
export interface StoredFile {
  readonly storageKey: string
  readonly size: number
  readonly sha256: string
  readonly fileType: string
  readonly fileName: string
}

export type ReceiveFailure =
  | 'FILE_TOO_LARGE'
  | FileTypeFailure
  | 'FILE_INFECTED'
  | 'INVALID_INPUT'
  | 'MALFORMED_REQUEST'

interface Target {
  readonly claimId: string
  /** Key of the quota that the file counts towards: an account id, or the seat of a letter's reader. */
  readonly room: string
}

/** Receives a file: checks its content and stores it, or rejects it. */
export async function receiveFile(
  context: Context,
  { claimId, room }: Target,
  upload: UploadedFile,
): Promise<Result<StoredFile, ReceiveFailure>> {
  const keep = async (file: SpooledUpload): Promise<Result<StoredFile, ReceiveFailure>> => {
    if (upload.isTruncated()) return fail('FILE_TOO_LARGE')
    if (file.size === 0) return fail('INVALID_INPUT', [{ path: 'file', message: validationTexts.required }])
    const detected = await detectFileType(file, upload.fileName)
    if (!detected.ok) return detected
    const fileType = detected.value
    if (await context.scanner?.isInfected(file.path)) return fail('FILE_INFECTED')
    const { size, sha256 } = file
    const storageKey = await storeFile(context, claimId, file)
    return ok({ storageKey, size, sha256, fileType, fileName: safeFileName(upload.fileName, fileType) })
  }
  // Until its turn nothing of an upload is read, so that it waits at the sender's.
  const received = await inTurn(room, () => withSpooledUpload(upload, keep))
  return received ?? fail('MALFORMED_REQUEST')
}

async function storeFile(context: Context, claimId: string, { path }: SpooledUpload): Promise<string> {
  const storageKey = `${claimId}/${crypto.randomUUID()}`
  // Should nothing name the file in the end, because this server died or another request was faster, it is deleted.
  await deleteFilesLater(context, context.database, [storageKey], { startAfter: commitSeconds })
  await context.storage.write(storageKey, createReadStream(path))
  return storageKey
}
