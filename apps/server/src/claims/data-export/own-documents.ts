import { createHash } from 'node:crypto'
import type { ArchivedFile } from '@redress/contract/archived-data.ts'
import type { Context } from '../../adapters/context.ts'
import { type DocumentRecord, findDocuments } from '../repositories/document-repository.ts'
import type { ZipEntry } from './zip-archive.ts'

/** Longest file name in bytes. Most file systems allow 255; the rest is left for the number in front. */
const longestName = 200

/** A name within an archive: numbered, as two documents may have one name, and short enough to be unpacked anywhere. */
export function archivedName(position: number, fileName: string): string {
  const ending = /\.[^.]{1,10}$/.exec(fileName)?.[0] ?? ''
  const stem = fileName.slice(0, fileName.length - ending.length)
  let [kept, bytes] = ['', Buffer.byteLength(ending)]
  for (const character of stem) {
    bytes += Buffer.byteLength(character)
    if (bytes > longestName) break
    kept += character
  }
  return `${position}-${kept}${ending}`
}

const isOwnFile = (document: DocumentRecord, userId: string) =>
  document.added_by === userId && document.storage_key !== null

/**
 * Files that a user has added to a claim, one after the other. The result of each is noted after its content was
 * read. A missing or damaged file is reported and does not stop the others.
 */
export async function* ownDocuments(
  { database, storage, log }: Context,
  { claimId, userId }: { readonly claimId: string; readonly userId: string },
  note: (file: ArchivedFile) => void,
): AsyncGenerator<ZipEntry> {
  const documents = (await findDocuments(database, claimId)).filter(each => isOwnFile(each, userId))
  for (const [index, document] of documents.entries()) {
    const { id: documentId, file_name, sha256, size, storage_key } = document
    const fileName = file_name ?? 'document'
    const path = `claims/${claimId}/documents/${archivedName(index + 1, fileName)}`
    const facts = { claimId, documentId, fileName, path, size: Number(size), sha256: sha256 ?? '' }
    const content = await storage.read(storage_key ?? '')
    if (content === null) {
      log.error({ claimId, documentId }, 'the stored file of a document is missing')
      note({ ...facts, state: 'missing' })
      continue
    }
    const digest = createHash('sha256')
    async function* noted(stored: AsyncIterable<Uint8Array>) {
      for await (const part of stored) {
        digest.update(part)
        yield part
      }
      const isWhole = digest.digest('hex') === sha256
      if (!isWhole) log.error({ claimId, documentId }, 'the stored file of a document is damaged')
      note({ ...facts, state: isWhole ? 'whole' : 'damaged' })
    }
    yield { path, content: noted(content) }
  }
}
