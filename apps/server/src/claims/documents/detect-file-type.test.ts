import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDocumentMimeType } from '@redress/domain/claim/document-rules.ts'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { macroFiles, takenFiles } from '../../testing/sample-files.ts'
import { detectFileType } from './detect-file-type.ts'
import { TextScan } from './text-scan.ts'

const folder = mkdtempSync(join(tmpdir(), 'redress-file-type-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileTypeOf(content: Uint8Array, name = 'scan.pdf') {
  const path = join(folder, 'content')
  writeFileSync(path, content)
  const scan = new TextScan()
  scan.push(content)
  return detectFileType({ path, size: content.length, sha256: '', ...scan.end() }, name)
}

const samples = takenFiles.map(file => file.content).filter(content => content.length < 10_000)

test('a file that is broken in any way is refused or taken without a failure', async () => {
  const damage = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...samples), damage, fc.nat(), async (sample, changes, cut) => {
      const content = sample.slice(0, (cut % sample.length) + 1)
      for (const [offset, byte] of changes) content[offset % content.length] = byte
      const type = await fileTypeOf(content)
      expect(!type.ok || isDocumentMimeType(type.value)).toBe(true)
    }),
    { numRuns: 400 },
  )
})

const evidence = (name: string) => readFileSync(join(import.meta.dirname, '../../testing/evidence-files', name))
const latin = (text: string) => Buffer.from(text, 'latin1')
const mail = 'From: ada@example.org\r\nSubject: Roof\r\n\r\n'
const heifOf = (brand: string) => latin(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}\0\0\0\x08mdat`)

describe('what people really have is taken', () => {
  test.each<[name: string, type: string, content?: Uint8Array]>([
    ['photo.jfif', 'image/jpeg'],
    ['1000012345', 'image/jpeg', evidence('photo.jfif')],
    ['Scan 26.11.2026', 'application/pdf', evidence('pdf-leading-newline.pdf')],
    ['pdf-leading-newline.pdf', 'application/pdf'],
    ['pdf-ascii-newline.pdf', 'application/pdf'],
    ['pdf-http-header.pdf', 'application/pdf'],
    ['mac.pdf', 'application/pdf', latin(`${'\0'.repeat(128)}%PDF-1.4\n%\xe2\xe3\xcf\xd3`)],
    ['about-pdf.txt', 'text/plain', latin('A PDF begins with\n%PDF-1.4 and goes on.')],
    ['sjis.csv', 'text/csv'],
    ['cp850.txt', 'text/plain'],
    ['cp866.txt', 'text/plain'],
    ['macroman.txt', 'text/plain'],
    ['vt.txt', 'text/plain'],
    ['dos-eof.txt', 'text/plain'],
    ['gbk.txt', 'text/plain', Uint8Array.of(0xba, 0xcf, 0xcd, 0xac, 0x81, 0x40, 0xfe, 0xa0)],
    ['windows-1251.txt', 'text/plain', Uint8Array.of(0xc4, 0xee, 0xe3, 0xee, 0xe2, 0xee, 0xf0, 0x90, 0x81)],
    ['windows-1256.txt', 'text/plain', Uint8Array.of(0xda, 0xde, 0xcf, 0x81, 0x8d, 0x90, 0x9d)],
    ['iso-2022-jp.txt', 'text/plain', latin('\x1b$B7@Ls\x1b(B OK\x1b$(D0!\x1b(J\n')],
    ['mail.eml', 'message/rfc822', latin(`${mail}\0\x01\x02\xff`)],
    ['mail', 'message/rfc822', latin(`Return-Path: <a@b.example>\n${mail}\0\x01`)],
    ['Inbox.mbox', 'application/mbox', latin(`From ada@example.org Thu Nov 26 2026\r\n${mail}Hello`)],
    ['Inbox', 'application/mbox', latin(`From - Thu Nov 26 2026\nX-Mozilla-Status: 0001\n${mail}\0\x01`)],
    ['brand-hevc.heic', 'image/heic'],
    ['burst.heic', 'image/heif', heifOf('msf1')],
    ['md-html.md', 'text/markdown'],
    ['readme.md', 'text/markdown', latin('<!-- A note -->\n<h1>Agreement</h1>\n')],
  ])('%s is %s', async (name, type, content = evidence(name)) => {
    expect(await fileTypeOf(content, name)).toEqual({ ok: true, value: type })
  })
})

describe('what is refused says why', () => {
  test.each<[name: string, code: string, content: Uint8Array]>([
    ['enc.docx', 'FILE_LOCKED', evidence('enc.docx')],
    ...macroFiles.map(({ name, content }): [string, string, Uint8Array] => [name, 'FILE_WITH_MACROS', content]),
    ['md-html.txt', 'FILE_TYPE_NOT_ALLOWED', evidence('md-html.md')],
    ['script.md', 'FILE_TYPE_NOT_ALLOWED', latin('<!-- A note --><script>alert(1)</script>')],
    ['page.pdf', 'FILE_TYPE_NOT_ALLOWED', latin('<html>\0%PDF-1.4')],
    ['program.pdf', 'FILE_TYPE_NOT_ALLOWED', latin('#!/bin/sh\n%PDF-1.4\n\0')],
    ['late.pdf', 'FILE_TYPE_NOT_ALLOWED', latin(`${'\0'.repeat(1_024)}%PDF-1.4`)],
    ['escape.txt', 'FILE_TYPE_NOT_ALLOWED', latin('\x1b[31mred')],
    ['escape.txt', 'FILE_TYPE_NOT_ALLOWED', latin('breaks off\x1b$')],
    ['after-the-end.txt', 'FILE_TYPE_NOT_ALLOWED', latin('end\x1amore')],
  ])('%s: %s', { tags: ['SPEC-8-FILE_LOCKED', 'SPEC-8-FILE_WITH_MACROS'] }, async (name, code, content) => {
    expect(await fileTypeOf(content, name)).toEqual({ ok: false, code })
  })
})
