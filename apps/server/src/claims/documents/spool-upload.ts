import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isDiskRefusal, onDisk } from '../../adapters/storage/disk.ts'
import type { UploadedFile } from '../../platform/http/route.ts'
import { TextScan } from './text-scan.ts'

/** An upload in a temporary file, whose content is checked before it is stored. */
export interface SpooledUpload {
  readonly path: string
  readonly size: number
  readonly sha256: string
  readonly isText: boolean
  /** The first bytes, one character each. */
  readonly head: string
}

const prefix = 'redress-upload-'

/** Longer than an upload of 50 MB takes at the lowest accepted rate. */
const longestUpload = 24 * 60 * 60 * 1_000

/** Removes what servers that were killed have left of unfinished uploads. */
export async function removeForgottenUploads(now: Date): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue
    const folder = join(tmpdir(), name)
    const left = await stat(folder).catch(() => null)
    if (left && now.getTime() - left.birthtimeMs > longestUpload) await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Streams an upload to a temporary file, hashing and counting on the way, and removes the file when the act is over.
 * @returns `null` where the upload broke off.
 * @throws StorageUnavailable where the disk is full, or refuses it otherwise.
 */
export async function withSpooledUpload<Value>(
  upload: UploadedFile,
  act: (file: SpooledUpload) => Promise<Value>,
): Promise<Value | null> {
  const folder = await onDisk(tmpdir(), () => mkdtemp(join(tmpdir(), prefix)))
  try {
    const file = await onDisk(folder, () => spool(upload, join(folder, 'content')))
    return file && (await act(file))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function spool(upload: UploadedFile, path: string): Promise<SpooledUpload | null> {
  const hash = createHash('sha256')
  const scan = new TextScan()
  let size = 0
  async function* watch(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      scan.push(chunk)
      size += chunk.length
      yield chunk
    }
  }
  try {
    await pipeline(upload.content, watch, createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    const isBrokenOff = upload.content.errored || !upload.content.readableEnded
    // A disk that refuses the content breaks the upload off as well.
    if (isBrokenOff && !isDiskRefusal(error)) return null
    throw error
  }
  return { path, size, sha256: hash.digest('hex'), ...scan.end() }
}
