import { BlobReader, BlobWriter, ZipReader } from '@zip.js/zip.js'

/** Files of a zip archive by path; checksums are verified. */
export async function unzipped(archive: Uint8Array<ArrayBuffer>): Promise<ReadonlyMap<string, Buffer>> {
  const reader = new ZipReader(new BlobReader(new Blob([archive])), { useWebWorkers: false, checkSignature: true })
  const files = new Map<string, Buffer>()
  for (const entry of await reader.getEntries()) {
    if (entry.directory) continue
    const content = await entry.getData(new BlobWriter())
    files.set(entry.filename, Buffer.from(await content.arrayBuffer()))
  }
  await reader.close()
  return files
}
