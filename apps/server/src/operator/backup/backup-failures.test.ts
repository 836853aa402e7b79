import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate, newestMigration } from '../../platform/database/migrate.ts'
import { createLog } from '../../platform/observability/log.ts'
import { readSettings, type Settings } from '../../platform/settings.ts'
import { type EmptyRestoreTarget, emptyRestoreTarget } from '../../testing/empty-restore-target.ts'
import { claimIn, dataOf, draftClaim } from '../../testing/file-claim.ts'
import { emptyDatabase } from '../../testing/fresh-database.ts'
import { confirmedUser } from '../../testing/sign-up.ts'
import { canMount, mountSmallDisk } from '../../testing/small-disk.ts'
import { testDraws } from '../../testing/test-seed.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { upload } from '../../testing/upload.ts'
import { packArchive } from '../archive/archive.ts'
import { writeArchiveFile } from '../archive/archive-file.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

const folder = mkdtempSync(join(tmpdir(), 'redress-backups-'))
const plain = join(folder, 'plain.tar.gz')
const encrypted = join(folder, 'encrypted.tar.gz.age')
const changed = join(folder, 'changed')
const passphrase = 'of some length or other'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
  await claimIn(server, opponents, 'DISPUTED')
  const claimId = await draftClaim(opponents)
  // Random data that does not compress, larger than the small disk.
  const draws = testDraws()
  const content = Uint8Array.from({ length: 3_000_000 }, () => 32 + draws.below(90))
  dataOf(await upload(opponents.plaintiff.client, claimId, { name: 'long.txt', content }))
  expect((await backUp(surroundings(), plain)).ok).toBe(true)
  expect((await backUp(surroundings({ BACKUP_PASSPHRASE: passphrase }), encrypted)).ok).toBe(true)
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const surroundings = (changes: Partial<Settings> = {}, signal = new AbortController().signal) => ({
  settings: { ...server.context.settings, ...changes },
  log: createLog('silent'),
  signal,
})

const restoreTo = (target: EmptyRestoreTarget, path: string, changes: Partial<Settings> = {}) =>
  restore({ ...surroundings(), settings: { ...target.settings, ...changes } }, path)

/** Backup with another manifest. */
async function withManifest(manifest: object): Promise<string> {
  const content = Buffer.from(JSON.stringify(manifest))
  async function* entries() {
    yield { name: 'redress.json', size: content.length, content: [content] as unknown as AsyncIterable<Uint8Array> }
  }
  const { signal } = new AbortController()
  await writeArchiveFile(
    changed,
    packArchive(entries(), () => ({})),
    { passphrase: null, signal },
  )
  return changed
}

const withBytes = (change: (bytes: Buffer) => Buffer): string => {
  writeFileSync(changed, change(readFileSync(plain)))
  return changed
}

const files: Record<string, [file: () => string | Promise<string>, line: RegExp, changes?: Partial<Settings>]> = {
  'is not there': [() => join(folder, 'absent'), /^There is no file .*absent\.$/],
  'is a folder': [() => folder, /^There is no file /],
  'is something else': [() => import.meta.filename, /^.* is no backup of Redress, or its beginning is damaged\.$/],
  'is empty': [() => withBytes(() => Buffer.alloc(0)), /is no backup of Redress/],
  'is cut off': [() => withBytes(bytes => bytes.subarray(0, -2_000_000)), /is damaged: .* Nothing was restored\.$/],
  'has another byte': [
    () => withBytes(bytes => Buffer.from(bytes.with(1_000_000, (bytes[1_000_000] ?? 0) ^ 1))),
    /is damaged: .* Nothing was restored\.$/,
  ],
  'is encrypted, and no passphrase is set': [() => encrypted, /is encrypted\. Set BACKUP_PASSPHRASE or /],
  'is encrypted with another passphrase': [
    () => encrypted,
    /^The passphrase is not the one that .* was encrypted with/,
    { BACKUP_PASSPHRASE: 'of another length' },
  ],
  'was made by a version with a later migration': [
    () => withManifest({ format: 1, migrations: [newestMigration, '9999-later'] }),
    /^The backup is newer than this version: it has 9999-later\. Restore it with the version that made it/,
  ],
  'was made with another schema from before the first release': [
    () => withManifest({ format: 1, migrations: ['0001-initial', '0058-backup-moments'] }),
    /^The backup is of another version from before the first release \(it has 0058-backup-moments\)\. Restore it with the/,
  ],
  'was made by a version with a later format': [
    () => withManifest({ format: 2, else: true }),
    /^The backup is newer than this version: its format is 2\. Restore it with/,
  ],
}

describe('a restore ends with one line, and leaves nothing, where its file', () => {
  test.each(Object.keys(files))('%s', async name => {
    const [file, line, changes] = files[name] ?? [() => '', /^$/]
    await using target = await emptyRestoreTarget()
    const { ok, text } = await restoreTo(target, await file(), changes)
    expect(ok).toBe(false)
    expect(text).toMatch(line)
    expect(text).not.toContain('\n')
    expect(await target.contents()).toEqual([])
  })
})

const usedTargets: Record<string, [use: (target: EmptyRestoreTarget) => unknown, line: RegExp]> = {
  'a database with the tables of Redress': [
    target => migrate(target.settings.DATABASE_URL ?? ''),
    /^The database of DATABASE_URL is not empty\. A backup is restored into an empty place alone: choose another\.$/,
  ],
  'a database of something else': [
    target => sql`create table things (id int)`.execute(target.database),
    /^The database of DATABASE_URL is not empty\./,
  ],
  'a folder with documents': [
    target => mkdirSync(join(target.folder, 'documents/some'), { recursive: true }),
    /^DATA_DIR \(.*\), which has documents, is not empty\. /,
  ],
  'a folder with a key': [
    target => writeFileSync(join(target.folder, 'secret.key'), 'kept'),
    /^DATA_DIR \(.*\), which has secret\.key, is not empty\. /,
  ],
  'what another restore works in': [target => mkdirSync(join(target.folder, 'restoring')), /is of another restore\./],
}

describe('a restore does nothing to', () => {
  test.each(Object.keys(usedTargets))('%s', async name => {
    const [use, line] = usedTargets[name] ?? [() => undefined, /^$/]
    await using target = await emptyRestoreTarget()
    await use(target)
    const before = await target.contents()
    const { ok, text } = await restoreTo(target, plain)
    expect(ok).toBe(false)
    expect(text).toMatch(line)
    expect(text).not.toContain('\n')
    expect(await target.contents()).toEqual(before)
  })
})

test('empty folders and extensions of the database are no reason to refuse', async () => {
  await using target = await emptyRestoreTarget()
  mkdirSync(join(target.folder, 'documents'))
  await sql`create extension pg_trgm`.execute(target.database)
  expect(await restoreTo(target, plain)).toMatchObject({ ok: true })
})

describe('a user of the database who is no superuser', () => {
  /** Runs with the same database under a user of its own. */
  async function asGuest(target: EmptyRestoreTarget, mayOwn: boolean, run: (databaseUrl: string) => Promise<void>) {
    const name = `guest_${randomUUID().replaceAll('-', '')}`
    const url = new URL(target.settings.DATABASE_URL ?? '')
    await sql`create role ${sql.ref(name)} login password 'guest'`.execute(target.database)
    if (mayOwn) {
      await sql`alter database ${sql.ref(url.pathname.slice(1))} owner to ${sql.ref(name)}`.execute(target.database)
    }
    try {
      await run(Object.assign(url, { username: name, password: 'guest' }).href)
    } finally {
      await sql`reassign owned by ${sql.ref(name)} to redress; drop owned by ${sql.ref(name)}`.execute(target.database)
      await sql`drop role ${sql.ref(name)}`.execute(target.database)
    }
  }

  test('restores and backs up where it owns the database', async () => {
    await using target = await emptyRestoreTarget()
    await asGuest(target, true, async databaseUrl => {
      const settings = { ...target.settings, DATABASE_URL: databaseUrl }
      expect(await restore({ ...surroundings(), settings }, plain)).toMatchObject({ ok: true })
      expect(await backUp({ ...surroundings(), settings }, join(folder, 'by-guest'))).toMatchObject({ ok: true })
    })
  })

  test('gets one line where it may not make tables', async () => {
    await using target = await emptyRestoreTarget()
    await asGuest(target, false, async databaseUrl => {
      const settings = { ...target.settings, DATABASE_URL: databaseUrl }
      const { ok, text } = await restore({ ...surroundings(), settings }, plain)
      expect({ ok, text }).toEqual({
        ok: false,
        text: expect.stringMatching(/^DATABASE_URL: its user may not make tables there \(.*\)\. Let the user own /),
      })
    })
    expect(await target.contents()).toEqual([])
  })
})

test('two backups that begin within one second have files of their own', async () => {
  const target = mkdtempSync(join(folder, 'at-once-'))
  const [one, other] = await Promise.all([backUp(surroundings(), target), backUp(surroundings(), target)])
  expect([one?.ok, other?.ok]).toEqual([true, true])
  expect(readdirSync(target)).toHaveLength(2)
})

describe('a backup ends with one line, and leaves no file, where', () => {
  test('its file is there already, or its folder is not', async () => {
    expect(await backUp(surroundings(), plain)).toEqual({
      ok: false,
      text: `${plain} is there already. Name another file, or a folder.`,
    })
    const absent = join(folder, 'absent')
    expect(await backUp(surroundings(), join(absent, 'file'))).toEqual({
      ok: false,
      text: `There is no folder ${absent}.`,
    })
  })

  test('the file of its passphrase cannot be read, or holds too little', async () => {
    const file = join(folder, 'passphrase')
    const before = readdirSync(folder)
    const { text } = await backUp(surroundings({ BACKUP_PASSPHRASE_FILE: file }), folder)
    expect(text).toMatch(/^BACKUP_PASSPHRASE_FILE \(.*passphrase\) cannot be read: ENOENT/)
    writeFileSync(file, 'short\n')
    expect((await backUp(surroundings({ BACKUP_PASSPHRASE_FILE: file }), folder)).text).toMatch(
      /^BACKUP_PASSPHRASE_FILE \(.*\): its content must be at least 16 characters$/,
    )
    rmSync(file)
    expect(readdirSync(folder)).toEqual(before)
  })

  test('nobody has used the database', async () => {
    await using empty = await emptyDatabase()
    expect(await backUp(surroundings({ DATABASE_URL: empty.url }), folder)).toEqual({
      ok: false,
      text: 'There is nothing to back up: no server has used the database.',
    })
  })

  test('there is no installation', async () => {
    const settings = readSettings({ DATA_DIR: join(folder, 'absent') })
    expect((await backUp({ ...surroundings(), settings }, folder)).text).toMatch(/^There is no database in DATA_DIR/)
    expect(existsSync(join(folder, 'absent'))).toBe(false)
  })

  test('it is stopped', async () => {
    const before = readdirSync(folder)
    expect(await backUp(surroundings({}, AbortSignal.abort()), folder)).toEqual({
      ok: false,
      text: 'Stopped. Nothing was backed up.',
    })
    expect(readdirSync(folder)).toEqual(before)
  })
})

test('a restore that is stopped while it fills the target leaves nothing', async () => {
  await using target = await emptyRestoreTarget()
  const stopping = new AbortController()
  const { signal } = stopping
  const ask = signal.throwIfAborted.bind(signal)
  signal.throwIfAborted = () => {
    if (existsSync(join(target.folder, 'restoring/documents'))) stopping.abort()
    ask()
  }
  expect(await restore({ ...surroundings({}, signal), settings: target.settings }, plain)).toEqual({
    ok: false,
    text: 'Stopped. Nothing was restored.',
  })
  expect(await target.contents()).toEqual([])
})

describe.skipIf(!canMount())('a full disk (where disks may be mounted)', () => {
  test('ends a backup', async () => {
    const disk = mountSmallDisk(join(folder, 'small'))
    try {
      const path = join(disk.folder, 'backup')
      expect(await backUp(surroundings(), path)).toEqual({
        ok: false,
        text: `The disk of ${path} is full. Nothing was backed up.`,
      })
      expect(readdirSync(disk.folder)).toEqual([])
    } finally {
      disk.remove()
    }
  })

  test('ends a restore', async () => {
    await using target = await emptyRestoreTarget()
    const disk = mountSmallDisk(join(folder, 'small'))
    try {
      const { ok, text } = await restoreTo(target, plain, { DATA_DIR: disk.folder })
      expect(ok).toBe(false)
      expect(text).toMatch(/^[^\n]*(?:disk|ENOSPC)[^\n]* Nothing was restored\.$/)
      expect(readdirSync(disk.folder)).toEqual([])
      expect(await target.contents()).toEqual([])
    } finally {
      disk.remove()
    }
  })
})
