import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nouns } from '../../operator/nouns.ts'
import { freePorts } from '../../testing/free-ports.ts'
import { emptyDatabase, type FreshDatabase, migratedDatabase } from '../../testing/fresh-database.ts'
import { newestMigration } from './migrate.ts'

const source = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'redress-schema-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Settings required by processes of one role; the database is checked before any of them is used. */
const settings = {
  PATH: process.env.PATH,
  PORT: String(await freePorts(1)),
  DATA_DIR: folder,
  SMTP_URL: 'smtp://127.0.0.1:9',
  SOLANA_RPC_URL: 'http://127.0.0.1:9',
  SOLANA_CLUSTER: 'devnet',
  PAYMENT_RECIPIENT: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
  SECRET_KEY: 'a secret key of the tests of the schema',
  PUBLIC_URL: 'http://127.0.0.1:3000',
}

/** Exit code and output of a program that ends by itself. */
const run = (program: string, databaseUrl: string): Promise<{ code: unknown; output: string; line: string }> =>
  new Promise(resolve => {
    const parameters = program.split(' ').map((part, index) => (index === 0 ? join(source, part) : part))
    const env = { ...settings, DATABASE_URL: databaseUrl }
    execFile(process.execPath, parameters, { env, timeout: 60_000 }, (error, output, line) =>
      resolve({ code: error ? error.code : 0, output, line }),
    )
  })

/** First verb of each noun; the other verbs of `backup` need no migrated database. */
const commands = [...nouns].map(([name, { usage }]) => `operator/main.ts ${name} ${usage[0]?.split(' ')[0]}`.trimEnd())
const roles = ['all', 'api', 'worker', 'migrate'].map(role => `main.ts --role ${role}`)

describe('a database of another version is told in one line, and nothing is done with it', () => {
  let newer: FreshDatabase
  let older: FreshDatabase
  beforeAll(async () => {
    newer = await migratedDatabase()
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2050-01-01T00:00:00.000Z')`.execute(
      newer.database,
    )
    older = await emptyDatabase()
  })
  afterAll(async () => {
    await newer[Symbol.asyncDispose]()
    await older[Symbol.asyncDispose]()
  })

  test.each([...roles, ...commands])('newer: %s', async program => {
    expect(await run(program, newer.url)).toEqual({
      code: 1,
      output: '',
      line: `The database is newer than this program: it is at 9999-later, and this program knows ${newestMigration} at the latest. Start the version that brought it there, or a newer one.\n`,
    })
  })

  // Backups must work on an older schema too: an upgrade begins with one.
  test.each(commands.filter(name => !name.includes('backup')))('older: %s', async program => {
    expect(await run(program, older.url)).toEqual({
      code: 1,
      output: '',
      line: `The database is older than this program: it is at no migration, and this program works with ${newestMigration}. Start the server of this version once, or run it with --role migrate.\n`,
    })
  })
})

test('--role migrate brings the database up to date and ends, and needs nothing but the database', async () => {
  await using old = await emptyDatabase()
  const said = (count: string) => ({
    code: 0,
    output: expect.stringMatching(
      `^The database is at ${newestMigration}\\. Migrations that were new to it: ${count}\n$`,
    ),
    line: '',
  })
  expect(await run('main.ts --role migrate', old.url)).toEqual(said('[1-9]\\d*'))
  expect(await run('main.ts --role migrate', old.url)).toEqual(said('0'))
})
