import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Document } from '@redress/contract/documents.ts'
import { limits } from '@redress/domain/people/limits.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Context } from '../../adapters/context.ts'
import { StorageUnavailable } from '../../adapters/storage/document-storage.ts'
import { fileStorage } from '../../adapters/storage/file-storage.ts'
import { InProcessClient } from '../../platform/http/in-process-client.ts'
import { dataOf, draftClaim, type Opponents, pay, takeOverOffered } from '../../testing/file-claim.ts'
import { refusedFiles, takenFiles } from '../../testing/sample-files.ts'
import { confirmedUser } from '../../testing/sign-up.ts'
import { canMount, mountSmallDisk, type SmallDisk } from '../../testing/small-disk.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { multipart, type SampleFile, upload } from '../../testing/upload.ts'
import { createServer } from '../../wiring/server.ts'
import { removeForgottenUploads } from './spool-upload.ts'
import { deleteStoredFiles } from './stored-files.ts'
import { verifiedContent } from './verified-content.ts'

let server: TestServer
let context: Context
let http: FastifyInstance
let opponents: Opponents
let client: InProcessClient
let claimId: string
let port: number
const folder = mkdtempSync(join(tmpdir(), 'redress-documents-'))
const stored = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => entry.name)
const spooled = () => readdirSync(tmpdir()).filter(name => name.startsWith('redress-upload-'))

beforeAll(async () => {
  vi.stubEnv('TMPDIR', mkdtempSync(join(tmpdir(), 'redress-spool-')))
  server = await startTestServer()
  context = { ...server.context, storage: fileStorage(folder) }
  http = await createServer(context)
  port = Number(new URL(await http.listen({ port: 0, host: '127.0.0.1' })).port)
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
  client = new InProcessClient(http)
  for (const [name, value] of opponents.plaintiff.client.cookies) client.cookies.set(name, value)
})
beforeEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  claimId = await draftClaim(opponents)
})
afterAll(async () => {
  await http.close()
  await server.stop()
  rmSync(tmpdir(), { recursive: true, force: true })
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const filesOf = (answer: Awaited<ReturnType<typeof upload>>) => dataOf<{ files: Document[] }>(answer).files
const filesNow = async () => dataOf<PartyClaim>(await client.get(`/v1/claims/${claimId}`)).files
const text = (name: string, content: string): SampleFile => ({ name, content: new TextEncoder().encode(content) })

const asPlaintiff = (other: FastifyInstance) => {
  const signedIn = new InProcessClient(other)
  for (const [name, value] of client.cookies) signedIn.cookies.set(name, value)
  return signedIn
}

describe('an upload', () => {
  test.each(takenFiles)(
    '$name is taken as $type',
    { tags: ['SPEC-7-POST-claims-claimId-documents-files', 'SPEC-7-GET-claims-claimId-documents-documentId-files'] },
    async file => {
      const [, document] = filesOf(await upload(client, claimId, file))
      expect(document).toMatchObject({
        type: 'file',
        fileName: file.name,
        fileType: file.type,
        size: file.content.length,
        sha256: createHash('sha256').update(file.content).digest('hex'),
        url: null,
      })
      const download = await http.inject({
        url: `/v1/claims/${claimId}/documents/${document?.id}/files`,
        cookies: Object.fromEntries(client.cookies),
        headers: { 'accept-encoding': 'gzip, br' },
      })
      expect(download.rawPayload.equals(file.content)).toBe(true)
      expect(download.headers).toMatchObject({
        'content-type': expect.stringContaining(file.type),
        'content-length': String(file.content.length),
        'content-disposition': `attachment; filename="${file.name}"; filename*=UTF-8''${file.name}`,
        'x-content-type-options': 'nosniff',
      })
      expect(spooled()).toEqual([])
    },
  )

  test.each(refusedFiles)('$kind is refused as $name', { tags: 'SPEC-8-FILE_TYPE_NOT_ALLOWED' }, async file => {
    const answer = await upload(client, claimId, file)
    expect(answer).toMatchObject({ status: 415, body: { code: 'FILE_TYPE_NOT_ALLOWED' } })
    expect(answer.body.error).toContain('OpenDocument')
    expect(await filesNow()).toHaveLength(1)
    expect([stored(), spooled()]).toEqual([[], []])
  })

  test('of no bytes, or in another field, is refused on the file', async () => {
    const details = [{ path: 'file', message: 'This field is required' }]
    const refused = { status: 400, body: { code: 'INVALID_INPUT', details } }
    expect(await upload(client, claimId, text('empty.txt', ''))).toMatchObject(refused)
    expect(await upload(client, claimId, text('letter.txt', 'Hello'), 'other')).toMatchObject(refused)
    expect([stored(), spooled()]).toEqual([[], []])
  })

  test('keeps a name without the escapes of browsers', async () => {
    const [, document] = filesOf(await upload(client, claimId, text('the "roof".txt', 'Hello')))
    expect(document?.fileName).toBe('the _roof_.txt')
  })

  test('keeps a name that is safe', async () => {
    const [, document] = filesOf(await upload(client, claimId, text('..\\..\\page\u202e.html', 'Hello')))
    expect(document?.fileName).toBe('page.html.txt')
  })

  test('of 50 MB is taken, and one byte more is refused', {
    tags: ['SPEC-8-FILE_TOO_LARGE', 'SPEC-9-file-size'],
  }, async () => {
    const large = (size: number): SampleFile => ({ name: 'large.txt', content: new Uint8Array(size).fill(0x61) })
    const [, document] = filesOf(await upload(client, claimId, large(limits.fileBytes)))
    expect(document?.size).toBe(limits.fileBytes)
    expect(await upload(client, claimId, large(limits.fileBytes + 1))).toMatchObject({
      status: 413,
      body: { code: 'FILE_TOO_LARGE' },
    })
    expect(stored()).toHaveLength(1)
    expect(spooled()).toEqual([])
  })

  test('that breaks off leaves nothing', async () => {
    const { body, headers } = await multipart({ name: 'a.txt', content: new Uint8Array(300_000).fill(0x61) })
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST /v1/claims/${claimId}/documents/files HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n` +
        `Content-Type: ${headers['content-type']}\r\nContent-Length: ${body.length}\r\n\r\n`,
    )
    socket.write(body.subarray(0, 200_000))
    await expect.poll(spooled).toHaveLength(1)
    socket.destroy()
    await expect.poll(spooled).toEqual([])
    expect(stored()).toEqual([])
    expect(await filesNow()).toHaveLength(1)
  })

  test('waits while its account sends three others, and is forgotten where its sender does not', async () => {
    const { body, headers } = await multipart({ name: 'a.txt', content: new Uint8Array(300_000).fill(0x61) })
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const url = `/v1/claims/${claimId}/documents/files`
    const begin = () => {
      const sending = request({ port, host: '127.0.0.1', method: 'POST', path: url, agent: false })
      sending.setHeader('content-type', headers['content-type'] ?? '').setHeader('cookie', cookie)
      sending.setHeader('content-length', body.length).write(body.subarray(0, 200_000))
      const answered = once(sending, 'response').then(([answer]) => (answer as IncomingMessage).resume().statusCode)
      answered.catch(() => undefined)
      return { sending, answered, finish: () => void sending.end(body.subarray(200_000)) }
    }
    const seen: number[] = []
    const watching = watch(tmpdir(), () => seen.push(spooled().length))
    const uploads = Array.from({ length: 5 }, begin)
    await expect.poll(spooled).toHaveLength(3)
    // It comes after them, and waits for the same row.
    await client.patch(`/v1/claims/${claimId}`, { location: 'Vienna' })
    uploads[4]?.sending.destroy()
    for (const { finish } of uploads.slice(0, 4)) finish()
    const answers = await Promise.all(uploads.slice(0, 4).map(({ answered }) => answered))
    expect(answers).toEqual([200, 200, 200, 200])
    await expect.poll(spooled).toEqual([])
    watching.close()
    expect(Math.max(...seen)).toBe(3)
    expect(await filesNow()).toHaveLength(5)
  })

  test('that a killed server has left is removed after a day', async () => {
    mkdirSync(join(tmpdir(), 'redress-upload-killed'))
    const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    await removeForgottenUploads(hoursFromNow(23))
    expect(spooled()).toHaveLength(1)
    await removeForgottenUploads(hoursFromNow(25))
    expect(spooled()).toEqual([])
  })
})

test('while the store is away an upload is refused for the moment, and nothing is kept of it', async () => {
  const away = () => Promise.reject(new StorageUnavailable('The store is away'))
  const storage = { ...context.storage, write: away, delete: away }
  const answer = await upload(
    asPlaintiff(await createServer({ ...context, storage })),
    claimId,
    text('letter.txt', 'Hello'),
  )
  expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
  expect(await filesNow()).toHaveLength(1)
  expect([stored(), spooled()]).toEqual([[], []])
})

/** Starts a second server and collects the warnings and errors it logs. */
async function loggingServer(changes: Partial<Context>) {
  const lines: { msg: string }[] = []
  const log = pino({ level: 'warn' }, { write: line => void lines.push(JSON.parse(line)) })
  return { other: await createServer({ ...context, log, ...changes }), said: () => lines.map(({ msg }) => msg) }
}

test('a document whose file is gone says so, and the log says which', {
  tags: 'SPEC-8-DOCUMENT_FILE_MISSING',
}, async () => {
  const [, document] = filesOf(await upload(client, claimId, text('gone.txt', 'Gone.')))
  rmSync(folder, { recursive: true })
  const { other, said } = await loggingServer({})
  const answer = await asPlaintiff(other).get(`/v1/claims/${claimId}/documents/${document?.id}/files`)
  expect(answer).toMatchObject({ status: 404, body: { code: 'DOCUMENT_FILE_MISSING' } })
  expect(answer.body.error).toBe(
    'The file of this document is missing or damaged on our side. Please ask the person who added it for a copy.',
  )
  expect(said()).toEqual(['the stored file of a document is missing'])
})

test.each([
  ['another text of the same length', Buffer.from('Gove.')],
  ['a shorter one', Buffer.from('Gon')],
  ['nothing', Buffer.alloc(0)],
])('a document whose file has become %s is not handed out', async (_, content) => {
  const [, document] = filesOf(await upload(client, claimId, text('gone.txt', 'Gone.')))
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (file.isFile() && readFileSync(join(file.parentPath, file.name), 'utf8') === 'Gone.')
      writeFileSync(join(file.parentPath, file.name), content)
  const { other, said } = await loggingServer({})
  const answer = await asPlaintiff(other).get(`/v1/claims/${claimId}/documents/${document?.id}/files`)
  expect(answer).toMatchObject({ status: 404, body: { code: 'DOCUMENT_FILE_MISSING' } })
  expect(answer.headers['content-disposition']).toBeUndefined()
  expect(said()).toContain('the stored file of a document is damaged')
})

test('a large document that is damaged breaks off before its end', async () => {
  const large = Buffer.alloc(1024 * 1024, 'large ')
  const damaged = Buffer.from(large)
  damaged[500_000] = 0x21
  const sha256 = createHash('sha256').update(large).digest('hex')
  const read = async (stored: Buffer) => {
    const parts: Buffer[] = []
    const content = Readable.from([stored.subarray(0, 600_000), stored.subarray(600_000)])
    for await (const part of verifiedContent(content, sha256, () => undefined)) parts.push(part as Buffer)
    return Buffer.concat(parts)
  }
  expect(await read(large)).toEqual(large)
  await expect(read(damaged)).rejects.toThrow('not what was added')
})

describe.skipIf(!canMount())('on a disk that is full (where disks can be mounted)', () => {
  const full = `${folder}-full`
  let disk: SmallDisk
  beforeAll(() => {
    disk = mountSmallDisk(full)
  })
  afterAll(() => disk.remove())

  const large = { name: 'large.txt', content: new Uint8Array(3 * 1024 * 1024).fill(0x61) }
  const disks: Record<string, () => Partial<Context>> = {
    'of the documents': () => ({ storage: fileStorage(full) }),
    'where uploads wait for their check': () => {
      vi.stubEnv('TMPDIR', full)
      return {}
    },
  }

  test.each(Object.keys(disks))('%s an upload is refused for the moment, and the log says why', async name => {
    const spool = tmpdir()
    const { other, said } = await loggingServer(disks[name]?.() ?? {})
    const answer = await upload(asPlaintiff(other), claimId, large)
    vi.stubEnv('TMPDIR', spool)
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '2' }, body: { code: 'UNAVAILABLE' } })
    expect(said()).toEqual(['a request met a service that is unavailable'])
    expect(readdirSync(full, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())).toEqual([])
    expect(await filesNow()).toHaveLength(1)
    expect([stored(), spooled()]).toEqual([[], []])
  })
})

describe('limits', () => {
  test('20 documents, also for many at once', { tags: 'SPEC-8-TOO_MANY_DOCUMENTS' }, async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => upload(client, claimId, text(`${index}.txt`, `text ${index}`))),
    )
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(19)
    expect(answers.filter(answer => answer.body.code === 'TOO_MANY_DOCUMENTS')).toHaveLength(5)
    expect(stored()).toHaveLength(19)
    const link = { url: 'https://example.org/more', urlDescription: 'More' }
    const answer = await client.post(`/v1/claims/${claimId}/documents/urls`, link)
    expect(answer).toMatchObject({ status: 409, body: { code: 'TOO_MANY_DOCUMENTS' } })
  })

  test('200 MB a claim, also for two at once', { tags: 'SPEC-8-FILES_TOO_LARGE' }, async () => {
    const [, first] = filesOf(await upload(client, claimId, text('first.txt', 'x')))
    await context.database
      .updateTable('documents')
      .set({ size: BigInt(limits.claimFilesBytes - 10) })
      .where('id', '=', first?.id ?? '')
      .execute()
    const answers = await Promise.all(['a', 'b'].map(name => upload(client, claimId, text(`${name}.txt`, '12345678'))))
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 413])
    expect(answers.find(answer => answer.status === 413)?.body.code).toBe('FILES_TOO_LARGE')
    expect(stored()).toHaveLength(2)
  })
})

describe('links', () => {
  test('are kept with their description and have nothing to download', {
    tags: 'SPEC-7-POST-claims-claimId-documents-urls',
  }, async () => {
    const link = { url: 'https://example.org/a', urlDescription: 'An invoice' }
    const files = filesOf(await client.post(`/v1/claims/${claimId}/documents/urls`, link))
    expect(files[1]).toMatchObject({ type: 'url', ...link, fileName: null, sha256: null })
    const answer = await client.get(`/v1/claims/${claimId}/documents/${files[1]?.id}/files`)
    expect(answer).toMatchObject({ status: 404, body: { code: 'DOCUMENT_NOT_FOUND' } })
  })

  test.each(['http://example.org', 'javascript:alert(1)', ''])('refuse %j', async url => {
    const answer = await client.post(`/v1/claims/${claimId}/documents/urls`, { url, urlDescription: 'x' })
    expect(answer).toMatchObject({ status: 400, body: { details: [{ path: 'url' }] } })
  })
})

test('a claim with a document has evidence, whatever was said of it', async () => {
  filesOf(await upload(client, claimId, text('a.txt', 'Hello')))
  const saved = await client.patch(`/v1/claims/${claimId}`, { isMaterialEvidenceAvailable: false })
  expect(saved.body.data).toMatchObject({ isMaterialEvidenceAvailable: true })
})

describe('what is removed', () => {
  test('a document goes with its stored file', {
    tags: ['SPEC-7-DELETE-claims-claimId-documents-documentId', 'SPEC-8-DOCUMENT_NOT_FOUND'],
  }, async () => {
    const [, document] = filesOf(await upload(client, claimId, text('a.txt', 'Hello')))
    const url = `/v1/claims/${claimId}/documents/${document?.id}`
    expect(await client.delete(url)).toMatchObject({ status: 200 })
    expect(await client.delete(url)).toMatchObject({ status: 404, body: { code: 'DOCUMENT_NOT_FOUND' } })
    expect(await client.get(`${url}/files`)).toMatchObject({ status: 404 })
  })

  test('stored files are deleted when no document names them, and never before', async () => {
    filesOf(await upload(client, claimId, text('a.txt', 'Hello')))
    const rows = await context.database.selectFrom('documents').select('storage_key').execute()
    const storageKeys = rows.flatMap(row => row.storage_key ?? [])
    await deleteStoredFiles(context, { storageKeys })
    expect(stored()).toHaveLength(1)
    expect(await client.delete(`/v1/claims/${claimId}`)).toMatchObject({ status: 200 })
    await deleteStoredFiles(context, { storageKeys })
    await deleteStoredFiles(context, { storageKeys })
    expect(stored()).toEqual([])
  })
})

test('the deletion that stands ready for a file leaves time to commit, though the clock be behind', async () => {
  const { database } = context
  await upload(client, claimId, text('slow.txt', 'Slow.'))
  const ready = sql<{ is_later: boolean }>`
    select bool_and(start_after > now() + interval '50 minutes') as is_later from pgboss.job
    where name = 'delete-stored-files' and data::text like ${`%${claimId}%`}
  `
  expect((await ready.execute(database)).rows).toEqual([{ is_later: true }])
})

test('an upload at the moment of submission is in the claim or is not kept', async () => {
  const [uploaded, submitted] = await Promise.all([
    upload(client, claimId, text('late.txt', 'Hello')),
    client.post(`/v1/claims/${claimId}/submit`),
  ])
  expect(submitted.status).toBe(200)
  expect([200, 409]).toContain(uploaded.status)
  expect(stored()).toHaveLength(uploaded.status === 200 ? 1 : 0)
  expect(await filesNow()).toHaveLength(uploaded.status === 200 ? 2 : 1)
})

test('documents are fixed once the claim is submitted, and the defendants read them once they have taken it over', async () => {
  const [, document] = filesOf(await upload(client, claimId, text('a.txt', 'Hello')))
  dataOf(await client.post(`/v1/claims/${claimId}/submit`))
  const refused = { status: 409, body: { code: 'NOT_IN_THIS_STATE' } }
  expect(await upload(client, claimId, text('b.txt', 'Hello'))).toMatchObject(refused)
  expect(await client.delete(`/v1/claims/${claimId}/documents/${document?.id}`)).toMatchObject(refused)
  const url = `/v1/claims/${claimId}/documents/${document?.id}/files`
  const defendant = new InProcessClient(http)
  for (const [name, value] of opponents.defendant.client.cookies) defendant.cookies.set(name, value)
  expect(await defendant.get(url)).toMatchObject({ status: 404, body: { code: 'CLAIM_NOT_FOUND' } })
  await pay(server, claimId, 'submission')
  expect((await defendant.get(url)).status).toBe(404)
  await takeOverOffered(opponents, claimId)
  expect((await defendant.get(url)).status).toBe(200)
  expect((await defendant.delete(`/v1/claims/${claimId}/documents/${document?.id}`)).status).toBe(403)
})
