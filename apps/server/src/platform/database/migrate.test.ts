import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase, type FreshDatabase, migratedDatabase } from '../../testing/fresh-database.ts'
import { laterMigrations } from '../../testing/later-migrations.ts'
import { WrongSetting } from '../settings.ts'
import { migrate, newestMigration } from './migrate.ts'

const names = Object.keys(laterMigrations)

/** Migrates in a child process; returns its exit code or signal. */
async function migrateElsewhere({ url }: FreshDatabase, killAfter?: number): Promise<unknown> {
  const env = { PATH: process.env.PATH, DATABASE_URL: url, ...(killAfter && { KILL_AFTER: String(killAfter) }) }
  const script = join(import.meta.dirname, '../../testing/migration-process.ts')
  const [code, signal] = await once(fork(script, { env, execArgv: [] }), 'exit')
  return code ?? signal
}

const migrated = async ({ database }: FreshDatabase): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database)
  return rows.map(({ name }) => name)
}

const kept = async ({ database }: FreshDatabase) => (await sql`select username from users`.execute(database)).rows

async function withRows(): Promise<FreshDatabase> {
  const old = await migratedDatabase()
  await sql`
    insert into users (username, first_name, last_name, address, city, identification_id, referral_code, language,
      created_at)
    values ('ada', 'Ada', 'Lovelace', '', '', 'AB123456', 'code', 'en', now())
  `.execute(old.database)
  return old
}

test.each([1, 2, 3])(
  'killed after migration %i of those that are new, it has changed nothing, and the next start does it all',
  async count => {
    await using old = await withRows()
    const before = await migrated(old)
    expect(await migrateElsewhere(old, count)).toBe('SIGKILL')
    expect(await migrated(old)).toEqual(before)
    expect(await migrateElsewhere(old)).toBe(0)
    expect(await migrated(old)).toEqual(names)
    expect(await kept(old)).toEqual([{ username: 'ada' }])
  },
)

test('killed while it makes the tables of an empty database, it has made none, and the next start does it all', async () => {
  await using empty = await emptyDatabase()
  expect(await migrateElsewhere(empty, 1)).toBe('SIGKILL')
  expect(
    (
      await sql`select from pg_class where relnamespace = 'public'::regnamespace and relname = 'users'`.execute(
        empty.database,
      )
    ).rows,
  ).toEqual([])
  expect(await migrateElsewhere(empty)).toBe(0)
  expect(await migrated(empty)).toEqual(names)
})

test('several processes at once migrate once, and one of them may be killed meanwhile', async () => {
  await using old = await withRows()
  const ends = await Promise.all([undefined, 2, undefined, undefined].map(count => migrateElsewhere(old, count)))
  // The process to be killed survives if another one has already done everything.
  expect(ends.filter(end => end !== 'SIGKILL')).toEqual(ends[1] === 'SIGKILL' ? [0, 0, 0] : [0, 0, 0, 0])
  expect(await migrated(old)).toEqual(names)
  expect(await kept(old)).toEqual([{ username: 'ada' }])
})

test('a database that a newer version has migrated is left as it is', async () => {
  await using old = await migratedDatabase()
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', ${new Date().toISOString()})`.execute(
    old.database,
  )
  await expect(migrate(old.url)).rejects.toThrow(WrongSetting)
  await expect(migrate(old.url)).rejects.toThrow(/^The database is newer than this program: it is at 9999-later, and /)
  expect(await migrated(old)).toEqual([newestMigration, '9999-later'])
})

test('a database with another schema from before the first release is refused, and left as it is', async () => {
  await using old = await emptyDatabase()
  await sql`
    create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
    insert into kysely_migration values ('0001-initial', '2026'), ('0058-backup-moments', '2026')
  `.execute(old.database)
  await expect(migrate(old.url)).rejects.toThrow(WrongSetting)
  await expect(migrate(old.url)).rejects.toThrow(
    /^The database was made by another version from before the first release /,
  )
  expect(await migrated(old)).toEqual(['0001-initial', '0058-backup-moments'])
})

test('while a server holds what a migration needs and needs what it holds, the migration gives way', async () => {
  await using old = await migratedDatabase()
  const statements: string[] = []
  const [gaveWay, hold] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const server = old.database.transaction().execute(async transaction => {
    await sql`lock table claims in row exclusive mode`.execute(transaction)
    hold.resolve()
    await gaveWay.promise
    // A migration that did not give way would hold this table by now and wait for the other: a deadlock.
    await sql`lock table users in row exclusive mode`.execute(transaction)
  })
  await hold.promise
  const migrating = migrate(old.url, {
    provided: laterMigrations,
    onStatement(statement) {
      statements.push(statement)
      if (statement.startsWith('lock table') || statement.startsWith('alter table users')) gaveWay.resolve()
    },
  })
  await server
  await migrating
  expect(await migrated(old)).toEqual(names)
  expect(statements.filter(statement => statement.startsWith('lock table')).length).toBeGreaterThan(1)
})
