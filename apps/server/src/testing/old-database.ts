import { randomUUID } from 'node:crypto'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { inject } from 'vitest'
import { type Connection, openDatabase } from '../platform/database/database.ts'
import { migrate, migrations } from '../platform/database/migrate.ts'

export interface OldDatabase {
  readonly url: string
  readonly database: Connection
  /** Brings it to the newest shape, as a start does. */
  migrate(): Promise<string>
  [Symbol.asyncDispose](): Promise<void>
}

/**
 * A database as an earlier version left it: with the migrations up to one, and none of the later; empty without one. Its
 * locale is that of the others, where none is given.
 */
export async function oldDatabase(last?: string, { locale }: { readonly locale?: string } = {}): Promise<OldDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(inject('databaseUrl'))
  await admin.connect()
  const ofLocale = locale === undefined ? '' : `template template0 locale_provider libc locale '${locale}'`
  await admin.query(`create database ${name} ${ofLocale}`)
  const url = Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href
  const database = openDatabase(url, { onError: () => undefined })
  if (last) {
    const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
    const { error } = await migrator.migrateTo(last)
    if (error) throw error
  }
  return {
    url,
    database,
    migrate: () => migrate(url),
    async [Symbol.asyncDispose]() {
      await database.destroy()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
