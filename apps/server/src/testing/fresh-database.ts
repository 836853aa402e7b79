import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Connection, openDatabase } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'

export interface FreshDatabase {
  readonly url: string
  readonly database: Connection
  [Symbol.asyncDispose](): Promise<void>
}

/** Database without tables. */
export async function emptyDatabase(): Promise<FreshDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(inject('databaseUrl'))
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href
  const database = openDatabase(url, { onError: () => undefined })
  return {
    url,
    database,
    async [Symbol.asyncDispose]() {
      await database.destroy()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

/** Database with this version's schema and no rows. */
export async function migratedDatabase(): Promise<FreshDatabase> {
  const created = await emptyDatabase()
  await migrate(created.url)
  return created
}
