import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { archivedData } from '@redress/contract/archived-data.ts'
import type { ClaimLists, PartyClaim } from '@redress/contract/claim-views.ts'
import type { getDataExport } from '@redress/contract/data-export.ts'
import type { Document } from '@redress/contract/documents.ts'
import type { Output } from '@redress/contract/endpoint.ts'
import type { getNotifications } from '@redress/contract/notifications.ts'
import { proofPeriod } from '@redress/domain/people/account-changes.ts'
import { dataExportPause } from '@redress/domain/people/data-export.ts'
import { kept } from '@redress/domain/people/retention.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { fileStorage } from '../../adapters/storage/file-storage.ts'
import { claimIn, dataOf, draftClaim } from '../../testing/file-claim.ts'
import { jobsDone } from '../../testing/jobs-done.ts'
import { confirmedUser, password, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { unzipped } from '../../testing/unzipped.ts'
import { upload } from '../../testing/upload.ts'
import { sweep } from '../../wiring/daily-sweep.ts'
import { makeDataExport } from './make-data-export.ts'

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100', NOTICE_PERIOD: 'P365D' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  user = await confirmedUser(server)
})

type State = Output<typeof getDataExport>

const path = '/v1/users/data-export'
const stateOf = async ({ client }: TestUser) => dataOf<State>(await client.get(path))
const request = ({ client }: TestUser) => client.post(path)

async function signIn({ client, username }: TestUser): Promise<void> {
  dataOf(await client.post('/v1/auth/login', { username, password }))
}

async function download({ client }: TestUser) {
  const answer = await server.http.inject({ url: `${path}/file`, cookies: Object.fromEntries(client.cookies) })
  expect(answer.statusCode).toBe(200)
  return answer
}

/** Asks for the archive, waits until it is there, and opens it. */
async function archiveOf(owner: TestUser): Promise<ReadonlyMap<string, Buffer>> {
  dataOf(await request(owner))
  await jobsDone(server, 'make data export')
  const { rawPayload } = await download(owner)
  return unzipped(new Uint8Array(rawPayload))
}

/** Parsed data file of the archive. Keys that its schema does not name fail the test. */
function dataIn<Name extends keyof typeof archivedData>(
  archive: ReadonlyMap<string, Buffer>,
  name: Name,
  folder = '',
): z.output<(typeof archivedData)[Name]> {
  const data: unknown = JSON.parse(String(archive.get(`${folder}${name}`)))
  const parsed = archivedData[name].parse(data)
  expect(parsed).toEqual(data)
  return parsed as z.output<(typeof archivedData)[Name]>
}

const exportsFolder = () => join(server.context.settings.DATA_DIR, 'documents', 'exports')
const storedExports = () =>
  existsSync(exportsFolder())
    ? readdirSync(exportsFolder(), { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name))
    : []
const text = (name: string, content: string) => ({ name, content: new TextEncoder().encode(content) })

describe('the archive', { tags: 'SPEC-6-data-export' }, () => {
  test('of somebody without a claim says who they are, what was done, and how to read it', {
    tags: ['SPEC-7-GET-users-data-export', 'SPEC-7-POST-users-data-export', 'SPEC-7-GET-users-data-export-file'],
  }, async () => {
    expect(await stateOf(user)).toEqual({ archive: null, nextAt: null })
    const archive = await archiveOf(user)
    expect([...archive.keys()].sort()).toEqual(
      ['README.txt', 'schema.json', ...Object.keys(archivedData).filter(name => name !== 'claim.json')].sort(),
    )
    const account = dataIn(archive, 'account.json')
    expect(account).toEqual(dataOf((await user.client.get('/v1/auth')) as never))
    expect(dataIn(archive, 'activity.json').map(({ kind }) => kind)).toEqual(['data export requested', 'signed in'])
    expect(dataIn(archive, 'claims.json')).toMatchObject({ myClaims: [], accusedClaims: [] })
    expect(dataIn(archive, 'documents.json')).toEqual([])
    expect(dataIn(archive, 'notifications.json')).toEqual([])
    const readMe = String(archive.get('README.txt'))
    for (const name of [...Object.keys(archivedData), user.username]) expect(readMe).toContain(name)
    const schemas = JSON.parse(String(archive.get('schema.json'))) as Record<string, unknown>
    expect(Object.keys(schemas)).toEqual(Object.keys(archivedData))
  })

  test('is told of by mail and in the app, and says how large it is and until when it is there', async () => {
    const asked = dataOf<State>(await request(user))
    expect(asked.archive).toMatchObject({ madeAt: null, size: null, availableUntil: null })
    const mail = await server.inbox.take(user.email, /Your data is ready/)
    const { archive } = await stateOf(user)
    expect(archive?.availableUntil).toBe(
      new Date(new Date(archive?.madeAt ?? '').getTime() + kept.dataExports).toISOString(),
    )
    expect(mail.text).toContain('/dashboard/profile')
    const { notifications } = dataOf<Output<typeof getNotifications>>(await user.client.get('/v1/notifications'))
    expect(notifications).toMatchObject([
      { subject: 'Your data is ready to download', claimId: null, notificationType: 'CLAIM_PAID' },
    ])
    const { rawPayload, headers } = await download(user)
    expect(archive?.size).toBe(rawPayload.length)
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(rawPayload.length),
      'cache-control': 'private, no-store',
    })
  })

  test('speaks the language of its owner', async () => {
    dataOf(await user.client.patch('/v1/users', { language: 'de' }))
    const archive = await archiveOf(user)
    expect(String(archive.get('LIESMICH.txt'))).toContain('Bewahren Sie dieses Archiv')
  })

  test('holds every claim as its owner sees it, their own files, and nothing that is another’s', async () => {
    const opponent = await confirmedUser(server, { identificationId: 'OPPONENTS-OWN-ID' })
    const mine = { plaintiff: user, defendant: opponent }
    const filed = await claimIn(server, mine, 'PENDING_PUBLICATION')
    const disputed = await claimIn(server, mine, 'DISPUTED')
    const against = await claimIn(server, { plaintiff: opponent, defendant: user }, 'PENDING_PUBLICATION')
    const stranger = await confirmedUser(server)
    const elsewhere = await claimIn(server, { plaintiff: opponent, defendant: stranger }, 'PENDING_PUBLICATION')
    const draft = await draftClaim(mine)
    const [large, longName] = [new Uint8Array(5 * 1024 * 1024).fill(65), `${'名'.repeat(190)}.txt`]
    dataOf(await upload(user.client, filed, { name: 'large.txt', content: large }))
    dataOf(await upload(user.client, filed, text(longName, 'Two files')))
    dataOf(await upload(user.client, filed, text(longName, 'of one name')))
    dataOf(await upload(user.client, against, text('answer.txt', 'Paid in May')))
    dataOf(await upload(opponent.client, filed, text('theirs.txt', 'THE OPPONENT’S EVIDENCE')))
    dataOf(await upload(opponent.client, elsewhere, text('other.txt', 'EVIDENCE OF ANOTHER CLAIM')))
    dataOf(await user.client.post(`/v1/claims/${filed}/messages`, { text: 'Can we talk?' }))
    dataOf(await opponent.client.post(`/v1/claims/${elsewhere}/messages`, { text: 'WORDS OF ANOTHER CLAIM' }))
    await sql`
      insert into messages (claim_id, user_id, party, kind, text, created_at)
      select claim_id, user_id, party, kind, 'More.', created_at from messages, generate_series(1, 60) where claim_id = ${filed}
    `.execute(server.context.database)
    const archive = await archiveOf(user)

    const folders = [...archive.keys()].filter(name => name.endsWith('/claim.json')).map(name => name.split('/')[1])
    expect(folders.sort()).toEqual([filed, disputed, against, draft].sort())
    for (const id of [filed, disputed, against, draft]) {
      const archived = dataIn(archive, 'claim.json', `claims/${id}/`)
      expect(archived.claim).toEqual(dataOf<PartyClaim>(await user.client.get(`/v1/claims/${id}`)))
      expect(archived.history).toEqual(dataOf(await user.client.get(`/v1/actions/claims/${id}`)))
      expect({ payments: archived.payments }).toEqual(dataOf(await user.client.get(`/v1/claims/${id}/payments`)))
    }
    expect(dataIn(archive, 'claim.json', `claims/${filed}/`).messages.map(each => each.text)).toEqual([
      'Can we talk?',
      ...Array.from({ length: 60 }, () => 'More.'),
    ])
    const { myClaims, accusedClaims } = dataOf<ClaimLists>(await user.client.get('/v1/claims'))
    expect(dataIn(archive, 'claims.json')).toEqual({ myClaims, accusedClaims })

    const files = dataIn(archive, 'documents.json')
    const inFolders = [...archive.keys()].filter(name => name.includes('/documents/'))
    expect(files.map(file => file.path).sort()).toEqual(inFolders.sort())
    expect(files.map(file => file.state)).toEqual(files.map(() => 'whole'))
    const contentOf = (content: Uint8Array) => inFolders.filter(name => archive.get(name)?.equals(content))
    expect(contentOf(large)).toHaveLength(1)
    for (const each of ['Two files', 'of one name', 'Paid in May']) expect(contentOf(Buffer.from(each))).toHaveLength(1)

    const whole = [...archive.values()].map(String).join('\n')
    const { database } = server.context
    const users = await database.selectFrom('users').select(['password_hash', 'id']).execute()
    const keys = await database.selectFrom('documents').select('storage_key').execute()
    const secrets = [
      ...users.map(each => each.password_hash),
      ...keys.map(each => each.storage_key),
      ...['OPPONENTS-OWN-ID', 'THE OPPONENT’S EVIDENCE', 'EVIDENCE OF ANOTHER CLAIM', 'WORDS OF ANOTHER CLAIM'],
      elsewhere,
    ]
    expect(secrets.filter(secret => secret !== null && whole.includes(secret))).toEqual([])
  })

  test('says which files are damaged or missing on our side, and holds the others', async () => {
    const opponent = await confirmedUser(server)
    const claimId = await claimIn(server, { plaintiff: user, defendant: opponent }, 'PENDING_PUBLICATION')
    for (const name of ['whole.txt', 'damaged.txt', 'missing.txt'])
      dataOf<{ files: Document[] }>(await upload(user.client, claimId, text(name, name)))
    const { database, storage } = server.context
    const keyOf = async (name: string) => {
      const row = await database.selectFrom('documents').selectAll().where('file_name', '=', name).execute()
      return row.find(each => each.claim_id === claimId)?.storage_key ?? ''
    }
    await storage.delete(await keyOf('missing.txt'))
    const damaged = await keyOf('damaged.txt')
    await storage.delete(damaged)
    await storage.write(damaged, Readable.from(['altered']))
    const files = dataIn(await archiveOf(user), 'documents.json')
    expect(Object.fromEntries(files.map(({ fileName, state }) => [fileName, state]))).toMatchObject({
      'whole.txt': 'whole',
      'damaged.txt': 'damaged',
      'missing.txt': 'missing',
    })
  })
})

describe('is its owner’s alone:', { tags: 'SPEC-6-data-export' }, () => {
  test('asking for it and downloading it ask who is there, and are kept in the activity', {
    tags: 'SPEC-8-SIGN_IN_AGAIN',
  }, async () => {
    await archiveOf(user)
    server.clock.advance(proofPeriod)
    dataOf(await user.client.post('/v1/auth/refresh'))
    for (const answer of [await request(user), await user.client.get(`${path}/file`)])
      expect([answer.status, answer.body.code]).toEqual([403, 'SIGN_IN_AGAIN'])
    dataOf(await user.client.post('/v1/auth/prove-password', { password }))
    await download(user)
    const { events } = dataOf<{ events: { kind: string }[] }>(await user.client.get('/v1/users/activity'))
    const kinds = events.map(({ kind }) => kind)
    expect(kinds.filter(kind => kind.startsWith('data export'))).toEqual([
      'data export downloaded',
      'data export downloaded',
      'data export requested',
    ])
  })

  test('nobody else finds it', { tags: 'SPEC-8-DATA_EXPORT_NOT_FOUND' }, async () => {
    await archiveOf(user)
    const stranger = await confirmedUser(server)
    expect(await stateOf(stranger)).toEqual({ archive: null, nextAt: null })
    const answer = await stranger.client.get(`${path}/file`)
    expect([answer.status, answer.body.code]).toEqual([404, 'DATA_EXPORT_NOT_FOUND'])
  })
})

describe('time', { tags: 'SPEC-6-data-export' }, () => {
  test('lets somebody ask once a day; the next archive takes the place of the one before', {
    tags: 'SPEC-8-DATA_EXPORT_TOO_SOON',
  }, async () => {
    const before = storedExports()
    await archiveOf(user)
    const [first, ...others] = storedExports().filter(file => !before.includes(file))
    expect(others).toEqual([])
    server.clock.advance(dataExportPause - 1)
    await signIn(user)
    const refused = await request(user)
    expect([refused.status, refused.body.code]).toEqual([409, 'DATA_EXPORT_TOO_SOON'])
    server.clock.advance(1)
    expect((await stateOf(user)).nextAt).toBeNull()
    await archiveOf(user)
    const after = () => storedExports().filter(file => !before.includes(file))
    await expect.poll(after).toHaveLength(1)
    expect(after()).not.toContain(first)
  })

  test('deletes it after seven days', async () => {
    await archiveOf(user)
    server.clock.advance(kept.dataExports - 1)
    await signIn(user)
    await download(user)
    await sweep(server.context)
    expect((await stateOf(user)).archive).not.toBeNull()
    server.clock.advance(1)
    expect(await stateOf(user)).toEqual({ archive: null, nextAt: null })
    expect((await user.client.get(`${path}/file`)).body.code).toBe('DATA_EXPORT_NOT_FOUND')
    await sweep(server.context)
    await expect.poll(storedExports).toEqual([])
    const rows = await server.context.database.selectFrom('data_exports').select('id').execute()
    expect(rows).toEqual([])
  })
})

describe('whatever happens to the server that makes it,', { tags: 'SPEC-6-data-export' }, () => {
  const rowOf = ({ username }: TestUser) =>
    server.context.database
      .selectFrom('data_exports')
      .innerJoin('users', 'users.id', 'data_exports.user_id')
      .selectAll('data_exports')
      .where('users.username', '=', username)
      .executeTakeFirstOrThrow()

  /** Has an archive made once more. */
  async function begunAnew(owner: TestUser): Promise<string> {
    await archiveOf(owner)
    const { id } = await rowOf(owner)
    const { database } = server.context
    await database.updateTable('data_exports').set({ made_at: null, size: null }).where('id', '=', id).execute()
    return id
  }

  const storedOf = (exportId: string) => storedExports().filter(file => file.includes(exportId))

  /** As a server that died leaves it: the first part of the archive is written, and nothing comes after it. */
  async function diedMidway(exportId: string): Promise<void> {
    const { context } = server
    const folder = fileStorage(join(context.settings.DATA_DIR, 'documents'))
    const begun = Promise.withResolvers<void>()
    async function* firstPart(content: Readable) {
      for await (const part of content) {
        yield part
        begun.resolve()
        await new Promise(() => undefined)
      }
    }
    const write = (key: string, content: Readable) =>
      folder.write(key, Readable.from(firstPart(content), { objectMode: false }))
    void makeDataExport({ ...context, storage: { ...folder, write } }, { exportId })
    await begun.promise
  }

  test('the next one makes it whole, and nothing half is left', async () => {
    const exportId = await begunAnew(user)
    await diedMidway(exportId)
    expect(storedOf(exportId)).toEqual([expect.stringMatching(/\.partial$/)])
    expect((await stateOf(user)).archive?.madeAt).toBeNull()
    expect((await user.client.get(`${path}/file`)).body.code).toBe('DATA_EXPORT_NOT_FOUND')
    await makeDataExport(server.context, { exportId })
    expect(storedOf(exportId)).toEqual([expect.stringMatching(new RegExp(`${exportId}/[0-9a-f-]+$`))])
    const { rawPayload } = await download(user)
    expect((await unzipped(new Uint8Array(rawPayload))).has('account.json')).toBe(true)
  })

  test('a job that runs twice makes it once, and tells it once', async () => {
    await archiveOf(user)
    const row = await rowOf(user)
    await makeDataExport(server.context, { exportId: row.id })
    expect(await rowOf(user)).toEqual(row)
    const { notifications } = dataOf<Output<typeof getNotifications>>(await user.client.get('/v1/notifications'))
    expect(notifications).toHaveLength(1)
  })

  test('two tries at once leave one archive', async () => {
    const exportId = await begunAnew(user)
    const { context } = server
    await Promise.allSettled([makeDataExport(context, { exportId }), makeDataExport(context, { exportId })])
    expect(storedOf(exportId)).toHaveLength(1)
    await download(user)
  })

  test('an archive that is gone is asked for anew', async () => {
    await archiveOf(user)
    await server.context.storage.delete((await rowOf(user)).storage_key ?? '')
    expect((await user.client.get(`${path}/file`)).body.code).toBe('DATA_EXPORT_NOT_FOUND')
    expect(await stateOf(user)).toEqual({ archive: null, nextAt: null })
  })
})
