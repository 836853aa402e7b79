import { inflateSync } from 'node:zlib'

const header = { woff: 44, entry: 20, sfnt: 12, sfntEntry: 16 } as const

/**
 * The font in a WOFF file (W3C WOFF 1.0) as the library of documents reads it fast: from WOFF itself it inflates a whole
 * table for each letter.
 */
export function fontInWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const entries = Array.from({ length: count }, (_, index) => {
    const at = header.woff + index * header.entry
    const [offset, packed, size] = [4, 8, 12].map(field => woff.readUInt32BE(at + field)) as [number, number, number]
    const content = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      content: packed < size ? inflateSync(content) : content,
    }
  })
  const power = 2 ** Math.floor(Math.log2(count))
  const head = Buffer.alloc(header.sfnt + count * header.sfntEntry)
  woff.copy(head, 0, 4, 8)
  const search = [count, power * 16, Math.log2(power), (count - power) * 16]
  for (const [index, value] of search.entries()) head.writeUInt16BE(value, 4 + index * 2)
  const parts: Buffer[] = [head]
  let offset = head.length
  for (const [index, { tag, checksum, content }] of entries.entries()) {
    const at = header.sfnt + index * header.sfntEntry
    tag.copy(head, at)
    checksum.copy(head, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(content.length, at + 12)
    const padding = Buffer.alloc(-content.length & 3)
    parts.push(content, padding)
    offset += content.length + padding.length
  }
  return Buffer.concat(parts)
}
