import { crc32, gzipSync } from 'node:zlib'
import type { SampleFile } from './upload.ts'

const bytes = (...parts: (string | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part)))),
  )
const base64 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64'))

const utf16 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'utf16le'))

/** Zip archive of uncompressed entries. */
function zip(entries: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const [path, content] = [Buffer.from(name), Buffer.from(text)]
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(content.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(path.length, 22)
    const header = Buffer.concat([Buffer.from('PK\x03\x04'), common, path, content])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, rest, path]))
    local.push(header)
    offset += header.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(central.length, 4)
  end.writeUInt16LE(central.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return new Uint8Array(Buffer.concat([...local, directory, Buffer.from('PK\x05\x06'), end]))
}

const openXml = (contentType: string, folder: string, others: Readonly<Record<string, string>> = {}) =>
  zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/${folder}/main.xml" ContentType="application/vnd.${contentType}.main+xml"/></Types>`,
    '_rels/.rels': '<?xml version="1.0"?><Relationships/>',
    [`${folder}/main.xml`]: '<?xml version="1.0"?><main/>',
    ...others,
  })
const openDocument = (kind: string) =>
  zip({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<?xml version="1.0"?><content/>' })

const sectorBytes = 512
const endOfChain = 0xffff_fffe
const free = 0xffff_ffff

function directoryEntry(name: string, type: number, links: { right?: number; child?: number }): Buffer {
  const entry = Buffer.alloc(128)
  entry.write(name, 'utf16le')
  entry.writeUInt16LE((name.length + 1) * 2, 64)
  entry.writeUInt8(type, 66)
  entry.writeUInt32LE(free, 68)
  entry.writeUInt32LE(links.right ?? free, 72)
  entry.writeUInt32LE(links.child ?? free, 76)
  return entry
}

/** OLE compound file with top-level streams and storages; the directory follows a number of other sectors. */
function compoundFile(
  streams: readonly string[],
  otherSectors = 0,
  storages: readonly string[] = [],
): Uint8Array<ArrayBuffer> {
  const names = [...streams, ...storages]
  const entries = [
    directoryEntry('Root Entry', 5, { child: names.length > 0 ? 1 : free }),
    ...names.map((name, index) =>
      directoryEntry(name, index < streams.length ? 2 : 1, index + 1 < names.length ? { right: index + 2 } : {}),
    ),
  ]
  const directorySectors = Math.ceil(entries.length / 4)
  const directory = Buffer.alloc(directorySectors * sectorBytes)
  Buffer.concat(entries).copy(directory)
  const perTable = sectorBytes / 4
  const tables = Math.ceil((otherSectors + directorySectors + 200) / (perTable - 1))
  const lists = Math.ceil(Math.max(0, tables - 109) / (perTable - 1))
  const start = tables + lists + otherSectors
  const table = Buffer.alloc(tables * sectorBytes, 0xff)
  for (let index = 0; index < directorySectors; index++) {
    table.writeUInt32LE(index + 1 < directorySectors ? start + index + 1 : endOfChain, (start + index) * 4)
  }
  const list = Buffer.alloc(lists * sectorBytes, 0xff)
  const header = Buffer.alloc(sectorBytes, 0)
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(header)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt32LE(start, 48)
  header.writeUInt32LE(lists > 0 ? tables : endOfChain, 68)
  header.fill(0xff, 76)
  for (let index = 0; index < tables; index++) {
    const beyond = index - 109
    const entry = beyond + Math.floor(beyond / (perTable - 1))
    if (beyond < 0) header.writeUInt32LE(index, 76 + index * 4)
    else list.writeUInt32LE(index, entry * 4)
  }
  for (let index = 0; index < lists; index++) {
    const next = index + 1 < lists ? tables + index + 1 : endOfChain
    list.writeUInt32LE(next, (index + 1) * sectorBytes - 4)
  }
  return new Uint8Array(Buffer.concat([header, table, list, Buffer.alloc(otherSectors * sectorBytes), directory]))
}

const macros = { 'word/vbaProject.bin': 'a program' }

/** Documents with macros, which are refused. */
export const macroFiles: readonly SampleFile[] = [
  { name: 'a.docm', content: openXml('ms-word.document.macroEnabled', 'word', macros) },
  { name: 'a.docx', content: openXml('openxmlformats-officedocument.wordprocessingml.document', 'word', macros) },
  { name: 'a.doc', content: compoundFile(['WordDocument', '1Table'], 0, ['Macros']) },
  { name: 'a.xls', content: compoundFile(['Workbook'], 0, ['_VBA_PROJECT_CUR']) },
]

const heic = bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic', [0, 0, 0, 8], 'mdat')
const tiff = bytes('II', [42, 0, 8, 0, 0, 0, 1, 0, 0, 1, 3, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0])

/** Small file of every accepted type. */
export const takenFiles: readonly (SampleFile & { readonly type: string })[] = [
  { name: 'notes-of-windows.txt', type: 'text/plain', content: utf16('\ufeffGröße: fünf\r\n') },
  { name: 'table-of-excel.csv', type: 'text/csv', content: utf16('Datum;Betrag\r\n1.3.2026;12,50\r\n') },
  { name: 'contract.pdf', type: 'application/pdf', content: bytes('%PDF-1.4\n%', [0xe2, 0xe3, 0, 1], '\n%%EOF') },
  {
    name: 'photo.png',
    type: 'image/png',
    content: base64('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  },
  {
    name: 'photo.jpg',
    type: 'image/jpeg',
    content: bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF', [0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9]),
  },
  {
    name: 'photo.webp',
    type: 'image/webp',
    content: base64('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'),
  },
  { name: 'photo.gif', type: 'image/gif', content: base64('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7') },
  { name: 'scan.tiff', type: 'image/tiff', content: tiff },
  { name: 'photo.heic', type: 'image/heic', content: heic },
  { name: 'letter.txt', type: 'text/plain', content: bytes('BMW refused the repair.\r\n') },
  // The first two bytes look like compressed data.
  { name: 'money.txt', type: 'text/plain', content: bytes('80 euros were paid in advance.\r\n') },
  { name: 'latin.txt', type: 'text/plain', content: bytes('Gr\u00f6\u00dfe') },
  { name: 'payments.csv', type: 'text/csv', content: bytes('date,amount\n2026-01-01,5\n') },
  { name: 'story.md', type: 'text/markdown', content: bytes('# What happened\n') },
  { name: 'letter.rtf', type: 'application/rtf', content: bytes('{\\rtf1 Hello}') },
  { name: 'mail.eml', type: 'message/rfc822', content: bytes('From: a@example.org\r\nSubject: Roof\r\n\r\nHello') },
  {
    name: 'letter.docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    content: openXml('openxmlformats-officedocument.wordprocessingml.document', 'word'),
  },
  {
    name: 'table.xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: openXml('openxmlformats-officedocument.spreadsheetml.sheet', 'xl'),
  },
  {
    name: 'slides.pptx',
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    content: openXml('openxmlformats-officedocument.presentationml.presentation', 'ppt'),
  },
  { name: 'letter.odt', type: 'application/vnd.oasis.opendocument.text', content: openDocument('text') },
  { name: 'table.ods', type: 'application/vnd.oasis.opendocument.spreadsheet', content: openDocument('spreadsheet') },
  {
    name: 'slides.odp',
    type: 'application/vnd.oasis.opendocument.presentation',
    content: openDocument('presentation'),
  },
  { name: 'letter.doc', type: 'application/msword', content: compoundFile(['1Table', 'WordDocument', 'Data']) },
  { name: 'table.xls', type: 'application/vnd.ms-excel', content: compoundFile(['a', 'b', 'c', 'd', 'e', 'Workbook']) },
  { name: 'slides.ppt', type: 'application/vnd.ms-powerpoint', content: compoundFile(['PowerPoint Document'], 14_500) },
]

const installer = compoundFile(['\u4840\u3f3f\u4577', '!_StringData'])

/** Refused files, each with an accepted extension. */
export const refusedFiles: readonly (SampleFile & { readonly kind: string })[] = [
  { kind: 'HTML in UTF-16', name: 'letter.txt', content: utf16('\ufeff<!doctype html><html>') },
  { kind: 'a zip archive', name: 'contract.pdf', content: zip({ 'evil.exe': 'MZ', 'readme.txt': 'hello' }) },
  { kind: 'a Java archive', name: 'a.docx', content: zip({ 'META-INF/MANIFEST.MF': 'x' }) },
  { kind: 'a gzip archive', name: 'letter.txt', content: new Uint8Array(gzipSync('hello')) },
  { kind: 'a 7z archive', name: 'a.pdf', content: bytes([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4]) },
  { kind: 'a RAR archive', name: 'a.pdf', content: bytes('Rar!', [0x1a, 7, 1, 0]) },
  { kind: 'an MP3', name: 'a.pdf', content: bytes('ID3', [3, 0, 0, 0, 0, 0, 0]) },
  { kind: 'a WAV', name: 'a.pdf', content: bytes('RIFF', [36, 0, 0, 0], 'WAVEfmt ', [16, 0, 0, 0]) },
  { kind: 'an MP4', name: 'a.heic', content: bytes([0, 0, 0, 24], 'ftypisom', [0, 0, 2, 0], 'isomiso2', [0, 0, 0, 8]) },
  { kind: 'a Windows program', name: 'a.txt', content: bytes('MZ', [0x90, 0, 3, 0, 0, 0, 4, 0], 'PE') },
  { kind: 'a Linux program', name: 'a.txt', content: bytes([0x7f], 'ELF', [2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]) },
  { kind: 'an installer', name: 'letter.doc', content: installer },
  { kind: 'HTML', name: 'letter.txt', content: bytes('<!DOCTYPE html><html><script>1</script></html>') },
  { kind: 'SVG', name: 'photo.png', content: bytes('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  { kind: 'a script', name: 'story.md', content: bytes('#!/bin/sh\necho hello\n') },
  { kind: 'unknown bytes', name: 'letter.txt', content: bytes([1, 2, 3, 0, 250, 17, 99]) },
]
