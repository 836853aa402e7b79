import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { WrongSetting } from '../settings.ts'
import { longStatementLimit } from './connections.ts'
import { type Connection, openDatabase } from './database.ts'
import { lockTables } from './lock-tables.ts'
import { up as initial } from './migrations/0001-initial.ts'
import { up as googleSignIns } from './migrations/0002-google-sign-ins.ts'
import { up as languages } from './migrations/0003-languages.ts'
import { up as deadlines } from './migrations/0004-deadlines.ts'
import { up as acts } from './migrations/0005-acts.ts'
import { up as paymentLinks } from './migrations/0006-payment-links.ts'
import { up as offers } from './migrations/0007-offers.ts'
import { up as records } from './migrations/0009-records.ts'
import { up as keptAnswers } from './migrations/0010-kept-answers.ts'
import { up as redeemCodeGenerations } from './migrations/0013-redeem-code-generations.ts'
import { up as contests } from './migrations/0014-contests.ts'
import { up as wrongPasswords } from './migrations/0016-wrong-passwords.ts'
import { up as addresses } from './migrations/0017-addresses.ts'
import { up as letters } from './migrations/0019-letters.ts'
import { up as accountChanges } from './migrations/0020-account-changes.ts'
import { up as readingSessions } from './migrations/0021-reading-sessions.ts'
import { up as corrections } from './migrations/0022-corrections.ts'
import { up as correspondence } from './migrations/0023-correspondence.ts'
import { up as publicWords } from './migrations/0024-public-words.ts'
import { up as reports } from './migrations/0024-reports.ts'
import { up as settledEarly } from './migrations/0024-settled-early.ts'
import { up as requestCounts } from './migrations/0025-request-counts.ts'
import { up as accountEvents } from './migrations/0026-account-events.ts'
import { up as gatheredMails } from './migrations/0027-gathered-mails.ts'
import { up as operatorActs } from './migrations/0027-operator-acts.ts'
import { up as sweeps } from './migrations/0027-sweeps.ts'
import { up as everyScript } from './migrations/0031-every-script.ts'
import { up as writtenAnswerFiles } from './migrations/0032-written-answer-files.ts'
import { up as secondFactor } from './migrations/0033-second-factor.ts'
import { up as dataExports } from './migrations/0034-data-exports.ts'
import { up as search } from './migrations/0037-search.ts'
import { up as closedAccounts } from './migrations/0038-closed-accounts.ts'
import { up as changes } from './migrations/0039-changes.ts'
import { up as recordNames } from './migrations/0040-record-names.ts'
import { up as searchUpkeep } from './migrations/0041-search-upkeep.ts'
import { up as publicChanges } from './migrations/0042-public-changes.ts'
import { up as publicNames } from './migrations/0043-public-names.ts'
import { up as publications } from './migrations/0044-publications.ts'
import { up as recordOutcomes } from './migrations/0045-record-outcomes.ts'
import { up as searchWords } from './migrations/0046-search-words.ts'
import { up as changesOfMany } from './migrations/0047-changes-of-many.ts'
import { up as recordKeys } from './migrations/0048-record-keys.ts'
import { up as changedRows } from './migrations/0049-changed-rows.ts'
import { up as withheldStreets } from './migrations/0050-withheld-streets.ts'
import { up as ownAnswers } from './migrations/0051-own-answers.ts'
import { up as withheldLetters } from './migrations/0051-withheld-letters.ts'
import { up as recordRules } from './migrations/0052-record-rules.ts'
import { up as installation } from './migrations/0053-installation.ts'
import { up as fullText } from './migrations/0056-full-text.ts'
import { up as googleProofs } from './migrations/0057-google-proofs.ts'
import { up as backupMoments } from './migrations/0058-backup-moments.ts'

/** PostgreSQL's code. */
const insufficientPrivilege = '42501'

/** In their order. */
export const migrations: Record<string, Migration> = {
  '0001-initial': { up: initial },
  '0002-google-sign-ins': { up: googleSignIns },
  '0003-languages': { up: languages },
  '0004-deadlines': { up: deadlines },
  '0005-acts': { up: acts },
  '0006-payment-links': { up: paymentLinks },
  '0007-offers': { up: offers },
  '0009-records': { up: records },
  '0010-kept-answers': { up: keptAnswers },
  '0013-redeem-code-generations': { up: redeemCodeGenerations },
  '0014-contests': { up: contests },
  '0016-wrong-passwords': { up: wrongPasswords },
  '0017-addresses': { up: addresses },
  '0019-letters': { up: letters },
  '0020-account-changes': { up: accountChanges },
  '0021-reading-sessions': { up: readingSessions },
  '0022-corrections': { up: corrections },
  '0023-correspondence': { up: correspondence },
  '0024-public-words': { up: publicWords },
  '0024-reports': { up: reports },
  '0024-settled-early': { up: settledEarly },
  '0025-request-counts': { up: requestCounts },
  '0026-account-events': { up: accountEvents },
  '0027-gathered-mails': { up: gatheredMails },
  '0027-operator-acts': { up: operatorActs },
  '0027-sweeps': { up: sweeps },
  '0031-every-script': { up: everyScript },
  '0032-written-answer-files': { up: writtenAnswerFiles },
  '0033-second-factor': { up: secondFactor },
  '0034-data-exports': { up: dataExports },
  '0037-search': { up: search },
  '0038-closed-accounts': { up: closedAccounts },
  '0039-changes': { up: changes },
  '0040-record-names': { up: recordNames },
  '0041-search-upkeep': { up: searchUpkeep },
  '0042-public-changes': { up: publicChanges },
  '0043-public-names': { up: publicNames },
  '0044-publications': { up: publications },
  '0045-record-outcomes': { up: recordOutcomes },
  '0046-search-words': { up: searchWords },
  '0047-changes-of-many': { up: changesOfMany },
  '0048-record-keys': { up: recordKeys },
  '0049-changed-rows': { up: changedRows },
  '0050-withheld-streets': { up: withheldStreets },
  '0051-own-answers': { up: ownAnswers },
  '0051-withheld-letters': { up: withheldLetters },
  '0052-record-rules': { up: recordRules },
  '0053-installation': { up: installation },
  '0056-full-text': { up: fullText },
  '0057-google-proofs': { up: googleProofs },
  '0058-backup-moments': { up: backupMoments },
}

/** What the database is at after a start of this version. */
export const newestMigration = Object.keys(migrations).at(-1) ?? ''

/** For how long a migration gives way to what servers are doing, before it waits for it, in milliseconds. */
const gentle = 30_000
/** In which they go on before it tries again. */
const pause = 1_000

const migratorOf = (database: Connection, provided = migrations): Migrator =>
  new Migrator({ db: database, provider: { getMigrations: async () => provided } })

/** The migrations, each of which takes all tables before it begins. */
const givingWay: typeof migrations = Object.fromEntries(
  Object.entries(migrations).map(([name, { up }]) => [
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

/** The migrations that a database has; none where nothing was ever migrated. */
export async function appliedMigrations(database: Connection): Promise<string[]> {
  const found = await sql<{
    isThere: boolean
  }>`select to_regclass('kysely_migration') is not null as "isThere"`.execute(database)
  if (!found.rows[0]?.isThere) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database)
  return rows.map(({ name }) => name)
}

/** Those of some migrations that this version does not know: a newer one has made them. */
export const unknownMigrations = (names: readonly string[]): string[] => names.filter(name => !(name in migrations))

/** Brings the database of a transaction to the shape after a migration; without one, to the newest. */
export async function migrateWithin(transaction: Connection, last?: string): Promise<void> {
  const migrator = migratorOf(transaction)
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error) throw error
}

/**
 * Brings the database to the newest shape, under the migrator's lock, so that several servers may start at once; all of
 * it or nothing, wherever it breaks off. It can be done while other servers run.
 * @returns a line that says what was done
 * @throws WrongSetting with one line where the database is newer, or does not let tables be made
 */
export async function migrate(databaseUrl: string, onStatement?: (statement: string) => void): Promise<string> {
  const database = openDatabase(databaseUrl, {
    onError: () => undefined,
    statementLimit: longStatementLimit,
    ...(onStatement && { onStatement }),
  })
  try {
    const since = performance.now()
    let { error, results } = await migratorOf(database, givingWay).migrateToLatest()
    while (gaveWay(error)) {
      await delay(pause)
      const isGentle = performance.now() - since < gentle
      ;({ error, results } = await migratorOf(database, isGentle ? givingWay : migrations).migrateToLatest())
    }
    if (!error) return `The database is at ${newestMigration}. Migrations that were new to it: ${results?.length ?? 0}`
    if (isForbidden(error)) throw mayNotMakeTables(error.message, error)
    refuseNewer(await appliedMigrations(database), error)
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

/** @throws WrongSetting with one line where a newer version has made some of a database's migrations */
export function refuseNewer(applied: readonly string[], cause?: unknown): void {
  const unknown = unknownMigrations(applied).at(-1)
  if (unknown === undefined) return
  throw new WrongSetting(
    `The database is newer than this program: it is at ${unknown}, and this program knows ${newestMigration} at the latest. Start the version that brought it there, or a newer one.`,
    { cause },
  )
}

/**
 * Looks whether a database has the shape that this program works with; changes nothing.
 * @throws WrongSetting with one line where it is newer or older
 */
export async function checkSchema(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, { onError: () => undefined })
  try {
    const applied = await appliedMigrations(database)
    refuseNewer(applied)
    if (applied.length === Object.keys(migrations).length) return
    throw new WrongSetting(
      `The database is older than this program: it is at ${applied.at(-1) ?? 'no migration'}, and this program works with ${newestMigration}. Start the server of this version once, or run it with --role migrate.`,
    )
  } finally {
    await database.destroy()
  }
}
