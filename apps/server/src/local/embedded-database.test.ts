import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createLog } from '../platform/observability/log.ts'
import { sharedMegabytes, startEmbeddedDatabase } from './embedded-database.ts'

const start = (folder: string) => startEmbeddedDatabase(folder, { log: createLog('silent'), isForTests: true })

let folders: string
let stopped: string
let count = 0

/** Data folder after a clean stop. */
const newFolder = () => {
  const folder = join(folders, String(count++))
  execFileSync('cp', ['-a', stopped, folder])
  return folder
}

beforeAll(async () => {
  folders = mkdtempSync(join(tmpdir(), 'redress-embedded-'))
  stopped = join(folders, 'stopped')
  const database = await start(stopped)
  await query(database.connectionString, 'create table kept (word text)')
  await query(database.connectionString, `insert into kept values ('kept')`)
  await database.stop()
})
afterAll(() => rmSync(folders, { recursive: true, force: true }))

async function query(connectionString: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(statement)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

const lockFile = (folder: string) => join(folder, 'data/postmaster.pid')
const postmasterOf = (folder: string) => Number(readFileSync(lockFile(folder), 'utf8').split('\n')[0])
const parentOf = (pid: number) => Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }))

const gigabyte = 1024 ** 3

test.each([
  ['a machine with 24 GB', 24 * gigabyte, 0, 1_024],
  ['a machine with 2 GB', 2 * gigabyte, 0, 512],
  ['a small machine', gigabyte / 4, 0, 128],
  ['a container that may have 1 GB', 24 * gigabyte, gigabyte, 256],
  ['a container that may have what there is not', gigabyte, 2 ** 63, 256],
])('of the memory of %s PostgreSQL takes its share', (_, total, constrained, megabytes) => {
  expect(sharedMegabytes(total, constrained)).toBe(megabytes)
})

test('PostgreSQL keeps as much of the database in memory as it was given', async () => {
  const database = await start(newFolder())
  try {
    const rows = await query(
      database.connectionString,
      `select pg_size_bytes(current_setting('shared_buffers'))::int / 1024 / 1024 as megabytes`,
    )
    expect(rows).toEqual([{ megabytes: sharedMegabytes(totalmem(), process.constrainedMemory()) }])
  } finally {
    await database.stop()
  }
})

const recovered: Record<string, (folder: string) => void> = {
  'an empty lock file': folder => writeFileSync(lockFile(folder), ''),
  'a lock file of something else': folder => writeFileSync(lockFile(folder), 'no number\n'),
  'a lock file whose process is another by now': folder =>
    writeFileSync(lockFile(folder), `${process.pid}\n${join(folder, 'data')}\n1700000000\n5432\n`),
  'a lock file whose process is gone': folder =>
    writeFileSync(lockFile(folder), `4194000\n${join(folder, 'data')}\n1700000000\n5432\n`),
  'a folder that others may read': folder => chmodSync(join(folder, 'data'), 0o755),
  'what a first start that was killed began': folder =>
    mkdirSync(join(folder, 'unfinished-17/base'), { recursive: true }),
}

test('an empty folder where the database belongs gets one', async () => {
  const folder = join(folders, String(count++))
  mkdirSync(join(folder, 'data'), { recursive: true })
  const database = await start(folder)
  expect(await query(database.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(readdirSync(folder).filter(each => each.startsWith('unfinished'))).toEqual([])
  await database.stop()
})

describe('a start recovers from', () => {
  test.each(Object.keys(recovered))('%s', async name => {
    const folder = newFolder()
    recovered[name]?.(folder)
    const database = await start(folder)
    expect(await query(database.connectionString, 'select word from kept')).toEqual([{ word: 'kept' }])
    expect(readdirSync(folder).filter(each => each.startsWith('unfinished'))).toEqual([])
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700)
    await database.stop()
    expect(existsSync(lockFile(folder))).toBe(false)
  })
})

const refused: Record<string, [spoil: (folder: string) => void, line: RegExp]> = {
  'a control file of zeros': [
    folder => writeFileSync(join(folder, 'data/global/pg_control'), Buffer.alloc(8192)),
    /PG_CONTROL_VERSION 0.*restore a backup, or move the folder away to begin anew\.$/,
  ],
  'no write-ahead log': [
    folder => {
      rmSync(join(folder, 'data/pg_wal'), { recursive: true })
    },
    /pg_wal.*restore a backup/,
  ],
  'the data of another major version': [
    folder => writeFileSync(join(folder, 'data/PG_VERSION'), '15\n'),
    /initialized by PostgreSQL version 15, which is not compatible.*Start the version of Redress that made it, or move/,
  ],
  'a folder that holds no database': [
    folder => {
      rmSync(join(folder, 'data/PG_VERSION'))
    },
    /not a valid data directory.*restore a backup/,
  ],
}

const expectRefusal = async (folder: string, line: RegExp) => {
  const failure = await start(folder).then(
    () => 'it started',
    (error: Error) => error.message,
  )
  expect(failure).toMatch(/^The embedded database does not start: /)
  expect(failure).toMatch(line)
  expect(failure).not.toContain('\n')
}

describe('a start ends with one line about', () => {
  test.each(Object.keys(refused))('%s', async name => {
    const [spoil, line] = refused[name] ?? [() => undefined, /./]
    const folder = newFolder()
    spoil(folder)
    await expectRefusal(folder, line)
  })

  test.skipIf(process.getuid?.() !== 0)('a folder of another user (as root only)', async () => {
    const folder = newFolder()
    chownSync(join(folder, 'data'), 1, 1)
    await expectRefusal(folder, /: Permission denied$/)
  })

  test('another process on the same folder, which goes on', async () => {
    const folder = newFolder()
    const first = await start(folder)
    await expectRefusal(folder, /another Redress uses the data in .*DATA_DIR/)
    expect(await query(first.connectionString, 'select word from kept')).toHaveLength(1)
    await first.stop()
  })
})

describe('at the same address the database answers again after', () => {
  const victims: Record<string, (folder: string) => number> = {
    'PostgreSQL was killed': postmasterOf,
    'the process that started it was killed': folder => parentOf(postmasterOf(folder)),
  }

  test.each(Object.keys(victims))('%s', { timeout: 40_000 }, async name => {
    const folder = newFolder()
    const database = await start(folder)
    const before = postmasterOf(folder)
    process.kill(victims[name]?.(folder) ?? 0, 'SIGKILL')
    await vi.waitFor(
      async () => {
        expect(postmasterOf(folder)).not.toBe(before)
        expect(await query(database.connectionString, 'select word from kept')).toEqual([{ word: 'kept' }])
      },
      { timeout: 30_000, interval: 100 },
    )
    await database.stop()
    expect(existsSync(lockFile(folder))).toBe(false)
    await expect(query(database.connectionString, 'select 1')).rejects.toThrow()
  })
})
