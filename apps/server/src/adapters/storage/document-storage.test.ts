import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../../platform/settings.ts'
import { type ObjectStore, startObjectStore } from '../../testing/object-store.ts'
import { createStorage } from './create-storage.ts'
import { type DocumentStorage, StorageUnavailable } from './document-storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'redress-storage-'))
const buckets = join(folder, 'buckets')
const megabytes = (count: number) => randomBytes(count * 1024 * 1024)

let store: ObjectStore
const inBucket = (settings: Record<string, string> = {}) =>
  createStorage(readSettings({ ...store.settingsFor('evidence'), ...settings }))

beforeAll(async () => {
  store = await startObjectStore(buckets, ['evidence'])
})
afterAll(async () => {
  await store.stop()
  rmSync(folder, { recursive: true, force: true })
})

const inFolder = () => createStorage(readSettings({ DATA_DIR: folder }))

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('%s', (_, storage) => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a few bytes', Buffer.from('I paid, and nothing came.')],
    ['more than one part of a transfer', megabytes(12)],
  ])('gives back %s', async (_size, content) => {
    const documents = storage()
    await documents.check()
    await documents.write('claim/document', Readable.from(content.length > 0 ? [content] : []))
    const read = await documents.read('claim/document')
    expect(read && (await buffer(read)).equals(content)).toBe(true)
    await documents.delete('claim/document')
    expect(await documents.read('claim/document')).toBeNull()
    await documents.delete('claim/document')
  })

  test('keeps a document whole or not at all', async () => {
    const breaking = Readable.from(
      (function* () {
        yield megabytes(11)
        throw new Error('The upload broke off')
      })(),
    )
    await expect(storage().write('claim/broken', breaking)).rejects.toThrow('The upload broke off')
    expect(await storage().read('claim/broken')).toBeNull()
    const kept = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    expect(kept.filter(path => path.includes('broken'))).toEqual([])
  })
})

describe('is said to be away, not to have failed by somebody’s act,', () => {
  const actsOf = (documents: DocumentStorage) => [
    documents.check(),
    documents.write('claim/document', Readable.from(['text'])),
    documents.read('claim/document'),
    documents.delete('claim/document'),
  ]

  test('a bucket where nothing answers', async () => {
    const closed = createServer().listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const { port } = closed.address() as AddressInfo
    closed.close()
    const answers = await Promise.allSettled(actsOf(inBucket({ S3_ENDPOINT: `http://127.0.0.1:${port}` })))
    for (const answer of answers) expect(answer).toMatchObject({ reason: expect.any(StorageUnavailable) })
  })

  test('a bucket that is silent, within the time that is set', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const documents = inBucket({ S3_ENDPOINT: `http://127.0.0.1:${port}`, STORAGE_TIMEOUT: 'PT2S' })
    const begun = performance.now()
    const answers = await Promise.allSettled(actsOf(documents))
    // A busy machine takes longer than the setting. Without the setting it was over a minute.
    expect(performance.now() - begun).toBeLessThan(10_000)
    for (const answer of answers) expect(answer).toMatchObject({ reason: expect.any(StorageUnavailable) })
    silent.closeAllConnections()
    silent.close()
  })

  test('a bucket that is not there, or of somebody else', async () => {
    await expect(inBucket({ S3_BUCKET: 'of-nobody' }).check()).rejects.toThrow('the bucket of-nobody cannot be used')
    await expect(inBucket({ S3_ACCESS_KEY_ID: 'guessed' }).check()).rejects.toThrow(StorageUnavailable)
  })
})

test.each([
  [
    { S3_BUCKET: 'evidence', S3_ACCESS_KEY_ID: 'id' },
    /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together$/,
  ],
  [{ S3_ENDPOINT: 'https://store.example' }, /^S3_ENDPOINT and S3_ACCESS_KEY_ID need an S3_BUCKET$/],
  [{ S3_BUCKET: 'evidence', S3_ENDPOINT: 'store.example' }, /^S3_ENDPOINT must be a URL/],
])('%j stops the start', (settings, line) => {
  expect(() => readSettings(settings)).toThrow(line)
})
