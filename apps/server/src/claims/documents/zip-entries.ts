import { open } from 'node:fs/promises'

const endMark = Buffer.from('PK\x05\x06', 'latin1')
const entryMark = 0x0201_4b50
const endBytes = 22
const entryBytes = 46
/** As long as the comment at the end of an archive may be. */
const mostCommentBytes = 0xffff
/** Far more than the directory of any document has. */
const mostDirectoryBytes = 10_000_000

/** File names in the central directory of a zip archive (APPNOTE.TXT 4.3.12); empty if there is none. */
export async function zipEntryNames(path: string): Promise<string[]> {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    const read = async (position: number, length: number): Promise<Buffer> => {
      const buffer = Buffer.alloc(Math.max(0, Math.min(length, size - position)))
      await handle.read(buffer, 0, buffer.length, position)
      return buffer
    }
    const tail = await read(Math.max(0, size - endBytes - mostCommentBytes), endBytes + mostCommentBytes)
    const end = tail.lastIndexOf(endMark)
    if (end < 0 || end + endBytes > tail.length) return []
    return namesIn(await read(tail.readUInt32LE(end + 16), Math.min(tail.readUInt32LE(end + 12), mostDirectoryBytes)))
  } finally {
    await handle.close()
  }
}

function namesIn(directory: Buffer): string[] {
  const names: string[] = []
  let start = 0
  while (start + entryBytes <= directory.length && directory.readUInt32LE(start) === entryMark) {
    const nameBytes = directory.readUInt16LE(start + 28)
    names.push(directory.toString('utf8', start + entryBytes, start + entryBytes + nameBytes))
    start += entryBytes + nameBytes + directory.readUInt16LE(start + 30) + directory.readUInt16LE(start + 32)
  }
  return names
}
