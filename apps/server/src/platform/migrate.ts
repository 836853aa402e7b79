import { type Migration, Migrator } from 'kysely/migration'
import type { Connection } from './database.ts'
import * as initial from './migrations/0001-initial.ts'
import * as googleSignIns from './migrations/0002-google-sign-ins.ts'

const migrations: Record<string, Migration> = { '0001-initial': initial, '0002-google-sign-ins': googleSignIns }

/** Brings the database to the newest shape, under the migrator's lock, so that several servers may start at once. */
export async function migrate(database: Connection): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
