import { once } from 'node:events'
import { connect } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import type { Document } from '@redress/contract/documents.ts'
import { isDocumentMimeType } from '@redress/domain/claim/document-rules.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dataOf, draftClaim, type Opponents } from '../testing/file-claim.ts'
import { takenFiles } from '../testing/sample-files.ts'
import { confirmedUser } from '../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { multipart, type SampleFile, upload } from '../testing/upload.ts'

// `documents.test.ts` covers the size of files, `overload.test.ts` slow bodies.

let server: TestServer
let opponents: Opponents
let claimId: string
let address: URL
beforeAll(async () => {
  server = await startTestServer()
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
  address = new URL(await server.http.listen({ port: 0, host: '127.0.0.1' }))
})
beforeEach(async () => {
  claimId = await draftClaim(opponents)
})
afterAll(() => server.stop())

const cookies = () => Object.fromEntries(opponents.plaintiff.client.cookies)
const send = (file: SampleFile) => upload(opponents.plaintiff.client, claimId, file)
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const taken = (ending: string) => {
  const file = takenFiles.find(({ name }) => name.endsWith(ending))
  if (!file) throw new Error(`No sample ends with ${ending}`)
  return file
}

const stored = async (file: SampleFile) => dataOf<{ files: Document[] }>(await send(file)).files.at(-1)

const download = (document: Document | undefined) =>
  server.http.inject({ url: `/v1/claims/${claimId}/documents/${document?.id}/files`, cookies: cookies() })

const script = '<script>alert(1)</script>'

/** File types that run code if a browser renders them. */
const runnable: Readonly<Record<string, string>> = {
  HTML: `<!doctype html>${script}`,
  'HTML after blanks': `\n\n\t ${script}`,
  'HTML after a mark': `\u00ef\u00bb\u00bf<html>${script}</html>`,
  'HTML in a comment': `<!-- a -->${script}`,
  SVG: `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`,
  'SVG with a declaration': `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`,
  XHTML: `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`,
  'an entity': '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  PHP: '<?php system($_GET[1]);',
  'a shell script': '#!/bin/sh\nrm -rf /\n',
  PostScript: '%!PS\n(a) show\n',
}

describe('what runs in a browser is refused, whatever it is called', () => {
  test.each(Object.entries(runnable))('%s', async (_kind, content) => {
    for (const name of ['a.txt', 'a.md', 'a.csv', 'a.eml', 'a.pdf', 'a.png', 'a.html', 'a.svg', 'a', 'a.txt.html'])
      expect(await send({ name, content: bytes(content) }), name).toMatchObject({ status: 415 })
  })
})

/** Polyglots: files that are valid in two formats. */
const polyglots: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  'a picture that is a script': new Uint8Array(
    Buffer.concat([taken('.gif').content, bytes(`/*${script}*/=1;alert(1)`)]),
  ),
  'a picture that is a page': new Uint8Array(Buffer.concat([taken('.png').content, bytes(`<html>${script}</html>`)])),
  'a photograph that is an archive': new Uint8Array(Buffer.concat([taken('.jpg').content, taken('.docx').content])),
  'a PDF that is a page': new Uint8Array(Buffer.concat([taken('.pdf').content, bytes(`<html>${script}</html>`)])),
  'a PDF that runs a script': bytes('%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF'),
  'a text that is a page further on': bytes(`Dear all,\n${script}\n`),
  'a table that calculates': bytes('name;sum\n=HYPERLINK("http://evil.example";"a");=1+1\n'),
  'a mail with a page': bytes(`From: a@b.example\nContent-Type: text/html\n\n${script}`),
  'a text in Markdown': bytes(`[a](javascript:alert(1)) ${script}`),
}

describe('whatever is taken', () => {
  test.each(Object.entries(polyglots))(
    'two kinds in one file are stored as one, and sent as that one: %s',
    async (_kind, content) => {
      for (const name of [
        'a.txt',
        'a.html',
        'a.pdf',
        'a.svg',
        'a.js',
        'a.eml',
        'a.md',
        'a.csv',
        'a.htm.',
        'a.png.html',
      ]) {
        const answer = await send({ name, content })
        if (answer.status === 415) continue
        const document = dataOf<{ files: Document[] }>(answer).files.at(-1)
        expect(isDocumentMimeType(document?.fileType ?? '')).toBe(true)
        expect(document?.fileName).not.toMatch(/\.(html?|svg|js|xml|php|exe)$/i)
        const { headers, rawPayload } = await download(document)
        expect(String(headers['content-type'])).toContain(document?.fileType)
        expect(rawPayload.equals(content)).toBe(true)
        await opponents.plaintiff.client.delete(`/v1/claims/${claimId}/documents/${document?.id}`)
      }
    },
  )

  test('whatever is taken is sent as a file to save, and never shown here', async () => {
    for (const file of takenFiles.slice(0, 15)) {
      const document = await stored(file)
      const { headers } = await download(document)
      expect(headers).toMatchObject({
        'content-disposition': expect.stringMatching(/^attachment; /),
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'content-security-policy': expect.stringContaining("default-src 'self'"),
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(String(headers['content-type'])).not.toMatch(/html|xml;|svg|javascript/)
    }
  })
})

test.each([
  ...[
    'a"; filename="evil.html',
    "a'b.txt",
    'a\r\nset-cookie: a=b.txt',
    'a\nb.txt',
    'a\u202etxt.exe',
    '../../etc/passwd',
  ],
  ...[
    '..\\..\\a.txt',
    '/etc/passwd',
    'C:\\a.txt',
    'con.txt',
    '.htaccess',
    '~/.ssh/id',
    'a\u0000.html',
    '%0d%0a.txt',
    '\u{1f4a3}.txt',
  ],
])('a name cannot leave its header or its folder: %j', async name => {
  const document = await stored({ name, content: bytes('Hello') })
  const { headers } = await download(document)
  expect(headers).not.toHaveProperty('set-cookie')
  expect(String(headers['content-disposition'])).toMatch(
    /^attachment; filename="[ -!#-[\]-~]+"; filename\*=UTF-8''[\w.%!~-]+$/,
  )
  const [, full = ''] = String(headers['content-disposition']).split("''")
  expect(decodeURIComponent(full)).not.toMatch(/[/\\"\p{Cc}\p{Cf}]/u)
})

/** Zip bomb: one file that is, or claims to be, very large. */
function bomb(name: string, uncompressed: Buffer, saidSize = uncompressed.length): Uint8Array<ArrayBuffer> {
  const content = deflateRawSync(uncompressed)
  const path = Buffer.from(name)
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(8, 4)
  common.writeUInt32LE(crc32(uncompressed), 10)
  common.writeUInt32LE(content.length, 14)
  common.writeUInt32LE(saidSize, 18)
  common.writeUInt16LE(path.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, path, content])
  const directory = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, Buffer.alloc(14), path])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(local.length, 12)
  return new Uint8Array(Buffer.concat([local, directory, Buffer.from('PK\x05\x06'), end]))
}

/** Image bomb: a square picture of one colour with this side in pixels. */
function hugePicture(side: number): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    checksum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, checksum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(4_000_000))
  const parts = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]
  return new Uint8Array(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]))
}

describe('nothing is unpacked, drawn or resolved', () => {
  const contentTypes =
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]><Types>&c;</Types>'
  const bombs: Readonly<Record<string, () => Uint8Array<ArrayBuffer>>> = {
    'an archive of 200 MB in 200 kB': () => bomb('word/document.xml', Buffer.alloc(200_000_000)),
    'a list of parts of 100 MB': () => bomb('[Content_Types].xml', Buffer.alloc(100_000_000, 'a')),
    'a kind of 100 MB': () => bomb('mimetype', Buffer.alloc(100_000_000, 'a')),
    'a list of parts that lies about its size': () =>
      bomb('[Content_Types].xml', Buffer.from(contentTypes), 0xffff_fff0),
    'entities of entities': () => bomb('[Content_Types].xml', Buffer.from(contentTypes)),
    'a picture of 65,535 pixels a side': () => hugePicture(65_535),
    'a picture of 2 thousand million pixels a side': () => hugePicture(0x7fff_ffff),
  }
  test.each(Object.entries(bombs))('%s', async (_kind, make) => {
    const content = make()
    const before = process.memoryUsage().rss
    const begun = performance.now()
    const { status } = await send({ name: 'a.docx', content })
    expect([200, 415]).toContain(status)
    expect(performance.now() - begun).toBeLessThan(5_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
  })
})

describe('a length that lies ends the request', () => {
  const head = (lines: readonly string[]) => {
    const cookie = Object.entries(cookies())
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    return [
      `POST /v1/claims/${claimId}/documents/files HTTP/1.1`,
      'Host: localhost',
      `Cookie: ${cookie}`,
      ...lines,
      '',
      '',
    ].join('\r\n')
  }
  const filesNow = async () =>
    dataOf<{ files: Document[] }>(await opponents.plaintiff.client.get(`/v1/claims/${claimId}`)).files.length

  async function answerTo(lines: readonly string[], body: Buffer | string): Promise<string> {
    const socket = connect(Number(address.port), address.hostname)
    await once(socket, 'connect')
    socket.end(Buffer.concat([Buffer.from(head(lines)), Buffer.from(body)]))
    return textOf(socket)
  }

  test.each<[string, (length: number) => readonly string[]]>([
    ['longer than what comes', length => [`Content-Length: ${length + 1_000}`]],
    ['shorter than what comes', length => [`Content-Length: ${length - 20}`, 'Connection: close']],
    ['two of them', length => [`Content-Length: ${length}`, `Content-Length: ${length - 1}`]],
    ['a length and pieces', length => [`Content-Length: ${length}`, 'Transfer-Encoding: chunked']],
    ['below nothing', () => ['Content-Length: -1']],
    ['no number', () => ['Content-Length: 12a']],
    ['a sign', length => [`Content-Length: +${length}`]],
    ['pieces that are none', () => ['Transfer-Encoding: chunked']],
    ['pieces by another name', () => ['Transfer-Encoding: xchunked']],
    ['pieces after a blank', () => ['Transfer-Encoding : chunked']],
  ])('%s', async (_lie, linesFor) => {
    const before = await filesNow()
    const { body, headers } = await multipart({ name: 'a.txt', content: bytes('Hello '.repeat(50)) })
    const answer = await answerTo([`Content-Type: ${headers['content-type']}`, ...linesFor(body.length)], body)
    expect(answer).not.toMatch(/^HTTP\/1\.1 [25]/)
    // At most one response: the server must not parse the rest of the body as a second request.
    expect(answer.match(/HTTP\/1\.1 /g)?.length ?? 0).toBeLessThanOrEqual(1)
    expect(await filesNow()).toBe(before)
  })
})
