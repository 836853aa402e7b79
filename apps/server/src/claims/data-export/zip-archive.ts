import { PassThrough, type Readable, Writable } from 'node:stream'
import { ZipWriter } from '@zip.js/zip.js'

export interface ZipEntry {
  /** Within the archive, with `/` between folders. */
  readonly path: string
  readonly content: AsyncIterable<Uint8Array>
}

const toWrite = { useWebWorkers: false, keepOrder: true } as const

/**
 * Zip stream of entries, which are pulled one after the other at the speed of the reader, so that little is held in
 * memory. It fails if an entry fails.
 */
export function zipArchive(entries: AsyncIterable<ZipEntry>): Readable {
  const output = new PassThrough()
  const zip = new ZipWriter(Writable.toWeb(output), toWrite)
  const write = async () => {
    for await (const { path, content } of entries) await zip.add(path, ReadableStream.from(content))
    await zip.close()
  }
  write().catch(error => output.destroy(error))
  return output
}
