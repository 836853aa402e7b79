import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Document } from '@redress/contract/documents.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStorage } from '../../adapters/storage/create-storage.ts'
import { checkDocumentsFolder } from '../../claims/documents/check-documents-folder.ts'
import { deleteStoredFiles } from '../../claims/documents/stored-files.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { newestMigration } from '../../platform/database/migrate.ts'
import { InProcessClient } from '../../platform/http/in-process-client.ts'
import { createLog } from '../../platform/observability/log.ts'
import type { Settings } from '../../platform/settings.ts'
import { assembleServer } from '../../testing/assemble-server.ts'
import { type EmptyRestoreTarget, emptyRestoreTarget, openJobsOf, rowsOf } from '../../testing/empty-restore-target.ts'
import { claimByCalls, dataOf, draftClaim, type Opponents } from '../../testing/file-claim.ts'
import { migratedDatabase } from '../../testing/fresh-database.ts'
import { startInbox } from '../../testing/inbox.ts'
import { aboutLetter } from '../../testing/redeem-codes.ts'
import { confirmedUser, password, registrationForm } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { upload } from '../../testing/upload.ts'
import { unpackArchive } from '../archive/archive.ts'
import { readArchiveFile } from '../archive/archive-file.ts'
import { backUp } from './back-up.ts'
import { exportInstallation } from './export-installation.ts'
import { restore } from './restore.ts'

let server: TestServer
let opponents: Opponents
let claimId: string
let documents: readonly Document[]
const files = [
  { name: 'one.txt', content: new TextEncoder().encode('I paid, and nothing came.') },
  { name: 'other.txt', content: new TextEncoder().encode('Again. '.repeat(400_000)) },
]
/** Every character with a meaning in the text format of COPY. */
const awkward = 'A tab\t, a line\nand\r\nmore, \\N and \\., “quotes”, 🏠 and a comma,'

beforeAll(async () => {
  server = await startTestServer()
  await checkDocumentsFolder(server.context.database, server.context.settings)
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
  for (const status of ['RESOLVED_IN_FAVOUR_OF_DEFENDANT', 'DISPUTED', 'PENDING_PUBLICATION'] as const) {
    await claimByCalls(server, opponents, status)
  }
  claimId = await draftClaim(opponents, { whatDidDefendantDo: awkward })
  for (const file of files) {
    documents = dataOf<{ files: Document[] }>(await upload(opponents.plaintiff.client, claimId, file)).files
  }
})
afterAll(() => server.stop())

const surroundings = (settings: Settings) => ({
  settings,
  log: createLog('silent'),
  signal: new AbortController().signal,
})

/** Backs up the server beside the target's folder; returns the file. */
async function backedUp(target: EmptyRestoreTarget, changes: Partial<Settings> = {}): Promise<string> {
  const path = `${target.folder}.backup`
  rmSync(path, { force: true })
  const settings = { ...server.context.settings, ...changes }
  expect(await backUp(surroundings(settings), path)).toEqual({
    ok: true,
    text: expect.stringMatching(/^Backed up the state of .* UTC: \d+ rows, \d+ documents \(.*\), and \d+ jobs? not/),
  })
  return path
}

async function contentOf(settings: Settings, key: string): Promise<Uint8Array | null> {
  const content = await createStorage(settings).read(key)
  return content && new Uint8Array(await buffer(content))
}

const storageKeys = async (): Promise<string[]> => {
  const rows = await server.context.database
    .selectFrom('documents')
    .select('storage_key')
    .where('storage_key', 'is not', null)
    .orderBy('sequence')
    .execute()
  return rows.map(row => row.storage_key ?? '')
}

/** Rows without the tables that the payment watcher writes all the time. */
async function quietRows(database: Connection) {
  const { chain_cursors: _, payments: __, ...rows } = await rowsOf(database)
  return rows
}

test.each([{}, { BACKUP_PASSPHRASE: 'of some length or other' }])(
  'what is restored is what was backed up, with %j',
  // Deriving a key is slow by design.
  async changes => {
    await using target = await emptyRestoreTarget(changes)
    const path = await backedUp(target, changes)
    expect(await restore(surroundings(target.settings), path)).toMatchObject({
      ok: true,
      text: expect.stringMatching(/^Restored the state of .* into DATA_DIR \(.*\), the database of DATABASE_URL\.$/),
    })
    expect(await quietRows(target.database)).toEqual(await quietRows(server.context.database))
    const keys = await storageKeys()
    for (const [index, { content }] of files.entries()) {
      expect(await contentOf(target.settings, keys[index] ?? '')).toEqual(content)
    }
    const key = (folder: string) => readFileSync(join(folder, 'secret.key'), 'utf8')
    expect(key(target.folder)).toBe(key(server.context.settings.DATA_DIR))
    await checkDocumentsFolder(target.database, target.settings)
    rmSync(path)
  },
)

test('what was restored can be backed up and restored again, to the last row and job', async () => {
  await using first = await emptyRestoreTarget()
  await using second = await emptyRestoreTarget()
  const path = await backedUp(first)
  await restore(surroundings(first.settings), path)
  rmSync(path)
  expect(await backUp(surroundings(first.settings), path)).toMatchObject({ ok: true })
  expect(await restore(surroundings(second.settings), path)).toMatchObject({ ok: true })
  expect(await rowsOf(second.database)).toEqual(await rowsOf(first.database))
  const jobs = await openJobsOf(first.database)
  expect(jobs.length).toBeGreaterThan(0)
  expect(await openJobsOf(second.database)).toEqual(jobs)
  rmSync(path)
})

test('the restored installation goes on: who could sign in can, and mail that had not gone out goes, as the same mail', async () => {
  await using target = await emptyRestoreTarget()
  const { email } = registrationForm()
  const plaintiff = await confirmedUser(server)
  server.inbox.denyNext(aboutLetter)
  await claimByCalls(server, { plaintiff, defendant: { ...plaintiff, email } }, 'PENDING_PUBLICATION')
  const denied = await server.inbox.take(email, aboutLetter)
  const path = await backedUp(target)
  await restore(surroundings(target.settings), path)

  await using running = new AsyncDisposableStack()
  const inbox = await startInbox()
  running.defer(() => inbox.stop())
  const { settings, clock } = server.context
  const { http } = await assembleServer(
    {
      databaseUrl: target.settings.DATABASE_URL ?? '',
      mailUrl: inbox.url,
      folder: target.folder,
      clock,
      onStatement: () => undefined,
      settings: {
        SOLANA_RPC_URL: settings.SOLANA_RPC_URL ?? '',
        SOLANA_WS_URL: settings.SOLANA_WS_URL ?? '',
        SOLANA_CLUSTER: 'localnet',
        PAYMENT_RECIPIENT: settings.PAYMENT_RECIPIENT ?? '',
      },
    },
    running,
  )
  const again = await inbox.take(email, aboutLetter)
  expect([again.messageId, again.text]).toEqual([denied.messageId, denied.text])
  const client = new InProcessClient(http)
  const { username } = opponents.plaintiff
  expect((await client.post('/v1/auth/login', { username, password })).status).toBe(200)
  const id = documents.find(({ fileName }) => fileName === 'other.txt')?.id
  const read = await client.send('GET', `/v1/claims/${claimId}/documents/${id}/files`)
  expect(read.status).toBe(200)
  rmSync(path)
})

describe('while the backup is read', () => {
  test('what is written is not in it, and what is deleted stays until it is through', async () => {
    const { context } = server
    const { client } = opponents.plaintiff
    const left = await storageKeys()
    const added = { name: 'deleted.txt', content: new TextEncoder().encode('Deleted meanwhile.') }
    const { files: all } = dataOf<{ files: Document[] }>(await upload(client, claimId, added))
    const key = (await storageKeys()).find(each => !left.includes(each)) ?? ''
    const id = all.find(({ fileName }) => fileName === added.name)?.id

    await using running = new AsyncDisposableStack()
    const databaseUrl = context.settings.DATABASE_URL ?? ''
    const taken = await exportInstallation({ ...context, databaseUrl }, running)
    dataOf(await client.delete(`/v1/claims/${claimId}/documents/${id}`))
    dataOf(await upload(client, claimId, { ...added, name: 'later.txt' }))
    await deleteStoredFiles(context, { storageKeys: [key] })

    const contents = new Map<string, string>()
    for await (const { name, content } of taken.entries) {
      const parts: Uint8Array[] = []
      for await (const part of content) parts.push(part)
      contents.set(name, Buffer.concat(parts).toString())
    }
    expect(contents.get(`documents/${key}`)).toBe('Deleted meanwhile.')
    expect(contents.get('database/documents/000001')).toContain('deleted.txt')
    expect(contents.get('database/documents/000001')).not.toContain('later.txt')
    expect(taken.totals.damaged).toEqual([])

    await running.disposeAsync()
    await deleteStoredFiles(context, { storageKeys: [key] })
    expect(await context.storage.read(key)).toBeNull()
  })

  test('another backup says so', async () => {
    await using running = new AsyncDisposableStack()
    const { context } = server
    await exportInstallation({ ...context, databaseUrl: context.settings.DATABASE_URL ?? '' }, running)
    expect(await backUp(surroundings(context.settings), '/tmp/never-written')).toEqual({
      ok: false,
      text: 'Another backup of this installation is under way. Try again when it has ended.',
    })
  })
})

test('documents without their file, or with another, are named; all else is restored', async () => {
  const { context } = server
  await using target = await emptyRestoreTarget()
  const keys = await storageKeys()
  const [gone = '', changed = ''] = keys
  const pathOf = (key: string) => join(context.settings.DATA_DIR, 'documents', key)
  const originals = [gone, changed].map(key => readFileSync(pathOf(key)))
  rmSync(pathOf(gone))
  writeFileSync(pathOf(changed), 'something shorter')
  const path = `${target.folder}.backup`
  const made = await backUp(surroundings(context.settings), path)
  expect(made.ok).toBe(true)
  const named = /^2 documents have not the files that were taken in: (\S+), (\S+)\.$/.exec(made.warning ?? '')
  expect(named?.slice(1).sort(), made.warning).toEqual([gone, changed].sort())
  expect(await restore(surroundings(target.settings), path)).toMatchObject({ ok: true, warning: made.warning })
  expect(await contentOf(target.settings, gone)).toBeNull()
  expect((await contentOf(target.settings, keys[2] ?? ''))?.length).toBeGreaterThan(0)
  for (const [index, key] of [gone, changed].entries()) writeFileSync(pathOf(key), originals[index] ?? '')
  rmSync(path)
})

test('jobs that wait for the operator wait there again, and keep for how long they may', async () => {
  const { context } = server
  await using target = await emptyRestoreTarget()
  await inTransaction(context.database, transaction =>
    context.jobs.enqueue(transaction, 'delete stored files', { storageKeys: ['given/up'] }, { startAfter: 3_600 }),
  )
  await sql`
    update pgboss.job set name = 'given-up', source_name = name, source_id = id, keep_until = now() - interval '1 day',
      source_output = '{"message": "no mail server"}', start_after = now()
    where data @> '{"storageKeys": ["given/up"]}'
  `.execute(context.database)
  const path = await backedUp(target)
  expect((await restore(surroundings(target.settings), path)).ok).toBe(true)
  const { rows } = await sql<{ name: string; days: number; state: string }>`
    select source_name as name, extract(day from keep_until - now())::int as days, source_output ->> 'message' as reason
    from pgboss.job where name = 'given-up'
  `.execute(target.database)
  expect(rows).toEqual([{ name: 'delete-stored-files', days: 89, reason: 'no mail server' }])
  await sql`delete from pgboss.job where name = 'given-up'`.execute(context.database)
  rmSync(path)
})

test('a database that a newer version has used is not backed up', async () => {
  await using old = await migratedDatabase()
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', 'now')`.execute(old.database)
  const { context } = server
  expect(await backUp(surroundings({ ...context.settings, DATABASE_URL: old.url }), '/tmp/never-written')).toEqual({
    ok: false,
    text: `The database is newer than this program: it is at 9999-later, and this program knows ${newestMigration} at the latest. Start the version that brought it there, or a newer one.`,
  })
})

test('what a backup says of itself comes first', async () => {
  await using target = await emptyRestoreTarget()
  const path = await backedUp(target)
  const first = await unpackArchive(readArchiveFile(path, null)).next()
  expect(first.value).toMatchObject({ name: 'redress.json' })
  rmSync(path)
})
