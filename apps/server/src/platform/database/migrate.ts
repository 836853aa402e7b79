import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { WrongSetting } from '../settings.ts'
import { longStatementLimit } from './connections.ts'
import { type Connection, openDatabase } from './database.ts'
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
}

/** The migrations of a database that this version does not know: a newer one has made them. */
async function unknownMigrations(database: Connection): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database)
  return rows.map(({ name }) => name).filter(name => !(name in migrations))
}

/**
 * Brings the database to the newest shape, under the migrator's lock, so that several servers may start at once; all of
 * it or nothing, wherever it breaks off.
 * @throws WrongSetting with one line where the database is newer, or does not let tables be made
 */
export async function migrate(databaseUrl: string, onStatement?: (statement: string) => void): Promise<void> {
  const database = openDatabase(databaseUrl, {
    onError: () => undefined,
    statementLimit: longStatementLimit,
    ...(onStatement && { onStatement }),
  })
  try {
    const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
    const { error } = await migrator.migrateToLatest()
    if (!error) return
    if (error instanceof pg.DatabaseError && error.code === insufficientPrivilege) {
      throw new WrongSetting(
        `DATABASE_URL: its user may not make tables there (${error.message}). Let the user own the database.`,
        { cause: error },
      )
    }
    const [unknown] = await unknownMigrations(database)
    if (unknown === undefined) throw error
    throw new WrongSetting(
      `The database is newer than this version: it has ${unknown}. Start the version that made it, or a newer one.`,
      { cause: error },
    )
  } finally {
    await database.destroy()
  }
}
