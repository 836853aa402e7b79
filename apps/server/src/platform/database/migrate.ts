import { type Migration, Migrator } from 'kysely/migration'
import { openDatabase } from './database.ts'
import { up as initial } from './migrations/0001-initial.ts'
import { up as googleSignIns } from './migrations/0002-google-sign-ins.ts'
import { up as languages } from './migrations/0003-languages.ts'
import { up as deadlines } from './migrations/0004-deadlines.ts'
import { up as acts } from './migrations/0005-acts.ts'
import { up as paymentLinks } from './migrations/0006-payment-links.ts'
import { up as offers } from './migrations/0007-offers.ts'
import { up as records } from './migrations/0009-records.ts'
import { up as keptAnswers } from './migrations/0010-kept-answers.ts'
import { up as contests } from './migrations/0012-contests.ts'

const migrations: Record<string, Migration> = {
  '0001-initial': { up: initial },
  '0002-google-sign-ins': { up: googleSignIns },
  '0003-languages': { up: languages },
  '0004-deadlines': { up: deadlines },
  '0005-acts': { up: acts },
  '0006-payment-links': { up: paymentLinks },
  '0007-offers': { up: offers },
  '0009-records': { up: records },
  '0010-kept-answers': { up: keptAnswers },
  '0012-contests': { up: contests },
}

/** Brings the database to the newest shape, under the migrator's lock, so that several servers may start at once. */
export async function migrate(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, { onError: () => undefined })
  try {
    const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
  } finally {
    await database.destroy()
  }
}
