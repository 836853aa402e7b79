import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Connection, openDatabase } from '../../platform/database/database.ts'
import { templateDatabase } from '../test-database.ts'
import { fillDatabase } from './fill-database.ts'

export interface FilledDatabase {
  readonly url: string
  readonly database: Connection
  readonly now: Date
  [Symbol.asyncDispose](): Promise<void>
}

/** New database with this number of claims. */
export async function filledDatabase(claims: number): Promise<FilledDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(inject('databaseUrl'))
  await admin.connect()
  await admin.query(`create database ${name} template ${templateDatabase}`)
  const url = Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href
  const now = new Date('2026-06-01T12:00:00Z')
  await fillDatabase(url, { claims, now })
  const database = openDatabase(url, { onError: () => undefined })
  return {
    url,
    database,
    now,
    async [Symbol.asyncDispose]() {
      await database.destroy()
      // No `force`: the statement waits for closing connections, which would report errors otherwise.
      await admin.query(`drop database ${name}`)
      await admin.end()
    },
  }
}
