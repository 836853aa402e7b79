import { createHash, type Hash } from 'node:crypto'
import { DamagedArchive } from './damaged-archive.ts'
import { type ArchiveEntry, entriesOf, headerOf, padding, trailer } from './tar.ts'

/** Last entry: the closing metadata, and the digest of all other entries. */
const closingName = 'end.json'

function update(digest: Hash, { name, size }: ArchiveEntry): void {
  digest.update(`${name}\0${size}\0`)
}

/** Packs the files in order; `closing` is called after the last one. */
export async function* packArchive(
  entries: AsyncIterable<ArchiveEntry>,
  closing: () => object,
): AsyncGenerator<Uint8Array> {
  const digest = createHash('sha256')
  for await (const entry of entries) {
    update(digest, entry)
    yield headerOf(entry.name, entry.size)
    for await (const part of entry.content) {
      digest.update(part)
      yield part
    }
    yield padding(entry.size)
  }
  const end = Buffer.from(JSON.stringify({ ...closing(), sha256: digest.digest('hex') }))
  yield headerOf(closingName, end.length)
  yield end
  yield padding(end.length)
  yield trailer
}

/**
 * Entries of an archive. Each is read to its end before the next, or skipped. Returns the closing metadata.
 * @throws DamagedArchive if a byte was altered, at the latest after the last entry
 */
export async function* unpackArchive(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ArchiveEntry, object> {
  const digest = createHash('sha256')
  let closing: (Record<string, unknown> & { sha256?: unknown }) | undefined
  async function* digested(content: AsyncIterable<Uint8Array>) {
    for await (const part of content) {
      digest.update(part)
      yield part
    }
  }
  for await (const entry of entriesOf(bytes)) {
    if (closing) throw new DamagedArchive()
    if (entry.name === closingName) {
      closing = await readJson(entry)
    } else {
      update(digest, entry)
      const content = digested(entry.content)
      yield { ...entry, content }
      for await (const _ of content);
    }
  }
  if (closing?.sha256 !== digest.digest('hex')) throw new DamagedArchive()
  return closing
}

/**
 * Parses an entry as a JSON object.
 * @throws DamagedArchive if it is none
 */
export async function readJson({ content }: ArchiveEntry): Promise<Record<string, unknown>> {
  const parts: Uint8Array[] = []
  for await (const part of content) parts.push(part)
  try {
    return Object(JSON.parse(Buffer.concat(parts).toString()))
  } catch (cause) {
    throw new DamagedArchive({ cause })
  }
}
