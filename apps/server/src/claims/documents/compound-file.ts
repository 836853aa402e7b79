import { type FileHandle, open } from 'node:fs/promises'
import { fail, ok, type Result } from '../../platform/result.ts'

/** The streams at the top of a compound file that say which program wrote it. */
const typesByStream: Readonly<Record<string, string>> = {
  WordDocument: 'application/msword',
  Workbook: 'application/vnd.ms-excel',
  Book: 'application/vnd.ms-excel',
  'PowerPoint Document': 'application/vnd.ms-powerpoint',
}

/** Stream with the encrypted package of a password-protected OOXML document ([MS-OFFCRYPTO]). */
const lockedStream = 'EncryptedPackage'
/** The storages at the top that hold macros ([MS-OVBA]). */
const macroStorages: readonly string[] = ['Macros', '_VBA_PROJECT_CUR']

const entryBytes = 128
const none = 0xffff_ffff
/** Far more than any document has; a chain that was made to be long ends here. */
const mostDirectorySectors = 1_000
const difatEntriesInHeader = 109
const storageEntry = 1
const streamEntry = 2

interface CompoundFile {
  readonly header: Buffer
  readonly sectorBytes: number
  readonly sectorCount: number
  sector(index: number): Promise<Buffer>
}

interface Entry {
  readonly name: string
  readonly type: number
  readonly left: number
  readonly right: number
  readonly child: number
}

/**
 * Which Office program of the old formats wrote a compound file, by the names in its root directory ([MS-CFB]); not
 * taken are installers, e-mails and whatever else comes in this container.
 */
export async function compoundFileType(
  path: string,
): Promise<Result<string, 'FILE_TYPE_NOT_ALLOWED' | 'FILE_LOCKED' | 'FILE_WITH_MACROS'>> {
  const handle = await open(path)
  try {
    const file = await openCompoundFile(handle)
    const entries = file ? topEntries(await readDirectory(file)) : []
    const names = entries.filter(({ type }) => type === streamEntry).map(({ name }) => name)
    if (names.includes(lockedStream)) return fail('FILE_LOCKED')
    const found = names.map(name => typesByStream[name]).find(type => type !== undefined)
    if (found === undefined) return fail('FILE_TYPE_NOT_ALLOWED')
    const hasMacros = entries.some(({ name, type }) => type === storageEntry && macroStorages.includes(name))
    return hasMacros ? fail('FILE_WITH_MACROS') : ok(found)
  } finally {
    await handle.close()
  }
}

async function openCompoundFile(handle: FileHandle): Promise<CompoundFile | null> {
  const read = async (position: number, length: number): Promise<Buffer> => {
    const buffer = Buffer.alloc(length)
    await handle.read(buffer, 0, length, position)
    return buffer
  }
  const header = await read(0, 512)
  const shift = header.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return null
  const sectorBytes = 2 ** shift
  const { size } = await handle.stat()
  const sectorCount = Math.ceil(size / sectorBytes)
  return { header, sectorBytes, sectorCount, sector: index => read((index + 1) * sectorBytes, sectorBytes) }
}

/** The directory's entries, following its chain of sectors; broken chains end early. */
async function readDirectory(file: CompoundFile): Promise<Entry[]> {
  const entries: Entry[] = []
  const seen = new Set<number>()
  let sector = file.header.readUInt32LE(48)
  while (sector < file.sectorCount && !seen.has(sector) && seen.size < mostDirectorySectors) {
    seen.add(sector)
    const content = await file.sector(sector)
    for (let start = 0; start < content.length; start += entryBytes) {
      entries.push(readEntry(content.subarray(start, start + entryBytes)))
    }
    sector = await nextSector(file, sector)
  }
  return entries
}

function readEntry(bytes: Buffer): Entry {
  const nameBytes = Math.max(0, Math.min(bytes.readUInt16LE(64), 64) - 2)
  return {
    name: bytes.toString('utf16le', 0, nameBytes),
    type: bytes.readUInt8(66),
    left: bytes.readUInt32LE(68),
    right: bytes.readUInt32LE(72),
    child: bytes.readUInt32LE(76),
  }
}

async function nextSector(file: CompoundFile, sector: number): Promise<number> {
  const perSector = file.sectorBytes / 4
  const table = await allocationSector(file, Math.floor(sector / perSector))
  return table === null ? none : (await file.sector(table)).readUInt32LE((sector % perSector) * 4)
}

/**
 * Sector number of a part of the allocation table. The header lists the first parts, a chain of sectors the others.
 */
async function allocationSector(file: CompoundFile, index: number): Promise<number | null> {
  const usable = (sector: number) => (sector < file.sectorCount ? sector : null)
  if (index < difatEntriesInHeader) return usable(file.header.readUInt32LE(76 + index * 4))
  const perSector = file.sectorBytes / 4 - 1
  let remaining = index - difatEntriesInHeader
  let sector = usable(file.header.readUInt32LE(68))
  while (sector !== null && remaining >= perSector) {
    sector = usable((await file.sector(sector)).readUInt32LE(perSector * 4))
    remaining -= perSector
  }
  return sector === null ? null : usable((await file.sector(sector)).readUInt32LE(remaining * 4))
}

/** Streams and storages at the top level, which are stored as a tree of siblings. */
function topEntries(entries: readonly Entry[]): Entry[] {
  const found: Entry[] = []
  const seen = new Set<number>()
  const waiting = [entries[0]?.child ?? none]
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const entry = entries[index]
    if (!entry || seen.has(index)) continue
    seen.add(index)
    found.push(entry)
    waiting.push(entry.left, entry.right)
  }
  return found
}
