import { expect, test } from 'vitest'
import { documentKinds, documentKindsInWords, hasDocumentExtension, isDocumentMimeType } from './document-rules.ts'

test('every kind is named to people once, and known by each of its types and endings', () => {
  expect(documentKindsInWords.split(', ')).toEqual(documentKinds.map(kind => kind.label))
  expect(new Set(documentKinds.map(kind => kind.label)).size).toBe(documentKinds.length)
  for (const { mimeTypes, extensions } of documentKinds) {
    expect(mimeTypes.filter(type => !isDocumentMimeType(type))).toEqual([])
    expect(extensions.filter(extension => !hasDocumentExtension(`receipt.${extension}`))).toEqual([])
  }
})

test.each([
  ['receipt.PDF', true],
  ['receipt.2026.tar.odt', true],
  ['receipt.exe', false],
  ['receipt.pdf.exe', false],
  ['receipt', false],
  ['receipt.', false],
  ['', false],
])('%j looks like a document: %s', (name, expected) => expect(hasDocumentExtension(name)).toBe(expected))

test.each(['', 'application', 'application/x-msdownload', 'text/html', 'image/svg+xml'])('%j is no document', type =>
  expect(isDocumentMimeType(type)).toBe(false),
)
