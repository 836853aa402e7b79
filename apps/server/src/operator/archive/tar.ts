import { DamagedArchive } from './damaged-archive.ts'

// Subset of POSIX ustar: files with short names. Any `tar` can read it.

export interface ArchiveEntry {
  readonly name: string
  readonly size: number
  /** Exactly `size` bytes. */
  readonly content: AsyncIterable<Uint8Array>
}

const block = 512
const longestName = 100
const checksumAt = 148

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`

/** Sum of a header's bytes, with the checksum field as spaces. */
const checksumOf = (header: Uint8Array): number =>
  header.reduce((sum, byte, index) => sum + (index >= checksumAt && index < checksumAt + 8 ? 32 : byte), 0)

export function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > longestName) throw new Error(`The name ${name} is too long for an archive`)
  const header = Buffer.alloc(block)
  header.write(name, 0)
  header.write(octal(0o600, 8) + octal(0, 8) + octal(0, 8) + octal(size, 12) + octal(0, 12), longestName)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(`${octal(checksumOf(header), 7)} `, checksumAt)
  return header
}

export const padding = (size: number): Buffer => Buffer.alloc((block - (size % block)) % block)

/** End-of-archive marker: two zero blocks. */
export const trailer = Buffer.alloc(2 * block)

/**
 * Parses a header; `null` at the end of the archive.
 * @throws DamagedArchive
 */
function readHeader(header: Buffer): { readonly name: string; readonly size: number } | null {
  if (header.every(byte => byte === 0)) return null
  const field = (start: number, length: number) =>
    header.toString('utf8', start, start + length).split(/[\0 ]/, 1)[0] ?? ''
  const size = Number.parseInt(field(124, 12), 8)
  const isIntact = Number.parseInt(field(checksumAt, 8), 8) === checksumOf(header)
  if (!isIntact || !Number.isSafeInteger(size) || size < 0) throw new DamagedArchive()
  return { name: field(0, longestName), size }
}

/** Reads exact numbers of bytes from a stream. */
class ByteReader {
  private readonly source: AsyncIterator<Uint8Array>
  private rest: Uint8Array = Buffer.alloc(0)

  constructor(source: AsyncIterable<Uint8Array>) {
    this.source = source[Symbol.asyncIterator]()
  }

  /** @throws DamagedArchive if the stream ends before */
  async *take(count: number): AsyncGenerator<Uint8Array> {
    for (let left = count; left > 0; ) {
      if (this.rest.length === 0) {
        const { done, value } = await this.source.next()
        if (done) throw new DamagedArchive()
        this.rest = value
      }
      const part = this.rest.subarray(0, left)
      this.rest = this.rest.subarray(part.length)
      left -= part.length
      if (part.length > 0) yield part
    }
  }

  async takeAll(count: number): Promise<Buffer> {
    const parts: Uint8Array[] = []
    for await (const part of this.take(count)) parts.push(part)
    return Buffer.concat(parts)
  }

  /** True if only this is left. Reads to the end, so that integrity checks of the stream see all of it. */
  async isEnd(): Promise<boolean> {
    if (this.rest.length > 0) return false
    for (;;) {
      const { done, value } = await this.source.next()
      if (done) return true
      if (value.length > 0) return false
    }
  }
}

/** Entries of an archive in order; unread content is skipped. */
export async function* entriesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ArchiveEntry> {
  const reader = new ByteReader(bytes)
  for (;;) {
    const header = readHeader(await reader.takeAll(block))
    if (!header) break
    const content = reader.take(header.size)
    yield { ...header, content }
    for await (const _ of content);
    await reader.takeAll(padding(header.size).length)
  }
  const last = await reader.takeAll(trailer.length - block)
  if (!last.every(byte => byte === 0) || !(await reader.isEnd())) throw new DamagedArchive()
}
