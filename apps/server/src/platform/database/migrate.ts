import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { WrongSetting } from '../settings.ts'
import { longStatementLimit } from './connections.ts'
import { type Connection, openDatabase } from './database.ts'
import { lockTables } from './lock-tables.ts'
import * as baseline from './migrations/0001-baseline.ts'

/** PostgreSQL's code. */
const insufficientPrivilege = '42501'

/** Migrations in order. */
export const migrations: Record<string, Migration> = {
  [baseline.name]: { up: baseline.up },
}

/** Newest migration of this version. */
export const newestMigration = Object.keys(migrations).at(-1) ?? ''

/** Milliseconds for which a migration yields to running statements before it waits for its locks. */
const gentle = 30_000
/** Milliseconds between two tries, in which running statements go on. */
const pause = 1_000

type Migrations = Readonly<Record<string, Migration>>

const migratorOf = (database: Connection, provided: Migrations): Migrator =>
  new Migrator({ db: database, provider: { getMigrations: async () => provided } })

/** Wraps migrations so that each locks all tables before it begins. */
const givingWay = (provided: Migrations): Migrations =>
  Object.fromEntries(
    Object.entries(provided).map(([name, { up }]) => [
      name,
      {
        async up(transaction) {
          await lockTables(transaction)
          await up(transaction)
        },
      } satisfies Migration,
    ]),
  )

const gaveWay = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '57014'

/** Applied migrations; none in an empty database. */
export async function appliedMigrations(database: Connection): Promise<string[]> {
  const found = await sql<{
    isThere: boolean
  }>`select to_regclass('kysely_migration') is not null as "isThere"`.execute(database)
  if (!found.rows[0]?.isThere) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database)
  return rows.map(({ name }) => name)
}

/** Names of migrations that this version does not know: a newer version applied them. */
export const unknownMigrations = (names: readonly string[]): string[] => names.filter(name => !(name in migrations))

/** Migrates the transaction's database up to a migration; to the newest by default. */
export async function migrateWithin(transaction: Connection, last?: string): Promise<void> {
  const migrator = migratorOf(transaction, migrations)
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error) throw error
}

/**
 * Migrates the database to the newest schema, atomically and under the migrator's lock, so that several servers may
 * start at once. Other servers may go on running.
 * @returns a summary line
 * @throws WrongSetting with one line if the database is newer, or the user may not create tables
 */
export async function migrate(
  databaseUrl: string,
  {
    onStatement,
    provided = migrations,
  }: { readonly onStatement?: (statement: string) => void; readonly provided?: Migrations } = {},
): Promise<string> {
  const database = openDatabase(databaseUrl, {
    onError: () => undefined,
    statementLimit: longStatementLimit,
    ...(onStatement && { onStatement }),
  })
  try {
    const since = performance.now()
    let { error, results } = await migratorOf(database, givingWay(provided)).migrateToLatest()
    while (gaveWay(error)) {
      await delay(pause)
      const isGentle = performance.now() - since < gentle
      ;({ error, results } = await migratorOf(database, isGentle ? givingWay(provided) : provided).migrateToLatest())
    }
    if (!error)
      return `The database is at ${Object.keys(provided).at(-1)}. Migrations that were new to it: ${results?.length ?? 0}`
    if (isForbidden(error)) throw mayNotMakeTables(error.message, error)
    refuseOthers(await appliedMigrations(database), error)
    throw error
  } finally {
    await database.destroy()
  }
}

const isForbidden = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.code === insufficientPrivilege

export const mayNotMakeTables = (reason: string, cause?: unknown): WrongSetting =>
  new WrongSetting(`DATABASE_URL: its user may not make tables there (${reason}). Let the user own the database.`, {
    cause,
  })

/** True if these migrations belong to another schema from before the first release. */
export const haveOtherBaseline = ([first]: readonly string[]): boolean => first !== undefined && first !== baseline.name

/** @throws WrongSetting with one line if migrations of a newer version or of another schema are applied */
export function refuseOthers(applied: readonly string[], cause?: unknown): void {
  if (haveOtherBaseline(applied))
    throw new WrongSetting(
      `The database was made by another version from before the first release (it is at ${applied.at(-1)}), whose schema this program does not know. Start with an empty database, or start the version that made this one.`,
      { cause },
    )
  const unknown = unknownMigrations(applied).at(-1)
  if (unknown === undefined) return
  throw new WrongSetting(
    `The database is newer than this program: it is at ${unknown}, and this program knows ${newestMigration} at the latest. Start the version that brought it there, or a newer one.`,
    { cause },
  )
}

/**
 * Checks that a database has this version's schema; changes nothing.
 * @throws WrongSetting with one line if it is newer, older or another
 */
export async function checkSchema(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, { onError: () => undefined })
  try {
    const applied = await appliedMigrations(database)
    refuseOthers(applied)
    if (applied.length === Object.keys(migrations).length) return
    throw new WrongSetting(
      `The database is older than this program: it is at ${applied.at(-1) ?? 'no migration'}, and this program works with ${newestMigration}. Start the server of this version once, or run it with --role migrate.`,
    )
  } finally {
    await database.destroy()
  }
}
