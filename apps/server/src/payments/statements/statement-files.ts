import { readFile, stat } from 'node:fs/promises'
import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import { WrongStatement } from './xml-tree.ts'

/** Bytes of a file, and of all files of an archive together. */
const mostBytes = 100_000_000

interface StatementFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * Statements in a file: one, or those of a ZIP archive. Their size is limited.
 * @throws WrongStatement
 */
export async function statementFiles(path: string): Promise<StatementFile[]> {
  const { size } = await stat(path)
  if (size > mostBytes) throw new WrongStatement(1, `the file has more than ${mostBytes} bytes`)
  const bytes = new Uint8Array(await readFile(path))
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b
  return isArchive ? unpacked(bytes) : [{ name: path, bytes }]
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<StatementFile[]> {
  const reader = new ZipReader(new BlobReader(new Blob([bytes])), { useWebWorkers: false, checkSignature: true })
  const files: StatementFile[] = []
  let total = 0
  try {
    for (const entry of await reader.getEntries()) {
      if (entry.directory || !/\.(xml|c5[234])$/i.test(entry.filename)) continue
      total += entry.uncompressedSize
      if (total > mostBytes) throw new WrongStatement(1, `the archive unpacks to more than ${mostBytes} bytes`)
      files.push({ name: entry.filename, bytes: await entry.getData(new Uint8ArrayWriter()) })
    }
  } catch (error) {
    if (error instanceof WrongStatement) throw error
    throw new WrongStatement(1, `the archive cannot be unpacked: ${error instanceof Error ? error.message : ''}`)
  } finally {
    await reader.close()
  }
  return files
}
