import { expect, test } from 'vitest'
import {
  documentKinds,
  documentKindsInWords,
  extensionsOf,
  isDocumentMimeType,
  isRefusedByName,
} from './document-rules.ts'

test('every kind is named to people once, and known by each of its types and endings', () => {
  expect(documentKindsInWords.split(', ')).toEqual(documentKinds.map(kind => kind.label))
  expect(new Set(documentKinds.map(kind => kind.label)).size).toBe(documentKinds.length)
  for (const [type, extensions] of documentKinds.flatMap(({ types }) => Object.entries(types))) {
    expect(isDocumentMimeType(type)).toBe(true)
    expect(extensionsOf(type)).toEqual(expect.arrayContaining([...extensions]))
    expect(extensions.filter(extension => isRefusedByName(`receipt.${extension}`))).toEqual([])
  }
})

test.each<readonly [string, boolean]>([
  ['receipt.PDF', false],
  ['receipt.2026.zip.odt', false],
  ['receipt.EXE', true],
  ['receipt.pdf.exe', true],
  ['photo.jfif', false],
  ['Scan 26.11.2026', false],
  ['1000012345', false],
  ['Vertrag', false],
  ['zip', false],
  ['receipt.z\u200Bip', true],
  ...[
    ...[
      'IMG_0001.JPG',
      'foto (1).jpeg',
      '.pdf',
      'CON.pdf',
      'scan.pdf ',
      'scan.exe.pdf',
      'invoice v1.2',
      'Rechnung Nr.1',
    ],
    ...[
      'Müller & Co. Angebot',
      'Brief vom 3.Mai',
      '領収書.pdf',
      'عقد.pdf',
      'U\u0308bergabe.docx',
      'a\u202Efdp.txt',
      'Zip',
    ],
  ].map(name => [name, false] as const),
  ...['mail.tar.gz', 'clip.MP4', 'page.HTM', 'logo.svg', 'scan.zip ', 'scan.ｅｘｅ', 'film.\u202Emov', 'a.pdf.zip'].map(
    name => [name, true] as const,
  ),
  ['receipt.', false],
  ['', false],
])('%j is refused by its name: %s', (name, expected) => expect(isRefusedByName(name)).toBe(expected))

test.each(['', 'application', 'application/x-msdownload', 'text/html', 'image/svg+xml'])('%j is no document', type =>
  expect(isDocumentMimeType(type)).toBe(false),
)
