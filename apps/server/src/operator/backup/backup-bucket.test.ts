import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createStorage } from '../../adapters/storage/create-storage.ts'
import { createLog } from '../../platform/observability/log.ts'
import type { Settings } from '../../platform/settings.ts'
import { emptyRestoreTarget } from '../../testing/empty-restore-target.ts'
import { dataOf, draftClaim } from '../../testing/file-claim.ts'
import { type ObjectStore, startObjectStore } from '../../testing/object-store.ts'
import { confirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { upload } from '../../testing/upload.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

const folder = mkdtempSync(join(tmpdir(), 'redress-buckets-'))
const path = join(folder, 'backup')
const content = new TextEncoder().encode('I paid, and nothing came. '.repeat(60_000))
let store: ObjectStore
let server: TestServer
let bucket: ObjectStore['settingsFor']
let key: string
beforeAll(async () => {
  store = await startObjectStore(join(folder, 'buckets'), ['first', 'second'])
  bucket = store.settingsFor
  server = await startTestServer()
  const plaintiff = await confirmedUser(server)
  const claimId = await draftClaim({ plaintiff, defendant: await confirmedUser(server) })
  dataOf(await upload(plaintiff.client, claimId, { name: 'letter.txt', content }))
  const rows = await server.context.database.selectFrom('documents').select('storage_key').execute()
  key = rows.find(row => row.storage_key)?.storage_key ?? ''
  expect(await backUp(surroundings(server.context.settings), path)).toMatchObject({ ok: true })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const surroundings = (settings: Settings) => ({
  settings,
  log: createLog('silent'),
  signal: new AbortController().signal,
})

async function contentOf(settings: Settings): Promise<Uint8Array | null> {
  const found = await createStorage(settings).read(key)
  return found && new Uint8Array(await buffer(found))
}

test('documents go from a folder to a bucket, and from there to a folder', async () => {
  await using first = await emptyRestoreTarget(bucket('first'))
  await using second = await emptyRestoreTarget()
  expect(await restore(surroundings(first.settings), path)).toMatchObject({
    ok: true,
    text: expect.stringMatching(/, the bucket first\.$/),
  })
  const again = `${path}.again`
  expect(await backUp(surroundings(first.settings), again)).toMatchObject({ ok: true })
  expect(await restore(surroundings(second.settings), again)).toMatchObject({ ok: true })
  expect(await contentOf(first.settings)).toEqual(content)
  expect(await contentOf(second.settings)).toEqual(content)
  expect(readdirSync(first.folder)).toEqual(['secret.key'])
})

test('a bucket that is not empty, or away, is left as it is, and so is the database', async () => {
  await using target = await emptyRestoreTarget(bucket('second'))
  const kept = createStorage(target.settings)
  await kept.write('somebody/else', Readable.from(['kept']))
  expect(await restore(surroundings(target.settings), path)).toEqual({
    ok: false,
    text: 'The bucket second is not empty. A backup is restored into an empty place alone: choose another.',
  })
  await kept.delete('somebody/else')
  const away = { ...target.settings, S3_BUCKET: 'of-nobody' }
  expect((await restore(surroundings(away), path)).text).toMatch(/^Documents cannot be .*of-nobody.* Nothing was/)
  expect(await target.contents()).toEqual([])
})

test('a bucket that goes away meanwhile ends a restore with one line, and the database is left empty', async () => {
  await using target = await emptyRestoreTarget(bucket('second'))
  const stopping = restore(surroundings(target.settings), path)
  await vi.waitUntil(() => existsSync(join(target.folder, 'restoring')), { interval: 5, timeout: 20_000 })
  await store.stop()
  const { ok, text } = await stopping
  expect({ ok, text }).toEqual({
    ok: false,
    text: expect.stringMatching(/^[^\n]*bucket second[^\n]* Nothing was restored\.$/),
  })
  expect(await target.contents()).toEqual([])
})
