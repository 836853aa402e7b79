import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { startServerOn, type TestServer } from './server-on-database.ts'
import { templateDatabase } from './test-database.ts'

export type { TestServer }

/** Maps the connection string, for example through a gate. */
type ReachDatabase = (databaseUrl: string) => Promise<string>

/** Copy of the template database, which is dropped with the whole server after the run. */
async function copiedDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(inject('databaseUrl'))
  await admin.connect()
  await admin.query(`create database ${name} template ${templateDatabase}`)
  await admin.end()
  return Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href
}

/** Starts the whole server with real parts on a database of its own; `settings` are environment variables. */
export const startTestServer = async (
  settings: Record<string, string> = {},
  reach: ReachDatabase = async databaseUrl => databaseUrl,
): Promise<TestServer> => startServerOn(await reach(await copiedDatabase()), settings)
