import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeInstallationId } from '../../adapters/storage/documents-folder.ts'
import type { Connection } from '../../platform/database/database.ts'
import { readSettings } from '../../platform/settings.ts'
import { draftClaim } from '../../testing/file-claim.ts'
import { type FreshDatabase, migratedDatabase } from '../../testing/fresh-database.ts'
import { confirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { upload } from '../../testing/upload.ts'
import { checkDocumentsFolder } from './check-documents-folder.ts'

const refused = 'is not where the documents of this database are kept'

let folder: string
let server: TestServer
let empty: FreshDatabase
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'redress-folders-'))
  empty = await migratedDatabase()
  server = await startTestServer()
  const plaintiff = await confirmedUser(server)
  const claimId = await draftClaim({ plaintiff, defendant: await confirmedUser(server) })
  await upload(plaintiff.client, claimId, { name: 'one.txt', content: new TextEncoder().encode('I paid.') })
})
afterAll(async () => {
  await server.stop()
  await empty[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
})

/** An outcome of the start of a process. */
const startIn = (database: Connection, dataDir: string, settings: Record<string, string> = {}) =>
  checkDocumentsFolder(database, readSettings({ ...settings, DATA_DIR: dataDir })).then(
    () => 'started',
    (error: Error) => (error.message.includes(refused) ? 'refused' : error.message),
  )
const newFolder = () => mkdtempSync(join(folder, 'data-'))
const folderWithDocument = () => {
  const dataDir = newFolder()
  mkdirSync(join(dataDir, 'documents/claim'), { recursive: true })
  writeFileSync(join(dataDir, 'documents/claim/other'), 'Of another.')
  return dataDir
}
const folderOfAnother = async () => {
  const dataDir = folderWithDocument()
  await writeInstallationId(join(dataDir, 'documents'), crypto.randomUUID())
  return dataDir
}
const forget = (database: Connection) => database.deleteFrom('installation').execute()

describe('a database that names documents', () => {
  const databaseOf = () => server.context.database
  const own = () => server.context.settings.DATA_DIR

  test.each([
    ['its own folder', 'started', own],
    ['an empty folder', 'refused', newFolder],
    ['a folder of other documents', 'refused', folderWithDocument],
    ['the folder of another installation', 'refused', folderOfAnother],
  ])('has no id yet: with %s a process is %s', async (_, outcome, folderOf) => {
    await forget(databaseOf())
    expect(await startIn(databaseOf(), await folderOf())).toBe(outcome)
  })

  test.each([
    ['its own folder', 'started', own],
    ['an empty folder', 'refused', newFolder],
    ['the folder of another installation', 'refused', folderOfAnother],
  ])('has the id of its folder: with %s a process is %s', async (_, outcome, folderOf) => {
    expect(await startIn(databaseOf(), own())).toBe('started')
    expect(await startIn(databaseOf(), await folderOf())).toBe(outcome)
  })

  test('keeps them in a bucket: no folder is looked at', async () => {
    const dataDir = newFolder()
    expect(await startIn(databaseOf(), dataDir, { S3_BUCKET: 'evidence' })).toBe('started')
    expect(readdirSync(dataDir)).toEqual([])
  })
})

describe('an empty database', () => {
  const start = (dataDir: string) => startIn(empty.database, dataDir)
  const startBoth = async (one: string, other: string) => (await Promise.all([start(one), start(other)])).toSorted()

  test('takes one of two folders that start at the same moment', async () => {
    await forget(empty.database)
    expect(await startBoth(newFolder(), newFolder())).toEqual(['refused', 'started'])
  })

  test('takes two processes that share a folder and start at the same moment', async () => {
    await forget(empty.database)
    const shared = newFolder()
    expect(await startBoth(shared, shared)).toEqual(['started', 'started'])
  })

  test('takes the folder of a first start that was killed, and none with documents of another', async () => {
    await forget(empty.database)
    expect(await start(await folderOfAnother())).toBe('refused')
    const begun = newFolder()
    await writeInstallationId(join(begun, 'documents'), crypto.randomUUID())
    expect(await start(begun)).toBe('started')
  })
})
